import { useRef } from 'react'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import { sizedPicture } from '../components/product/sizedPicture.ts'
import { Plate } from '../components/product/ProductPlate.tsx'
import { useRailEnds } from '../components/browsing/useRailEnds.ts'
import { useCopy } from '../copy/useCopy.ts'
import './Gallery.css'

export interface GalleryProps {
  readonly pictures: Product['colourways'][number]['pictures']
  readonly tint: Product['tint']
}

/**
 * Both pictures of the colourway and a close-up of the first; below lg a row to swipe, reachable by keyboard while it
 * scrolls.
 */
export const Gallery = ({ pictures, tint }: GalleryProps) => {
  const t = useCopy('product')
  const row = useRef<HTMLDivElement>(null)
  const ends = useRailEnds(row, pictures.length)
  const [first, second = first] = pictures
  const doesScroll = !(ends.isAtStart && ends.isAtEnd)
  return (
    <div
      ref={row}
      className={`gallery tint-${tint}`}
      role="group"
      aria-label={t.pictures()}
      {...(doesScroll ? { tabIndex: 0 } : {})}
    >
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
      <Plate>
        <img src={sizedPicture(second.url, 400, 400)} alt={second.alt} width="400" height="400" decoding="async" />
      </Plate>
      <Plate className="gallery-near" aria-hidden="true">
        <img src={sizedPicture(first.url, 640, 640)} alt="" width="640" height="640" decoding="async" />
      </Plate>
    </div>
  )
}
