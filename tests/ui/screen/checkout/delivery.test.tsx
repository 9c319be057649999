// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { createCartWithItem } from '../../../../contracts/api/cart/cartApi.ts'
import { setShippingAddress, setShippingMethod } from '../../../../contracts/api/cart/cartDeliveryApi.ts'
import { readAvailability } from '../../../../contracts/api/catalogue/productApi.ts'
import { findCollectionPoints, findStores } from '../../../../contracts/api/catalogue/storeApi.ts'
import type { ShippingMethodCode } from '../../../../contracts/api/entities/shippingMethod.ts'
import type { CollectionPoint } from '../../../../contracts/api/entities/store.ts'
import type { VirtualTab } from '../../../../tools/simulate/device/virtualTab.ts'
import { sampleBasket, sampleItem } from '../../../support/sampleBasket.ts'
import { sampleProduct } from '../../../support/sampleProducts.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import { sampleStore } from '../sampleStore.ts'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { choose, fill, press, sees, textsOf, tick, valueOf } from '../pressing.ts'
import { toCart } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

const offering = (...method: Parameters<typeof basketWith>): FixedAnswer =>
  says(createCartWithItem, basketWith(...method))

/** A cart whose shop offers this method, too. */
const basketWith = (code: ShippingMethodCode, label: string, currency: 'USD' | 'EUR' = 'USD') => {
  const item = sampleItem(sampleProduct('A-1', { currency }), 'item-1', 1)
  const basket = { ...sampleBasket('basket-1', 1, [item]), currency }
  const shippingMethods = basket.shippingMethods.map((shipment) => ({
    ...shipment,
    applicableShippingMethods: [
      ...shipment.applicableShippingMethods,
      { code, shippingId: 'me', deliveryTime: '2-4 days', label, price: 0 },
    ],
  }))
  return { ...basket, shippingMethods }
}

/** One pair from the French shop is in the cart. */
const toFrenchCart = async (tab: VirtualTab): Promise<void> => {
  tab.dispatch({ _tag: 'AddItem', product: sampleProduct('A-1', { currency: 'EUR' }), quantity: 1 })
  await expect.poll(() => tab.views.cart.waiting === 0 && tab.views.cart.lines.length).toBe(1)
}

const point = (name: string): CollectionPoint => ({ ...sampleStore(name, name), carrier: 'Waymark', isOpen: true })

/** The device tells where it is when the test says so. */
const positions = () => {
  const asked: PositionCallback[] = []
  const geolocation = { getCurrentPosition: (found: PositionCallback) => void asked.push(found) }
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
  return {
    asked,
    tell: (latitude: number, longitude: number) =>
      asked.forEach((found) => found({ coords: { latitude, longitude } } as GeolocationPosition)),
  }
}

describe('stores to pick up from', () => {
  test('STORE-01 the stores that are not listed at first come with one press, and the focus goes on to them', async () => {
    const stores = Array.from({ length: 16 }, (_, nth) => sampleStore(`US0${nth}`, `Store ${nth}`))
    screen = await openScreen('/en-us/checkout', {
      answers: [offering('sts', 'Ship to store'), says(findStores, { total: 16, stores })],
      before: toCart,
    })
    await tick(/^Ship to store/)
    await expect.poll(() => textsOf('.shop-picker .choice')).toHaveLength(6)
    await press('Show all 16 stores')
    await expect.poll(() => textsOf('.shop-picker .choice')).toHaveLength(16)
    await expect.poll(() => document.activeElement === document.querySelector('.shop-picker')).toBe(true)
    expect(textsOf('.shop-picker .meta').filter((words) => words.startsWith('Showing'))).toEqual([])
  })

  test('STORE-01 CAT-06 those that have the goods come first, then those that are sold out', async () => {
    const stores = Array.from({ length: 8 }, (_, nth) => sampleStore(`US0${nth}`, `Store ${nth}`))
    screen = await openScreen('/en-us/checkout', {
      answers: [
        offering('pickup', 'Pickup in store'),
        says(findStores, { total: 8, stores }),
        says(readAvailability, ({ body: { storeIds } }) => ({
          storeInventory: storeIds.map((storeId) => ({ storeId, quantity: Number(storeId.slice(-1)) < 6 ? 0 : 1 })),
        })),
      ],
      before: toCart,
    })
    await tick(/^Pickup in store/)
    await expect
      .poll(() => textsOf('.shop-picker .choice-name'))
      .toEqual(['Store 6', 'Store 7', 'Store 0', 'Store 1', 'Store 2', 'Store 3'])
    const disabled = [...document.querySelectorAll<HTMLInputElement>('.shop-picker input[type=radio]')]
    expect(disabled.map((radio) => radio.disabled)).toEqual([false, false, true, true, true, true])
  })

  test('STORE-01 are sorted from the postal code of the cart, and of the address once it is known', async () => {
    const places: unknown[] = []
    screen = await openScreen('/en-us/checkout', {
      answers: [
        offering('sts', 'Ship to store'),
        says(setShippingAddress, basketWith('sts', 'Ship to store')),
        says(findStores, ({ body }) => {
          places.push(body)
          return { total: 1, stores: [sampleStore('US01', 'Elm')] }
        }),
      ],
      before: async (tab) => {
        await toCart(tab)
        tab.dispatch({ _tag: 'EstimateShipping', postalCode: '97204', country: 'US' })
        await expect.poll(() => tab.views.cart.estimate?.postalCode).toBe('97204')
      },
    })
    await tick(/^Ship to store/)
    await expect.poll(() => places).toEqual([{ country: 'US', near: '97204' }])
    await fill('Find a store', 'Boulder')
    await expect.poll(() => places.at(-1)).toEqual({ country: 'US', query: 'Boulder' })
    await fill('Find a store', '')
    await tick(/^Standard/)
    await fill('ZIP code', '80302')
    await expect.poll(() => screen.tab.views.checkout.shipping.postalCode).toBe('80302')
    await tick(/^Ship to store/)
    await expect.poll(() => places.at(-1)).toEqual({ country: 'US', near: '80302' })
  })

  test('CHK-11 SHIP-21 are listed right below their delivery, where no address is asked for any more', async () => {
    screen = await openScreen('/en-us/checkout', {
      answers: [offering('sts', 'Ship to store'), says(findStores, { total: 1, stores: [sampleStore('US01', 'Elm')] })],
      before: toCart,
    })
    await expect.poll(() => valueOf('Address line 1')).toBe('')
    await tick(/^Ship to store/)
    await sees('.shop-picker .choice-name', 'Elm')
    expect(textsOf('.choice:has(input[value=sts]) + .choice-below .choice-name')).toEqual(['Elm'])
    expect(valueOf('Address line 1')).toBeUndefined()
    await sees('main h2', 'Who will pick it up?')
    await tick(/^Standard/)
    await expect.poll(() => valueOf('Address line 1')).toBe('')
    expect(textsOf('.shop-picker')).toEqual([])
  })

  test('SHIP-05 VAL-35 in French one is searched for, and the address names no province', async () => {
    screen = await openScreen('/fr-fr/checkout', {
      answers: [offering('sts', 'Livraison en magasin', 'EUR'), says(findStores, { total: 0, stores: [] })],
      before: toFrenchCart,
    })
    await expect.poll(() => valueOf('Code postal')).toBe('')
    expect(document.getElementById('shipping-province')).toBeNull()
    document.querySelector<HTMLElement>('main input[type=radio][value=sts]')?.click()
    await expect.poll(() => valueOf('Trouver un magasin')).toBe('')
  })
})

test('STORE-02 a position that comes after the shopper has typed a postal code does not take its place', async () => {
  const { asked, tell } = positions()
  const places: unknown[] = []
  screen = await openScreen('/fr-fr/checkout', {
    answers: [
      offering('pudo', 'Point relais', 'EUR'),
      says(findCollectionPoints, ({ body }) => {
        places.push(body.lat ?? body.postalCode ?? body.query ?? 'anywhere')
        return {
          total: 1,
          stores: [point(body.lat !== undefined ? 'Librairie Vaugelas' : 'Tabac du Cadet')],
        }
      }),
    ],
    before: toFrenchCart,
  })
  await expect.poll(() => valueOf('Code postal')).toBe('')
  document.querySelector<HTMLElement>('main input[type=radio][value=pudo]')?.click()
  await press('Près de moi')
  await expect.poll(() => asked).toHaveLength(1)
  await fill('Trouver un point relais', '75009')
  tell(45.9, 6.12)
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  await expect.poll(() => places.at(-1)).toBe('75009')
  expect(valueOf('Trouver un point relais')).toBe('75009')
  await expect.poll(() => textsOf('.shop-picker .choice').join()).toContain('Tabac du Cadet')
  expect(textsOf('.shop-picker').join('')).not.toContain('Classés par distance.')
  expect(places).not.toContain(45.9)
  expect(textsOf('.shop-picker .choice').join('')).not.toContain('Librairie Vaugelas')
})

test('SHIP-09 ERR-17 a method that is refused is reported above the fields of the step, and the previous one stays', async () => {
  screen = await openScreen('/en-us/checkout', { answers: [refuses(setShippingMethod, 'SHP404')], before: toCart })
  await tick(/^Express/)
  await sees('form .refusal p', 'We couldn’t change the delivery method. This shipping method is not available.')
  const chosen = () => document.querySelector('main .choice input:checked')?.closest('.choice')?.textContent
  await expect.poll(chosen).toMatch(/^Standard/)
  const [notice, field] = [document.querySelector('form .refusal'), document.getElementById('shipping-email')]
  expect(field && notice?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('VAL-46 the form says which state a ZIP code is in when another is chosen, offers it, and blocks nothing', async () => {
  screen = await openScreen('/en-us/checkout', { before: toCart })
  const hint = () => textsOf('main form [role=status]').join('')
  for (const [name, text] of Object.entries({
    Email: 'wren.holloway@example.com',
    'First name': 'Wren',
    'Last name': 'Holloway',
    'Address line 1': '1420 Spruce Street',
    City: 'Boulder',
    Phone: '3035550142',
  }))
    await fill(name, text)
  await choose('State', 'CO')
  await fill('ZIP code', '1000')
  expect(hint()).toBe('')
  await fill('ZIP code', '10001')
  await expect.poll(hint).toBe('10001 is in New York. Change to New York')
  await press('Change to New York')
  await expect.poll(() => valueOf('State')).toBe('NY')
  await expect.poll(() => document.activeElement?.id).toBe('shipping-province')
  await expect.poll(hint).toBe('')
  await fill('ZIP code', '80302')
  await expect.poll(hint).toContain('Change to Colorado')
  await press('Continue to payment')
  await expect.poll(() => screen.tab.views.checkout.step).toBe('billing')
})
