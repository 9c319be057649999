// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readSavedInstruments } from '../../../../contracts/api/account/consumerPaymentApi.ts'
import type { InputOf } from '../../../../contracts/api/endpoint.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { fill, press, sees, textsOf, tick, valueOf } from '../pressing.ts'
import { signedIn, toBilling } from '../shopSteps.ts'
import { savedCard } from './savedCard.ts'

let screen: Screen
afterEach(() => screen.close())

test('ACC-30 ACC-32 a card that was kept is chosen before anybody types, once the account has told of it, and pays', async () => {
  const known = savedCard.find(({ to }) => to === readSavedInstruments)
  let asked = 0
  let tell: () => void = () => undefined
  const until = new Promise<void>((resolve) => (tell = resolve))
  screen = await openScreen('/en-us/checkout', {
    answers: [
      ...savedCard,
      {
        to: readSavedInstruments,
        answer: async (input: InputOf<typeof readSavedInstruments>) => {
          asked += 1
          await until
          return known?.answer(input as never)
        },
      },
    ],
    before: async (tab) => {
      await signedIn(tab)
      await toBilling(tab)
    },
  })
  await sees('main h2, main legend', 'Billing address')
  await expect.poll(() => asked).toBeGreaterThan(0)
  expect(valueOf('Card number')).toBeUndefined()
  tell()
  const chosen = () => textsOf('.choice:has(input:checked) .choice-name')
  await expect.poll(chosen).toContain('Visa ending 4242')
  expect(valueOf('Card number')).toBeUndefined()
  await press('Continue to review')
  await sees('main button', 'Place order')
  await expect.poll(() => screen.tab.views.checkout.card?.state).toBe('saved')
  await expect.poll(() => screen.tab.views.cart.totals.total.estimated).toBe(false)
  const paid = screen.shop.arrivals.filter(({ name }) => name === 'addPaymentInstrument')
  expect(paid.map(({ body }) => JSON.stringify(body))).toEqual([expect.stringContaining('"c-1"')])
  await press('Place order')
  await sees('main h1', 'Thank you for your order')
})

test('ACC-30 ACC-32 a card that is typed is kept when asked for', async () => {
  screen = await openScreen('/en-us/checkout', {
    answers: [...savedCard, says(readSavedInstruments, { payment_instruments: [] })],
    before: async (tab) => {
      await signedIn(tab)
      await toBilling(tab)
    },
  })
  await fill('Card number', '4242 4242 4242 4242')
  await fill('Expiration (MM/YY)', '12/39')
  await fill('Security code', '123')
  await tick(/^Save this card to my account/)
  await press('Continue to review')
  await expect.poll(() => screen.tab.views.checkout.card?.state).toBe('saved')
  const [paid] = screen.shop.arrivals.filter(({ name }) => name === 'addPaymentInstrument')
  expect(paid?.body).toMatchObject({ keep: true })
})
