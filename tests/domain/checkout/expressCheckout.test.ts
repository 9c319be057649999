import { describe, expect, test } from 'vitest'
import type { Address } from '../../../contracts/api/entities/address.ts'
import type { PaymentInstrument } from '../../../contracts/api/entities/paymentInstrument.ts'
import { dateOfInstant } from '../../../core/domain/calendar/calendarDate.ts'
import { expressCheckout } from '../../../core/domain/checkout/expressCheckout.ts'
import type { ExpressKnown } from '../../../core/domain/checkout/expressCheckout.ts'

const home: Address = {
  addressId: 'a1',
  approachType: 'S',
  main: true,
  firstName: 'Wren',
  lastName: 'Holloway',
  email: 'wren@example.com',
  addressLine1: '1420 Spruce Street',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80302',
  country: 'US',
  phone: '+13035550142',
  phoneCode: '1',
}
const workAddress: Address = { ...home, addressId: 'a2', main: false, city: 'Denver' }
const bill: Address = { ...home, addressId: 'b1', approachType: 'B', city: 'Lyons' }
const visa: PaymentInstrument = {
  paymentInstrumentId: 'c1',
  payment_method_id: 'CREDIT_CARD',
  card: { main: true, brand: 'visa', last4: '4242', expiryMonth: 11, expiryYear: 2026, holder: 'Wren Holloway' },
}
const other: PaymentInstrument = {
  ...visa,
  paymentInstrumentId: 'c2',
  card: { ...visa.card!, main: false, last4: '4444', expiryYear: 2030 },
}

const known: ExpressKnown = {
  isAllowed: true,
  isSignedIn: true,
  isPaymentGiven: false,
  needsAddress: true,
  countries: ['US', 'CA'],
  cards: [other, visa],
  book: [workAddress, home],
  email: 'account@example.com',
  today: dateOfInstant(Date.UTC(2026, 10, 30, 23)),
}
const expressFor = (more: Partial<ExpressKnown>) => expressCheckout({ ...known, ...more })
const stays = (more: Partial<ExpressKnown>) => {
  const express = expressFor(more)
  return express._tag === 'StayOnShipping' ? express.because : 'goes on'
}

describe('what is taken from the account', () => {
  test('CHK-03 the saved main card pays and the default shipping address is delivered to, as if both had been typed', () => {
    const typed = {
      firstName: 'Wren',
      lastName: 'Holloway',
      email: 'wren@example.com',
      addressLine1: '1420 Spruce Street',
      city: 'Boulder',
      province: 'CO',
      postalCode: '80302',
      country: 'US',
      phone: '(303) 555 - 0142',
      phoneCode: '1',
    }
    const { main: _main, ...card } = visa.card!
    expect(expressFor({})).toEqual({ _tag: 'Express', shipping: typed, billing: typed, card, savedCardId: 'c1' })
  })

  test('CHK-03 the bill goes where the card’s does, else to the main billing address, else where the goods go', () => {
    const cityOf = (more: Partial<ExpressKnown>) => {
      const express = expressFor(more)
      return express._tag === 'Express' ? express.billing.city : null
    }
    expect(cityOf({ cards: [{ ...visa, address: { ...bill, city: 'Estes Park' } }], book: [home, bill] })).toBe(
      'Estes Park',
    )
    expect(cityOf({ book: [home, { ...bill, main: false, city: 'Nederland' }, bill] })).toBe('Lyons')
    expect(cityOf({})).toBe('Boulder')
  })

  test('CHK-03 an address without an e-mail has the account’s', () => {
    const { email: _email, ...silent } = home
    expect(expressFor({ book: [silent] })).toMatchObject({
      shipping: { email: 'account@example.com' },
      billing: { email: 'account@example.com' },
    })
  })

  test('CHK-03 when every line is picked up no address is sent, and only the bill needs one', () => {
    expect(expressFor({ needsAddress: false })).toMatchObject({
      _tag: 'Express',
      shipping: null,
      billing: { city: 'Boulder' },
    })
    expect(expressFor({ needsAddress: false, book: [bill] })).toMatchObject({
      shipping: null,
      billing: { city: 'Lyons' },
    })
    expect(expressFor({ needsAddress: false, book: [], cards: [{ ...visa, address: bill }] })).toMatchObject({
      shipping: null,
      billing: { city: 'Lyons' },
    })
    expect(stays({ needsAddress: false, book: [workAddress] })).toBe('noAddress')
  })
})

describe('when there is none', () => {
  test('CHK-02 there is no express checkout where the site does not allow it', () => {
    expect(stays({ isAllowed: false })).toBe('off')
  })

  test('CHK-02 there is no express checkout for a guest', () => {
    expect(stays({ isSignedIn: false })).toBe('guest')
  })

  test('CHK-02 a payment method chosen by hand is kept', () => {
    expect(stays({ isPaymentGiven: true })).toBe('paymentGiven')
  })

  test('CHK-04 without a valid main card, or a main shipping address the site delivers to, the flow stays on shipping', () => {
    expect(stays({ cards: [] })).toBe('noCard')
    expect(stays({ cards: [other] })).toBe('noCard')
    expect(stays({ today: dateOfInstant(Date.UTC(2026, 11, 1)) })).toBe('cardExpired')
    expect(expressFor({ today: null })._tag).toBe('Express')
    expect(stays({ book: [] })).toBe('noAddress')
    expect(stays({ book: [workAddress] })).toBe('noAddress')
    expect(stays({ book: [bill] })).toBe('noAddress')
    expect(stays({ countries: ['CA'] })).toBe('noAddress')
    const { country: _country, ...nowhere } = home
    expect(stays({ book: [nowhere] })).toBe('noAddress')
  })
})
