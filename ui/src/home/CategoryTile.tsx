import { Link } from 'react-router-dom'
import { Contours } from '../art/Contours.tsx'
import { sizedPicture } from '../catalog/sizedPicture.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { Tile } from './tilesOf.ts'

export function CategoryTile({ tile, isBig }: { readonly tile: Tile; readonly isBig: boolean }) {
  const t = useCopy('shell')
  const { name, path, total, picture, tint } = tile
  const side = isBig ? 580 : 290
  return (
    <li className="tile" data-big={isBig || undefined}>
      <div className={`plate tint-${tint}`}>
        {isBig && <Contours name="tile" />}
        <img
          src={sizedPicture(picture.url, side, side)}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="tile-words">
        <h3>
          <Link to={path}>{name}</Link>
        </h3>
        <span className="meta figures">{isBig ? t.styleCount({ count: total }) : total}</span>
      </div>
    </li>
  )
}
