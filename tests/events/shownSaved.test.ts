import { expect, test } from 'vitest'
import { emptyCart } from '../../core/domain/cart/cart.ts'
import type { CartChange } from '../../core/domain/cart/changes/cartChange.ts'
import { isInBasket, shownSaved } from '../../core/domain/saved/saved.ts'
import type { SavedLine } from '../../core/domain/saved/saved.ts'
import { change, held, line, rebuild } from '../commands/owed/owing.ts'
import { wholeBasket } from '../support/everyEvent.ts'

const saved = (key: string, more: Partial<SavedLine> = {}): SavedLine => ({
  ...line({ key }),
  itemId: `i-${key}`,
  available: true,
  ...more,
})
const shown = (items: readonly SavedLine[], ...changes: readonly CartChange[]) =>
  shownSaved({ saveForLaterId: 's', items, refresh: null }, { pending: changes.map((wanted) => change(wanted)) }).map(
    ({ key, quantity, available, isWaiting }) => [key, quantity, available, isWaiting],
  )
const save = (key: string): CartChange => ({
  kind: 'SaveLine',
  key: `cart-${key}`,
  line: line({ key, quantity: 3 }),
  asItem: false,
})
const items = [saved('A'), saved('B', { available: false })]

test('FAV-13 what the server keeps is shown as it is; what is put aside stands first and waits', () => {
  expect(shown(items)).toEqual([
    ['A', 2, true, false],
    ['B', 2, false, false],
  ])
  expect(shown(items, save('C'))).toEqual([
    ['C', 3, true, true],
    ['A', 2, true, false],
    ['B', 2, false, false],
  ])
  expect(shown(items, save('B'))).toEqual([
    ['B', 5, true, true],
    ['A', 2, true, false],
  ])
})

test('FAV-13 what is moved to the cart or taken out is saved no more, at once; other wishes change nothing', () => {
  expect(shown(items, { kind: 'MoveToCart', line: line({ key: 'A' }), phase: 'add' })).toEqual([['B', 2, false, false]])
  expect(shown(items, { kind: 'RemoveSaved', line: line({ key: 'B' }) })).toEqual([['A', 2, true, false]])
  expect(shown(items, { kind: 'AddItem', line: line({ key: 'A' }) }, { kind: 'ApplyCoupon', code: 'X' })).toHaveLength(
    2,
  )
  expect(shown(items, save('C'), { kind: 'RemoveSaved', line: line({ key: 'C' }) })).toHaveLength(2)
})

test('FAV-13 the server has a line in the cart when it is in its basket; one that is yet to be put back is not', () => {
  const cart = {
    ...emptyCart(),
    basket: { ...wholeBasket, lines: [held({ key: 'A' })] },
    rebuild: { ...rebuild, lines: [held({ key: 'LOST' })] },
  }
  expect(['A', 'LOST', 'B'].map((key) => isInBasket(cart, key))).toEqual([true, false, false])
})
