import { Skeleton } from '../components/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useDepartments } from '../shell/FrontContext.ts'
import { CategoryTile } from './CategoryTile.tsx'
import { tilesOf } from './tilesOf.ts'
import './CategoryTiles.css'

export function CategoryTiles() {
  const t = useCopy('home')
  const tiles = tilesOf(useDepartments())
  return (
    <section className="page section">
      <div className="section-head">
        <h2 className="heading">{t.tilesTitle()}</h2>
      </div>
      <ul className="tiles">
        {tiles.length === 0
          ? Array.from({ length: 5 }, (_, index) => (
              <li key={index} className="tile" data-big={index === 0 || undefined}>
                <Skeleton ratio={index === 0 ? '12 / 13' : '1'} />
              </li>
            ))
          : tiles.map((tile, index) => <CategoryTile key={tile.path} tile={tile} isBig={index === 0} />)}
      </ul>
    </section>
  )
}
