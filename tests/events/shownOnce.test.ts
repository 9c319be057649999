import { freeze, produce } from 'immer'
import { expect, test } from 'vitest'
import { emptyCart } from '../../core/domain/cart/cart.ts'
import { shownLines } from '../../core/domain/cart/shownLines.ts'
import { wholeBasket } from '../support/everyEvent.ts'
import { pendingChange } from '../support/sampleShop.ts'

const addedTo = freeze({ ...emptyCart(), basket: wholeBasket })
const [first] = shownLines(addedTo)

test('CART-16 the lines of one cart are worked out once for all that ask', () => {
  expect(shownLines(addedTo)).toBe(shownLines(addedTo))
})

test('CART-16 a cart in the middle of a change shows each change so far, and the cart before it stays as it was', () => {
  const key = first?.key ?? ''
  const quantities: (number | undefined)[] = []
  produce(addedTo, (cart) => {
    quantities.push(shownLines(cart)[0]?.quantity)
    cart.pending.push(pendingChange({ kind: 'SetQuantity', key, quantity: 7 }))
    quantities.push(shownLines(cart)[0]?.quantity)
  })
  expect(quantities).toEqual([first?.quantity, 7])
  expect(shownLines(addedTo)[0]?.quantity).toBe(first?.quantity)
})
