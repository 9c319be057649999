// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readProduct } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import {
  cancelOrder,
  createReturnLabel,
  downloadInvoice,
  trackOrder,
} from '../../../../contracts/api/cart/purchaseApi.ts'
import type { InputOf } from '../../../../contracts/api/endpoint.ts'
import type { Exchange, TrackedOrder } from '../../../../contracts/api/entities/purchase.ts'
import { sampleBoot } from '../../product/sampleBoot.ts'
import { focusedName, gone } from '../content/onScreen.ts'
import { inTurn, loses, openScreen, refusal, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { choose, fill, press, sees, textsOf, valueOf } from '../pressing.ts'
import { deliveredOrder } from '../sampleOrders.ts'
import { toSummary } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

/** The same order at the station that it has reached. */
const orderAt = (status: TrackedOrder['status'], changes: Partial<TrackedOrder> = {}): TrackedOrder => ({
  ...deliveredOrder,
  status,
  tracking: [{ shipmentId: 's-1', steps: [{ status, at: Date.now() }] }],
  ...changes,
})

const isAt = (station: string) => sees('.shipment-track li[aria-current=step] b', station)

test('ORD-08 ORD-09 is tracked by a guest with number and e-mail, and cancelled once the connection is back', async () => {
  let status: TrackedOrder['status'] = 'confirmed'
  const body = ({ orderNumber }: InputOf<typeof trackOrder>['body']) => orderAt(status, { orderNumber })
  screen = await openScreen('/en-us/checkout', {
    answers: [
      {
        to: trackOrder,
        answer: (input: InputOf<typeof trackOrder>) =>
          input.body.email === 'wren.holloway@example.com'
            ? { _tag: 'Confirmed', body: body(input.body), replayed: false }
            : refusal('ORD400', { message: 'We could not find this order.' }),
      },
      loses(cancelOrder),
    ],
    before: toSummary,
  })
  await press('Place order')
  await press('Track this order')
  const number = screen.shop.model.orders[0]?.orderNumber ?? ''
  await expect.poll(() => valueOf('Order number')).toBe(number)
  expect(valueOf('Email')).toBe('wren.holloway@example.com')
  await fill('Email', 'somebody.else@example.com')
  await press('Track order')
  await sees('main .refusal p', 'We could not find this order. Check the order number and the email address.')
  expect([valueOf('Order number'), valueOf('Email')]).toEqual([number, 'somebody.else@example.com'])
  await fill('Email', 'wren.holloway@example.com')
  await press('Track order')
  await expect.poll(focusedName).toBe(`Order ${number}`)
  await isAt('Confirmed')
  expect(textsOf('main button').join()).not.toMatch(/invoice/)

  await press('Cancel order')
  await expect.poll(focusedName).toBe('Yes, cancel order')
  await press('Yes, cancel order')
  await sees('main .refusal p', 'We couldn’t cancel this order. We couldn’t connect. Please try again.')
  status = 'cancelled'
  screen.hears(says(cancelOrder, orderAt('cancelled')))
  await press('Yes, cancel order')
  await sees('.order-status', /^Canceled ?You’ve canceled your order\./)
  await isAt('Canceled')
  await expect.poll(() => textsOf('main button')).not.toContain('Cancel order')
})

describe('an order that has arrived', () => {
  const exchange: Exchange = {
    sku: 'HARROWCANV-MOSS-095',
    colourName: 'Moss',
    sizeLabel: '9½',
    status: 'reserved',
    until: Date.UTC(2027, 0, 12),
  }
  const returned = (changes: Partial<Exchange>): TrackedOrder => ({
    ...deliveredOrder,
    returns: [
      {
        labelUrl: '/documents/return-1.pdf',
        at: Date.now(),
        items: [{ itemId: 'i-1', qty: 1, exchange: { ...exchange, ...changes } }],
      },
    ],
  })

  test('ORD-21 ORD-15 is exchanged for another size: reserved with the return, sold out said in words, and sent when it arrives', async () => {
    const asked: unknown[] = []
    screen = await openScreen('/en-us/track-order?order=CN-1', {
      answers: [
        says(trackOrder, deliveredOrder),
        says(readProduct, sampleBoot),
        inTurn(
          refuses(createReturnLabel, 'INV700'),
          says(createReturnLabel, ({ body }) => {
            asked.push(...body.items)
            return { labelUrl: '/documents/return-1.pdf' }
          }),
        ),
      ],
    })
    await fill('Email', 'wren.holloway@example.com')
    await fill('ZIP code', '80302')
    await press('Track order')
    await press('Get return label')
    await sees('.return-items .refusal p', 'That didn’t work. Choose at least one item.')
    await choose('Quantity to return: Style A-1, Moss, 9', '1')
    await choose('Instead of Style A-1, Moss, 9', 'HARROWCANV-MOSS-095')
    expect(textsOf('.return-items option')).toEqual(['None', '1', 'Refund', 'Moss, 9½'])
    await press('Get return label')
    await sees(
      '.return-items .refusal p',
      'That didn’t work. The size or color you chose has just sold out. Please choose another one or a refund.',
    )
    screen.hears(says(trackOrder, returned({})))
    await press('Get return label')
    await sees(
      '.exchange-state',
      'Replacement Moss, 9½, reserved until your return arrives, but no later than January 12, 2027.',
    )
    expect(asked).toEqual([{ itemId: 'i-1', qty: 1, exchangeFor: 'HARROWCANV-MOSS-095' }])
    await gone('.return-items')

    const parcel = { carrier: 'Waymark Parcel', trackingUrl: '/carrier/WM1' }
    screen.hears(says(trackOrder, returned({ status: 'shipped', ...parcel })))
    await press('Track order')
    await sees('.exchange-state', /^Replacement Moss, 9½, on its way\. ?Track with Waymark Parcel$/)
    expect(document.querySelector('.exchange-state a')?.getAttribute('href')).toBe('/carrier/WM1')
    expect(textsOf('main').join()).not.toMatch(/We’ve refunded/)
  })
})

describe('the credit notes of an order', () => {
  const creditNotes = [{ number: 'C2026-000007', total: 12_000, issuedAt: Date.UTC(2026, 4, 4) }]
  const asked: InputOf<typeof downloadInvoice>['body'][] = []

  test('ORD-24 stand beside its invoice, and each is saved as a file, with what the guest has entered', async () => {
    screen = await openScreen('/en-us/track-order?order=CN-7K4M-92XQ', {
      answers: [
        says(trackOrder, orderAt('cancelled', { creditNotes })),
        inTurn(
          refuses(downloadInvoice, 'ORD409'),
          says(downloadInvoice, ({ body }) => {
            asked.push(body)
            return new Uint8Array([37, 80, 68, 70])
          }),
        ),
      ],
    })
    await fill('Email', 'wren.holloway@example.com')
    await fill('ZIP code', '80302')
    await press('Track order')
    await press('Download credit note C2026-000007 (PDF)')
    await sees('.order-acts .refusal p', 'That didn’t work. We could not find this order.')
    await press('Download credit note C2026-000007 (PDF)')
    await expect.poll(() => asked).toHaveLength(1)
    expect(asked).toEqual([
      {
        orderId: deliveredOrder.orderNumber,
        creditNote: 'C2026-000007',
        email: 'wren.holloway@example.com',
        postalCode: '80302',
      },
    ])
    await sees('[role=status], [aria-live]', /We’ve saved your credit note\./)
  })
})
