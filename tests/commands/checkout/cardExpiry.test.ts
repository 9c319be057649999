import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Command } from '../../../contracts/commands.ts'
import { decide } from '../../../core/commands/decide.ts'
import { viewCart } from '../../../core/events/cart/viewCart.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { atBilling, atSummary } from '../../support/checkoutWalk.ts'
import { shopperWith } from '../../support/sampleShop.ts'

const signedIn = { _tag: 'v1.SignedIn', site: 'us', consumerType: 'REGISTERED', at: 1, basketId: null } as const
const shops = {
  billing: atBilling().driver.shop(),
  express: atBilling(undefined, [signedIn]).driver.shop(),
  summary: atSummary().driver.shop(),
}
const card = { ...sampleCard, expiryMonth: 6, expiryYear: 2027 }
const payingWith = shopperWith(
  { checkout: { card: { face: card, secretRef: 's', state: 'saved' as const } } },
  shops.summary,
)

/** Each command that is rejected for an expired card, by the device's clock and the server's. */
const decisionsAt: Readonly<
  Record<string, (times: { readonly at: number; readonly serverAt?: number | null }) => unknown>
> = {
  SubmitBilling: (times) =>
    decide(shops.billing, {
      _tag: 'SubmitBilling',
      commandId: 'd',
      address: sampleAddress,
      card,
      secretRef: 's',
      ...times,
    } as Command),
  CheckOutExpress: (times) =>
    decide(shops.express, {
      _tag: 'CheckOutExpress',
      commandId: 'd',
      shipping: sampleAddress,
      billing: sampleAddress,
      card,
      savedCardId: 'k',
      ...times,
    } as Command),
  PlaceOrder: (times) =>
    decide(payingWith, {
      _tag: 'PlaceOrder',
      commandId: 'd',
      shownTotal: viewCart(payingWith.cart).totals.total.minor,
      online: true,
      ...times,
    } as Command),
}
const over = { _tag: 'CardExpired' }
const lastMoment = Date.UTC(2027, 6, 1) - 1

test.each(Object.entries(decisionsAt))(
  'PAY-18 %s judges a card by the server’s time, however many years the device’s clock is off',
  (_name, ask) => {
    const anyClock = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2060, 0) })
    fc.assert(
      fc.property(anyClock, (at) => {
        expect(ask({ at, serverAt: lastMoment })).not.toEqual(over)
        expect(ask({ at, serverAt: lastMoment + 1 })).toEqual(over)
        expect(ask({ at, serverAt: null })).not.toEqual(over)
      }),
    )
  },
)

test.each(Object.entries(decisionsAt))(
  'PAY-18 %s of a log from before the server’s time was known comes to what it came to then',
  (_name, ask) => {
    expect(ask({ at: lastMoment })).toEqual(expect.not.objectContaining(over))
    expect(ask({ at: lastMoment + 1 })).toEqual(over)
  },
)
