import { describe, expect, test } from 'vitest'
import { emptyCart } from '../../core/domain/cart/cart.ts'
import type { CartChange } from '../../core/domain/cart/changes/cartChange.ts'
import { isInBasket, shownSaved } from '../../core/domain/saved/saved.ts'
import type { SavedLine } from '../../core/domain/saved/saved.ts'
import { pendingChange, confirmedLine, line, rebuild } from '../support/sampleShop.ts'
import { wholeBasket } from '../support/everyEvent.ts'

const saved = (key: string, more: Partial<SavedLine> = {}): SavedLine => ({
  ...line({ key }),
  itemId: `i-${key}`,
  available: true,
  ...more,
})
const savedRows = (items: readonly SavedLine[], ...changes: readonly CartChange[]) =>
  shownSaved(
    { saveForLaterId: 's', items, refresh: null },
    { pending: changes.map((wanted) => pendingChange(wanted)) },
  ).map(({ key, quantity, available, isWaiting }) => [key, quantity, available, isWaiting])
const save = (key: string): CartChange => ({
  kind: 'SaveLine',
  key: `cart-${key}`,
  line: line({ key, quantity: 3 }),
  asItem: false,
})
const items = [saved('A'), saved('B', { available: false })]

describe('the saved list', () => {
  test('FAV-13 shows the items that the server keeps as they are', () => {
    expect(savedRows(items)).toEqual([
      ['A', 2, true, false],
      ['B', 2, false, false],
    ])
  })

  test('FAV-13 shows a line saved for later first as waiting, added to its quantity that is saved already', () => {
    expect(savedRows(items, save('C'))).toEqual([
      ['C', 3, true, true],
      ['A', 2, true, false],
      ['B', 2, false, false],
    ])
    expect(savedRows(items, save('B'))).toEqual([
      ['B', 5, true, true],
      ['A', 2, true, false],
    ])
  })

  test('FAV-13 loses an item at once that is moved to the cart or removed', () => {
    expect(savedRows(items, { kind: 'MoveToCart', line: line({ key: 'A' }), phase: 'add' })).toEqual([
      ['B', 2, false, false],
    ])
    expect(savedRows(items, { kind: 'RemoveSaved', line: line({ key: 'B' }) })).toEqual([['A', 2, true, false]])
    expect(savedRows(items, save('C'), { kind: 'RemoveSaved', line: line({ key: 'C' }) })).toHaveLength(2)
  })

  test('FAV-13 stays as it is through other changes of the cart', () => {
    expect(
      savedRows(items, { kind: 'AddItem', line: line({ key: 'A' }) }, { kind: 'ApplyCoupon', code: 'X' }),
    ).toHaveLength(2)
  })
})

test.each([
  ['A', true],
  ['LOST', false],
  ['B', false],
])('FAV-13 the server has the line %s in its basket: %s', (key, isThere) => {
  const cart = {
    ...emptyCart(),
    basket: { ...wholeBasket, lines: [confirmedLine({ key: 'A' })] },
    rebuild: { ...rebuild, lines: [confirmedLine({ key: 'LOST' })] },
  }
  expect(isInBasket(cart, key)).toBe(isThere)
})
