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
 * CAT-73: the views of the colourway, the first one large; below lg a row to swipe, each with its place in it. CAT-69: a
 * press shows one on the whole screen.
 */
export const Gallery = ({ product: { name, tint }, pictures }: GalleryProps) => {
  const t = useCopy('product')
  return (
    <div className={`gallery tint-${tint}`} role="group" aria-label={t.pictures()}>
      {pictures.map(({ url, alt }, place) => {
        const side = place === 0 ? 640 : 400
        return (
          <button
            key={url}
            type="button"
            aria-haspopup="dialog"
            data-place={`${place + 1} / ${pictures.length}`}
            onClick={() => openDialog('zoom', { name, tint, pictures, first: place })}
          >
            <Plate>
              <img
                src={sizedPicture(url, side, side)}
                alt={alt}
                width={side}
                height={side}
                loading={place < 2 ? 'eager' : 'lazy'}
                fetchPriority={place === 0 ? 'high' : 'auto'}
              />
            </Plate>
          </button>
        )
      })}
    </div>
  )
}
