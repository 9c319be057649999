import { describe, expect, test } from 'vitest'
import { violationsOnWalk } from './support/axe.ts'
import type { Look } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import { walks } from './support/states/walks.ts'

const shop = useShop()
const narrow = { width: 390, dark: true } as const
const wide = { width: 1440, dark: false } as const
const bright = { width: 390, dark: false } as const
const dim = { width: 1440, dark: true } as const

/** Each list of looks is a separate walk, because the controls of the search depend on the width. */
const looks: Readonly<Record<keyof typeof walks, readonly (readonly Look[])[]>> = {
  browsing: [[bright, dim]],
  searching: [[bright], [dim]],
  buying: [[wide, narrow]],
  delivery: [[wide, narrow]],
  loading: [[narrow]],
  'fifty lines': [[wide]],
  French: [[narrow]],
  lists: [[narrow, wide]],
  account: [[wide, narrow]],
  member: [[narrow, wide]],
  answer: [[wide, narrow]],
  'put aside': [[narrow, wide]],
  'order under way': [[wide, narrow]],
  'French stores': [[narrow, wide]],
  release: [[narrow, wide]],
  'full disk': [[wide, narrow]],
  blocks: [[bright, dim]],
  consent: [[narrow, wide]],
  event: [[wide, narrow]],
  letters: [[narrow, wide]],
}
const judged = Object.entries(looks).flatMap(([walk, each]) =>
  each.map((seen) => ({
    walk: walk as keyof typeof walks,
    seen,
    widths: seen.map(({ width }) => width).join(' and '),
  })),
)

describe.for(judged)('axe, $walk at $widths', ({ walk, seen }) => {
  test('finds nothing in any state at any width', { timeout: 300_000 }, async () => {
    expect(await violationsOnWalk(await shop.visitor(seen[0]), walks[walk], seen)).toEqual([])
  })
})
