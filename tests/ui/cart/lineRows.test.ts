import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LineView, RemovedView } from '../../../contracts/views/lineView.ts'
import { lineRows } from '../../../ui/src/cart/LineList.tsx'
import { lineView } from './lineView.ts'

const line = (lineKey: string, group: LineView['group'] = 'home'): LineView => lineView(lineKey, { group })
const removed = (lineKey: string, position: number): RemovedView => ({
  removal: `r-${lineKey}`,
  name: lineKey,
  lineKey,
  position,
})
const keys = (cart: Parameters<typeof lineRows>[0]) =>
  lineRows(cart).map(({ group, rows }) => [
    group,
    ...rows.map((row) => (row.kind === 'line' ? row.line.lineKey : `-${row.removed.lineKey}`)),
  ])

test('CART-30 lines to be delivered come before lines to be picked up, each under its group', () => {
  expect(keys({ lines: [line('a'), line('p', 'pickup'), line('b')], removed: [] })).toEqual([
    ['home', 'a', 'b'],
    ['pickup', 'p'],
  ])
  expect(keys({ lines: [line('p', 'pickup')], removed: [] })).toEqual([['pickup', 'p']])
})

describe('with removed lines among the others', () => {
  test('CART-18 each keeps its place until it is put back', () => {
    expect(keys({ lines: [line('a'), line('c')], removed: [removed('b', 1)] })).toEqual([['home', 'a', '-b', 'c']])
    expect(keys({ lines: [], removed: [removed('a', 0)] })).toEqual([['home', '-a']])
    expect(keys({ lines: [], removed: [] })).toEqual([])
  })

  test('CART-30 every line and every removed line is shown exactly once', () => {
    const lines = fc.array(fc.constantFrom<LineView['group']>('home', 'pickup'), { maxLength: 12 })
    const gone = fc.array(fc.nat(20), { maxLength: 5 })
    fc.assert(
      fc.property(lines, gone, (groups, positions) => {
        const cart = {
          lines: groups.map((group, at) => line(`l${at}`, group)),
          removed: positions.map((position, at) => removed(`x${at}`, position)),
        }
        const rowKeys = keys(cart).flatMap(([, ...rows]) => rows)
        expect([...rowKeys].sort()).toEqual(
          [...cart.lines.map(({ lineKey }) => lineKey), ...cart.removed.map(({ lineKey }) => `-${lineKey}`)].sort(),
        )
      }),
    )
  })
})
