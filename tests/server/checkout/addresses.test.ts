import { describe, expect, test } from 'vitest'
import type { Address } from '../../../contracts/api/entities/address.ts'
import {
  removeBillingAddress,
  removeShippingAddress,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  validateShippingAddress,
} from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { address, californian } from '../order/checkoutGuest.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const { shop, guest, sku } = await useGuestShop(1)
const basketId = (await guest.withItem(sku)).basketId

const ship = (to: Address, context: 'checkout' | 'estimate' = 'checkout') =>
  guest.ask(setShippingAddress, { params: { basketId }, body: { addresses: [to], context } })
const bill = (to: Address) => guest.ask(setBillingAddress, { params: { basketId }, body: to })
const without = (field: keyof Address): Address =>
  Object.fromEntries(Object.entries(address).filter(([name]) => name !== field))

test('SHIP-17 PHONE-03 API-021 the shipping address is kept tidy, its phone with plus and country code', async () => {
  const answer = await ship({ ...address, firstName: ' Wren ', postalCode: '97201 ' })
  expect(answer.body.shippingAddress).toMatchObject({
    firstName: 'Wren',
    postalCode: '97201',
    phone: '+15035550142',
    country: 'US',
    shippingId: 'me',
  })
  expect(answer.body.shippingMethods[0]?.address).toMatchObject({ city: 'Portland' })
  expect((await guest.read(basketId)).shippingAddress).toEqual(answer.body.shippingAddress)
  const { phoneCode: _code, country: _country, ...rest } = address
  expect((await ship({ ...rest, countryCode: 'US' })).body.shippingAddress).toMatchObject({
    country: 'US',
    phone: '+15035550142',
  })
})

test.each([
  ['VAL-30', 'addressLine1', undefined, 'CHK380'],
  ['VAL-30', 'addressLine1', 'x'.repeat(31), 'CHK380'],
  ['VAL-31', 'addressLine2', 'x'.repeat(31), 'CHK380'],
  ['VAL-32', 'city', '  ', 'CHK380'],
  ['VAL-33', 'firstName', 'W', 'CHK380'],
  ['VAL-33', 'lastName', 'Ho11oway', 'CHK380'],
  ['VAL-34', 'email', 'wren@', 'CHK380'],
  ['VAL-34', 'postalCode', '9720', 'CHK380'],
  ['VAL-34', 'phone', undefined, 'SHP410'],
  ['VAL-34', 'phone', '555', 'CHK380'],
  ['VAL-36', 'province', 'ZZ', 'CHK380'],
  ['VAL-34', 'country', undefined, 'CHK380'],
] as const)('%s VAL-37 the server checks %s = %s again and names it', async (_id, field, value, errorId) => {
  const answer = await ship({ ...without(field), ...(value === undefined ? {} : { [field]: value }) })
  expectRefusal(answer, 400, errorId, { field: `addresses.0.${field}` })
})

test('VAL-36 a province that was typed by its name is kept by its code', async () => {
  const answer = await ship({ ...address, province: 'oregon' })
  expect(answer.body.shippingAddress).toMatchObject({ province: 'OR' })
  expect((await bill({ ...address, province: 'Oregon' })).body.billingAddress).toMatchObject({ province: 'OR' })
})

test('VAL-35 a province is not asked for where letters arrive without it', async () => {
  const { basketId: british } = await guest.withItem(sku, 1, { locale: 'en-gb' })
  const to = { ...without('province'), country: 'GB', postalCode: 'sw1a 1aa', phone: '07700 900123', phoneCode: '44' }
  const answer = await guest.ask(setShippingAddress, {
    params: { basketId: british },
    body: { addresses: [to], context: 'checkout' },
  })
  expect(answer.body.shippingAddress).toMatchObject({ postalCode: 'SW1A 1AA', phone: '+447700900123' })
})

test.each([
  ['de-de', '030 1234567', '+49301234567'],
  ['de-de', '+49 (0)151 12345678', '+4915112345678'],
  ['it-it', '06 12345678', '+390612345678'],
  ['fr-fr', '06 12 34 56 78', '+33612345678'],
] as const)(
  'PHONE-02 VAL-37 in %s the server takes a phone number as it is dialled at home: %s',
  async (locale, phone, kept) => {
    const { basketId: theirs } = await guest.withItem(sku, 1, { locale })
    const { country, dialCode: phoneCode } = locales[locale]
    const place = {
      'de-de': { postalCode: '10115' },
      'it-it': { postalCode: '00184', province: 'RM' },
      'fr-fr': { postalCode: '75001' },
    }[locale]
    const to = { ...without('province'), ...place, country, phone, phoneCode }
    const answer = await guest.ask(setShippingAddress, {
      params: { basketId: theirs },
      body: { addresses: [to], context: 'checkout' },
    })
    expect(answer.body.shippingAddress).toMatchObject({ phone: kept })
  },
)

describe('when shipping and tax are estimated', () => {
  test('SHIP-17 an estimate needs postal code and country only: the ZIP code names the state whose tax it is', async () => {
    const { basketId: fresh } = await guest.withItem(sku)
    const estimate = (to: Address) =>
      guest.ask(setShippingAddress, { params: { basketId: fresh }, body: { addresses: [to], context: 'estimate' } })
    const answer = await estimate({ postalCode: '93514', country: 'US' })
    expect(answer.body.totals.tax).toBeGreaterThan(0)
    expect(answer.body.totals.total).toBe(answer.body.totals.totalWithoutTax + answer.body.totals.tax)
    expect((await estimate({ postalCode: '93514', country: 'US', province: 'CA' })).body.totals.tax).toBe(
      answer.body.totals.tax,
    )
    expect((await estimate({ postalCode: '97201', country: 'US' })).body.totals.tax).toBe(0)
    expect((await estimate({ postalCode: '9', country: 'US' })).error?.field).toBe('addresses.0.postalCode')
    expect((await estimate({ postalCode: '97201' })).error?.field).toBe('addresses.0.country')
  })

  test('SHIP-17 a named province takes precedence over the one of the postal code', async () => {
    const { basketId: fresh } = await guest.withItem(sku)
    const estimate = (to: Address) =>
      guest.done(setShippingAddress, { params: { basketId: fresh }, body: { addresses: [to], context: 'estimate' } })
    expect((await estimate({ postalCode: '93514', country: 'US', province: 'OR' })).totals.tax).toBe(0)
    expect((await estimate({ postalCode: '97201', country: 'US', province: 'CA' })).totals.tax).toBeGreaterThan(0)
  })

  test('SHIP-17 an estimate for the same place leaves the full address alone', async () => {
    await ship(californian)
    const answer = await ship({ postalCode: '93514', country: 'US' }, 'estimate')
    expect(answer.body.shippingAddress).toMatchObject({ addressLine1: address.addressLine1 })
  })
})

describe('API-021 when the address cannot be reached', () => {
  test('SHIP-17 an address where the site does not ship is PAY401', async () => {
    const answer = await ship({ ...address, country: 'DE' })
    expectRefusal(answer, 400, 'PAY401')
    expect((await ship({ postalCode: '75001', country: 'FR' }, 'estimate')).error?.errorId).toBe('PAY401')
  })

  test('SHIP-17 no address at all is CHK380', async () => {
    const none = await guest.ask(setShippingAddress, { params: { basketId }, body: { addresses: [] } })
    expectRefusal(none, 400, 'CHK380', { field: 'addresses' })
  })

  test('SHIP-24 a PO box takes standard only: SHP500 for it while express is chosen, and for express while it is set', async () => {
    const box = { ...address, addressLine1: 'P.O. Box 12' }
    const method = (code: 'home' | 'standard') =>
      guest.ask(setShippingMethod, {
        query: {},
        body: { cartId: basketId, code, shippingId: 'me', shopperAppliedSM: true },
      })
    await ship(address)
    expect((await method('home')).body.totals.shipping).toBe(1400)
    expect((await ship(box)).error?.errorId).toBe('SHP500')
    await method('standard')
    const answer = await ship(box)
    expect(answer.body.shippingMethods[0]?.applicableShippingMethods.map(({ code }) => code)).not.toContain('home')
    expect((await method('home')).error?.errorId).toBe('SHP500')
    await ship(address)
  })

  test('SHIP-16 CART-26 an address no express reaches puts the parcel on standard and says so', async () => {
    const { basketId: fresh } = await guest.withItem(sku)
    await guest.done(setShippingMethod, {
      query: {},
      body: { cartId: fresh, code: 'home', shippingId: 'me', shopperAppliedSM: true },
    })
    const alaska = { ...address, province: 'AK', city: 'Nome', postalCode: '99762' }
    const answer = await guest.done(setShippingAddress, {
      params: { basketId: fresh },
      body: { addresses: [alaska], context: 'checkout' },
    })
    expect(answer.shippingMethods[0]?.code).toBe('standard')
    expect(answer.flashMessages).toEqual([{ code: 'OrderShippingMethodDowngraded' }])
  })
})

test('CART-21 SHIP-18 SHIP-20 API-022 API-025 addresses are removed again, and from no cart of another', async () => {
  await ship(address)
  await bill(address)
  const stranger = await shop.newGuest()
  for (const removal of [removeShippingAddress, removeBillingAddress])
    expectRefusal(await stranger.ask(removal, { params: { basketId } }), 404, 'BSK404')
  const answer = await guest.done(removeShippingAddress, { params: { basketId } })
  expect(answer.shippingAddress).toBeUndefined()
  expect(answer.billingAddress?.city).toBe('Portland')
  expect((await guest.done(removeBillingAddress, { params: { basketId } })).billingAddress).toBeUndefined()
  const read = await guest.read(basketId)
  expect([read.shippingAddress, read.billingAddress]).toEqual([undefined, undefined])
})

test('SHIP-19 API-023 an address is verified, and a tidier spelling suggested', async () => {
  const check = (to: Address) => guest.ask(validateShippingAddress, { params: { basketId }, body: to })
  expect((await check(address)).body).toEqual({ isValidated: true })
  const answer = await check({ ...address, city: ' Portland ' })
  expect(answer.body.suggestedAddress).toMatchObject({ city: 'Portland', isValidated: true })
  expect((await guest.read(basketId)).verifiedShippingAddress).toMatchObject({ city: 'Portland', isValidated: true })
  const small = await check({ ...address, addressLine1: "12 rue de l'église", city: 'PORTLAND' })
  expect(small.body.suggestedAddress).toMatchObject({
    addressLine1: "12 Rue de l'Église",
    city: 'Portland',
    firstName: address.firstName,
  })
  const bad = await check({ ...address, city: '' })
  expectRefusal(bad, 400, 'CHK320', { field: 'city' })
})

describe('API-024 when the bill has an address of its own', () => {
  test('SHIP-20 VAL-37 a billing address with nothing in it is BIL400, without a phone BILL410, with anything else wrong CHK320', async () => {
    await ship(address)
    expect((await bill({})).error?.errorId).toBe('BIL400')
    expect((await bill(without('phone'))).error?.errorId).toBe('BILL410')
    const answer = await bill({ ...address, postalCode: 'ABC' })
    expect(answer.error?.errorId).toBe('CHK320')
    expect(answer.error?.field).toBe('postalCode')
  })

  test('SHIP-20 VAL-37 a billing address without an email takes the one of shipping', async () => {
    await ship(address)
    const { billingAddress } = (await bill(without('email'))).body
    expect(billingAddress).toMatchObject({ email: address.email, phone: '+15035550142' })
    expect((await guest.read(basketId)).billingAddress).toEqual(billingAddress)
  })
})
