import { describe, expect, test } from 'vitest'
import { readDelivery } from '../../../contracts/api/catalogue/productApi.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { sampleShop } from '../support/sampleShop.ts'

const shop = await closeAfterAll(sampleShop())
const deliveryOf = (productId: string, locale = 'en-us') =>
  shop.read(readDelivery, `/products/v1/products/${productId}/delivery`, { headers: { locale } })

/** Friday, 15 January 2027. */
const friday = shop.clock.now

/** A product that does not earn free shipping by itself, and one that does. */
const small = shop.catalogue.products.find(({ price, isDigital }) => !isDigital && price.EUR.current < 5_000)
const large = shop.catalogue.products.find(({ price, isDigital }) => !isDigital && price.USD.current > 10_000)
const made = shop.catalogue.products.find(({ customisable }) => customisable)
const digital = shop.catalogue.products.find(({ isDigital }) => isDigital)

describe('API-158', () => {
  test('CAT-70 says when the checkout’s methods deliver to the country of the locale, and their prices', async () => {
    shop.clock.now = friday
    const { currency, methods } = await deliveryOf(small?.id ?? '', 'de-de')
    expect(currency).toBe('EUR')
    expect(methods.slice(0, 2)).toEqual([
      { code: 'standard', label: 'Standard', from: '2027-01-19', to: '2027-01-21', price: 600, freeFrom: 10_000 },
      { code: 'home', label: 'Express', from: '2027-01-18', to: '2027-01-18', price: 1_400 },
    ])
  })

  test('CAT-70 counts the holidays of that country: Easter in France, where Good Friday is a working day', async () => {
    shop.clock.now = Date.UTC(2027, 2, 25, 12)
    const express = async (locale: string) => (await deliveryOf(small?.id ?? '', locale)).methods[1]?.from
    expect(await express('fr-fr')).toBe('2027-03-26')
    expect(await express('de-de')).toBe('2027-03-30')
    expect(await express('en-us')).toBe('2027-03-26')
  })

  test('CAT-70 the slow method is free for a product that earns it by itself', async () => {
    const { methods } = await deliveryOf(large?.id ?? '')
    expect(methods[0]).toMatchObject({ code: 'standard', price: 0 })
    expect(methods[0]).not.toHaveProperty('freeFrom')
  })

  test('CAT-70 what can be made for its buyer has that method, too, and what comes by email has none', async () => {
    expect((await deliveryOf(made?.id ?? '')).methods.map(({ code }) => code)).toEqual(['standard', 'home', 'customs'])
    expect((await deliveryOf(digital?.id ?? '')).methods).toEqual([])
  })

  test('CAT-70 an unknown product is refused with PLP400', async () => {
    expectRefusal(await shop.call('GET', '/products/v1/products/NOSUCH99/delivery'), 404, 'PLP400', {
      field: 'productId',
    })
  })
})
