import type { StorefrontEntry } from '../../../contracts/api/catalogue.ts'

type Department = StorefrontEntry['departments'][number]
type Child = Department['children'][number]
type Pictured = Child & Required<Pick<Child, 'picture' | 'tint'>>

export type Tile = Omit<Pictured, 'categoryId'>

/** The first department, large, then one kind from each of the next four. */
export const tilesOf = ([first, ...others]: StorefrontEntry['departments']): readonly Tile[] => {
  const own = first?.children.find(isPictured)
  if (!first || !own) return []
  const kinds = others.slice(0, places.length).flatMap(({ children }, index) => {
    const pictured = children.filter(isPictured)
    return pictured[Math.min(places[index] ?? 0, pictured.length - 1)] ?? []
  })
  return [{ ...own, name: first.name, path: first.path, total: first.total }, ...kinds]
}

/** Departments of clothes begin with shoes, which are already there: a shell, a down jacket, a child's jacket, and a pack. */
const places = [1, 2, 1, 0]

const isPictured = (child: Child): child is Pictured => child.picture !== undefined && child.tint !== undefined
