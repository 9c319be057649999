import { useRef } from 'react'
import type { Product } from '../../../contracts/api/catalogue.ts'
import { sizedPicture } from '../catalog/sizedPicture.ts'
import { useRailEnds } from '../catalog/useRailEnds.ts'
import { useCopy } from '../copy/useCopy.ts'
import './Gallery.css'

export interface GalleryProps {
  readonly pictures: Product['colourways'][number]['pictures']
  readonly tint: Product['tint']
}

/** Both pictures of the colourway and a close-up of the first; below lg a row to swipe, reachable by keyboard while it scrolls. */
export function Gallery({ pictures, tint }: GalleryProps) {
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
      <div className="plate">
        <img
          src={sizedPicture(first.url, 640, 640)}
          alt={first.alt}
          width="640"
          height="640"
          loading="eager"
          fetchPriority="high"
        />
      </div>
      <div className="plate">
        <img src={sizedPicture(second.url, 400, 400)} alt={second.alt} width="400" height="400" decoding="async" />
      </div>
      <div className="plate gallery-near" aria-hidden="true">
        <img src={sizedPicture(first.url, 640, 640)} alt="" width="640" height="640" decoding="async" />
      </div>
    </div>
  )
}
