// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readProfile } from '../../../../contracts/api/account/consumerApi.ts'
import {
  changeSavedInstrument,
  readSavedInstruments,
  removeSavedInstrument,
  saveInstrument,
} from '../../../../contracts/api/account/consumerPaymentApi.ts'
import type { PaymentInstrument } from '../../../../contracts/api/entities/paymentInstrument.ts'
import { readToasts } from '../../../../ui/src/state/toastStore.ts'
import { focusedName, gone, pressAt } from '../content/onScreen.ts'
import { loses, openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { fill, press, sees, textsOf, valueOf } from '../pressing.ts'
import { sampleProfile } from '../sampleProfile.ts'
import { signedIn } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

const cardOf = (id: string, brand: 'visa' | 'mastercard', last4: string, main: boolean): PaymentInstrument => ({
  paymentInstrumentId: id,
  payment_method_id: 'CREDIT_CARD',
  card: { main, brand, last4, expiryMonth: 12, expiryYear: 2039, holder: 'Wren Holloway' },
})
const visa = cardOf('c-1', 'visa', '4242', true)

/** A page of the account whose cards these are. */
const openCards = async (path: string, ...cards: readonly PaymentInstrument[]): Promise<void> => {
  screen = await openScreen(`/en-us/account/${path}`, {
    answers: [
      says(readProfile, { consumerProfile: sampleProfile }),
      says(readSavedInstruments, ({ query }) => ({
        payment_instruments: query.payment_method_id?.startsWith('REWARD') ? [] : cards,
      })),
    ],
    before: signedIn,
  })
}

const saveCard = (): Promise<void> => press('Save card')
const isDone = (): Promise<void> => gone('main button[aria-busy=true]')

test('ERR-31 PAY-15 PAY-01 ACC-30 a card is checked, kept while nobody answers, refused in one toast that stays, and saved in the end', async () => {
  await openCards('payment-methods/new')
  await fill('Card number', '4242 4242 4242 4241')
  await fill('Expiration (MM/YY)', '12/39')
  await fill('Security code', '123')
  await saveCard()
  await expect.poll(focusedName).toMatch(/^One thing needs your attention/)

  await fill('Card number', '4242 4242 4242 4242')
  screen.hears(loses(saveInstrument))
  await saveCard()
  await sees('main .refusal p', /We couldn’t connect/)
  expect(valueOf('Card number')).toBe('4242 4242 4242 4242')

  const notSaved = /^Card not saved ?Please check the details and try again\./
  const shownAt = () => readToasts().find(({ title }) => title === 'Card not saved')?.since
  screen.hears(refuses(saveInstrument, 'PAY400'))
  await saveCard()
  await sees('.toast p', notSaved)
  const first = shownAt() ?? Infinity
  await isDone()
  await saveCard()
  await expect.poll(shownAt).toBeGreaterThan(first)
  await isDone()
  expect(textsOf('.toast p').filter((words) => notSaved.test(words))).toHaveLength(1)

  screen.hears(
    says(saveInstrument, { card: { paymentInstrumentId: 'c-1' } }),
    says(readSavedInstruments, { payment_instruments: [visa] }),
  )
  await saveCard()
  await sees('.account-row', /^DefaultVisa ending 4242/)
  await sees('.toast p', 'We’ve saved your card.')
  expect(textsOf('.toast p').filter((words) => notSaved.test(words))).toHaveLength(1)
})

test('ACC-31 another card becomes the default, and one that is removed is asked about first and gives the focus to the list', async () => {
  const mastercard = cardOf('c-2', 'mastercard', '4444', false)
  await openCards('payment-methods', visa, mastercard)
  await sees('.account-row', /^DefaultVisa ending 4242/)
  const changed = { ...mastercard, card: { ...mastercard.card!, main: true } }
  screen.hears(
    says(changeSavedInstrument, changed),
    says(readSavedInstruments, {
      payment_instruments: [{ ...visa, card: { ...visa.card!, main: false } }, changed],
    }),
  )
  await press('Make default card: Mastercard ending 4444')
  await sees('.account-row', /^DefaultMastercard ending 4444/)
  await expect.poll(focusedName).toBe('Cards')
  await expect.poll(() => textsOf('.account-row').filter((row) => row.startsWith('Default'))).toHaveLength(1)

  screen.hears(
    says(removeSavedInstrument, { success: true }),
    says(readSavedInstruments, { payment_instruments: [visa] }),
  )
  await press('Remove Mastercard ending 4444')
  await expect.poll(focusedName).toBe('Yes, remove')
  await pressAt('main button', 'Yes, remove')
  await expect.poll(() => textsOf('.account-row')).toHaveLength(1)
  await expect.poll(focusedName).toBe('Cards')
})
