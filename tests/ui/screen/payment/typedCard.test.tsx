// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { setShippingAddress } from '../../../../contracts/api/cart/cartDeliveryApi.ts'
import { addPaymentInstrument } from '../../../../contracts/api/cart/cartPaymentApi.ts'
import type { Endpoint } from '../../../../contracts/api/endpoint.ts'
import { sampleAddress } from '../../../../tools/simulate/shopper/sampleShopper.ts'
import { openScreen } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { fill, press, sees, textsOf, valueOf } from '../pressing.ts'
import { toBilling, toCart } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

const fields = ['Card number', 'Expiration (MM/YY)', 'Security code', 'Name on card']
const typed = () => fields.map(valueOf)

const fillCard = async (): Promise<void> => {
  await fill('Card number', '4242 4242 4242 4242')
  await fill('Expiration (MM/YY)', '12/39')
  await fill('Security code', '123')
}

const payAndOrder = async (): Promise<void> => {
  await fillCard()
  await press('Continue to review')
  await expect.poll(() => screen.tab.views.checkout.card?.state).toBe('saved')
  await expect.poll(() => screen.tab.views.cart.totals.total.estimated).toBe(false)
  await press('Place order')
  await sees('main h1', 'Thank you for your order')
  expect(screen.shop.model.orders).toHaveLength(1)
}

/** Holds the calls of an endpoint until they are released to the shop. */
const holds = (to: Endpoint): { readonly answer: FixedAnswer; held(): number; release(): void } => {
  let held = 0
  let release: (answer: undefined) => void = () => undefined
  const until = new Promise<undefined>((resolve) => (release = resolve))
  const answer = (): Promise<undefined> => {
    held += 1
    return until
  }
  return { answer: { to, answer }, held: () => held, release: () => release(undefined) }
}

describe('a card that went with the worker', () => {
  test('ERR-11 is asked for again, with its expiry and name kept and its number and code not', async () => {
    const call = holds(addPaymentInstrument)
    screen = await openScreen('/en-us/checkout', { answers: [call.answer], before: toBilling })
    await fillCard()
    await fill('Name on card', 'W. Holloway')
    await press('Continue to review')
    await expect.poll(call.held).toBe(1)
    screen.reload()
    await sees('main', /Visa ending 4242/)
    await expect.poll(typed).toEqual(['', '12/39', '', 'W. Holloway'])
    screen.reload()
    await expect.poll(typed).toEqual(['', '12/39', '', 'W. Holloway'])
    call.release()
    await payAndOrder()
  })

  test('PAY-01 ERR-11 before the shop has it is asked for first, after an order and a reload, and nothing else is', async () => {
    // The card waits behind the address, which the shop does not take before the release.
    const call = holds(setShippingAddress)
    screen = await openScreen('/en-us/checkout', {
      answers: [call.answer],
      before: async (tab) => {
        await toCart(tab)
        tab.dispatch({ _tag: 'SubmitShipping', address: sampleAddress })
        await expect.poll(() => tab.views.checkout.step).toBe('billing')
      },
    })
    await fillCard()
    await press('Continue to review')
    await sees('main button', 'Place order')
    await expect.poll(call.held).toBe(1)
    screen.reload()
    await press('Place order')
    await sees('.place-order .state-line', /^We’re checking your order\./)
    call.release()
    await sees(
      '.checkout-main > .refusal p',
      /^We couldn’t place your order\. Enter your payment details again first\./,
    )
    expect(textsOf('.checkout-main > .refusal').join()).not.toMatch(/We could not find/)
    await sees('main', /Please enter your card again\./)
    await payAndOrder()
  })
})
