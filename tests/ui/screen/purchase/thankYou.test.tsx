// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { placeOrder } from '../../../../contracts/api/cart/orderApi.ts'
import type { Order } from '../../../../contracts/api/entities/order.ts'
import { sampleProduct } from '../../../support/sampleProducts.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { press, sees, textsOf } from '../pressing.ts'
import { deliveredOrder } from '../sampleOrders.ts'
import { toCart, toSummary } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

const receipt = /^We’ve emailed a receipt to \S+@\S+\.$/

describe('ORD-13 after the receipt, the confirmation says', () => {
  const [shipment] = deliveredOrder.shipments
  const sentBy = (...codes: readonly Order['shipments'][number]['shippingMethod']['code'][]): Order => ({
    ...deliveredOrder,
    shipments: codes.flatMap((code, place) =>
      shipment ? [{ ...shipment, shipmentId: `s-${place}`, shippingMethod: { ...shipment.shippingMethod, code } }] : [],
    ),
  })

  test.each([
    { order: sentBy('standard'), next: /We’ll email you when it ships\.$/ },
    { order: sentBy('pickup'), next: /We’ll email you when it’s ready for pickup\.$/ },
    { order: sentBy('home', 'pickup'), next: /We’ll email you about each shipment\.$/ },
    { order: sentBy('digital'), next: receipt },
  ])('what the next email is about: $next', async ({ order, next }) => {
    screen = await openScreen('/en-us/checkout', { answers: [says(placeOrder, order)], before: toSummary })
    await press('Place order')
    await expect
      .poll(() => textsOf('.thank-you-lede').map((text) => text.trim()))
      .toEqual([expect.stringMatching(next)])
  })
})

test('CART-41 a cart of gift cards does not promise a return', async () => {
  const products = [sampleProduct('A-1', { isDigital: true })]
  screen = await openScreen('/en-us/cart', { products, before: toCart })
  await sees('.summary-column > .meta', 'We accept cards, PayPal and Klarna.')
})

test('CART-41 a cart of goods says how long they can be returned', async () => {
  screen = await openScreen('/en-us/cart', { before: toCart })
  await sees('.summary-column > .meta', 'We accept cards, PayPal and Klarna. Sixty days to return, worn or not.')
})
