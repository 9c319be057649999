import type { CartView } from '../../../contracts/views/cartView.ts'
import type { LineView, RemovedView } from '../../../contracts/views/lineView.ts'

export type LineRow =
  | { readonly kind: 'line'; readonly line: LineView }
  | { readonly kind: 'removed'; readonly removed: RemovedView }

/** CART-30: the cart's rows by group, home first; a removed line stands where it stood. */
export const lineRows = ({
  lines,
  removed,
}: Pick<CartView, 'lines' | 'removed'>): readonly {
  readonly group: LineView['group']
  readonly rows: readonly LineRow[]
}[] => {
  const groups = groupOrder.map((group) => ({
    group,
    rows: lines.filter((line) => line.group === group).map((line): LineRow => ({ kind: 'line', line })),
  }))
  const filled = groups.filter(({ rows }) => rows.length > 0)
  const first = filled[0] ?? { group: 'home' as const, rows: [] }
  const withRemoved = { ...first, rows: inPlace(first.rows, removed) }
  return withRemoved.rows.length === 0 ? [] : [withRemoved, ...filled.slice(1)]
}

const groupOrder = ['home', 'pickup'] as const

const inPlace = (rows: readonly LineRow[], removed: readonly RemovedView[]): readonly LineRow[] =>
  [...removed]
    .sort((a, b) => a.position - b.position)
    .reduce<readonly LineRow[]>(
      (so, each) => so.toSpliced(Math.min(each.position, so.length), 0, { kind: 'removed', removed: each }),
      rows,
    )
