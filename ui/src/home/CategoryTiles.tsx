import { Link } from 'react-router-dom'
import type { StorefrontEntry } from '../../../contracts/api/entities/catalogue.ts'
import { Contours } from '../art/Contours.tsx'
import { Plate } from '../components/basic/ProductPlate.tsx'
import { sizedPicture } from '../components/basic/sizedPicture.ts'
import { Skeleton } from '../components/basic/Skeleton.tsx'
import { Section } from '../components/browsing/Section.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useDepartments } from '../bridge/core/FrontContext.ts'
import './CategoryTiles.css'

export const CategoryTiles = () => {
  const t = useCopy('home')
  const tiles = tilesOf(useDepartments())
  return (
    <Section title={t.tilesTitle()}>
      <ul className="tiles">
        {tiles.length === 0
          ? Array.from({ length: 5 }, (_, index) => (
              <li key={index} className="tile" data-big={index === 0 || undefined}>
                <Skeleton ratio={index === 0 ? '12 / 13' : '1'} />
              </li>
            ))
          : tiles.map((tile, index) => <CategoryTile key={tile.path} tile={tile} isBig={index === 0} />)}
      </ul>
    </Section>
  )
}

const CategoryTile = ({ tile, isBig }: { readonly tile: Tile; readonly isBig: boolean }) => {
  const t = useCopy('shell')
  const { name, path, total, picture, tint } = tile
  const side = isBig ? 580 : 290
  return (
    <li className="tile" data-big={isBig || undefined}>
      <Plate tint={tint}>
        {isBig && <Contours name="tile" />}
        <img
          src={sizedPicture(picture.url, side, side)}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
        />
      </Plate>
      <div className="tile-words">
        <h3>
          <Link to={path}>{name}</Link>
        </h3>
        <span className="meta figures">{isBig ? t.styleCount({ count: total }) : total}</span>
      </div>
    </li>
  )
}

type Department = StorefrontEntry['departments'][number]
type Child = Department['children'][number]
type Pictured = Child & Required<Pick<Child, 'picture' | 'tint'>>

type Tile = Omit<Pictured, 'categoryId'>

/** The first department, large, then one kind from each of the next four. */
const tilesOf = ([first, ...others]: StorefrontEntry['departments']): readonly Tile[] => {
  const own = first?.children.find(isPictured)
  if (!first || !own) return []
  const kinds = others.slice(0, places.length).flatMap(({ children }, index) => {
    const pictured = children.filter(isPictured)
    return pictured[Math.min(places[index] ?? 0, pictured.length - 1)] ?? []
  })
  return [{ ...own, name: first.name, path: first.path, total: first.total }, ...kinds]
}

/**
 * Clothing departments begin with shoes, which are shown already: a shell, a down jacket, a child's jacket, and a pack.
 */
const places = [1, 2, 1, 0]

const isPictured = (child: Child): child is Pictured => child.picture !== undefined && child.tint !== undefined
