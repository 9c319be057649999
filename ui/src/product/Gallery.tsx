import { useRef } from 'react'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import { Plate } from '../components/product/ProductPlate.tsx'
import { sizedPicture } from '../components/product/sizedPicture.ts'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../state/dialogStore.ts'
import './Gallery.css'

export interface GalleryProps {
  readonly product: Pick<Product, 'name' | 'tint'>
  readonly pictures: Product['colourways'][number]['pictures']
}

/**
 * Both pictures of the colourway and a close-up of the first; below lg a row to swipe. CAT-69: a press shows one on the
 * whole screen.
 */
export const Gallery = ({ product: { name, tint }, pictures }: GalleryProps) => {
  const t = useCopy('product')
  const button = useRef<HTMLButtonElement>(null)
  const [first, second = first] = pictures
  const open = (place: number, isNear = false) => openDialog('zoom', { name, tint, pictures, first: place, isNear })
  return (
    <div className={`gallery tint-${tint}`} role="group" aria-label={t.pictures()}>
      <button ref={button} type="button" aria-haspopup="dialog" onClick={() => open(0)}>
        <Plate>
          <img
            src={sizedPicture(first.url, 640, 640)}
            alt={first.alt}
            width="640"
            height="640"
            loading="eager"
            fetchPriority="high"
          />
        </Plate>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => open(1)}>
        <Plate>
          <img src={sizedPicture(second.url, 400, 400)} alt={second.alt} width="400" height="400" decoding="async" />
        </Plate>
      </button>
      <Plate
        className="gallery-near"
        aria-hidden="true"
        onClick={() => {
          // What is hidden from assistive technology must not get the focus back.
          button.current?.focus({ preventScroll: true })
          open(0, true)
        }}
      >
        <img src={sizedPicture(first.url, 640, 640)} alt="" width="640" height="640" decoding="async" />
      </Plate>
    </div>
  )
}
