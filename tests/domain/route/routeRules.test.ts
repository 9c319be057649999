import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayReload } from '../../../core/domain/route/mayReload.ts'
import { redirectTarget } from '../../../core/domain/locale/splitLocalePrefix.ts'
import { isBuyingAt, isCartRoute, signOutTarget } from '../../../core/domain/route/departures.ts'

describe('redirects', () => {
  test.each([
    ['/EN-US/cart?a=1#b', '/en-us/cart?a=1#b'],
    ['/en-US/p/Boot-CR01A2B3', '/en-us/p/Boot-CR01A2B3'],
    ['/en-us/cart/', '/en-us/cart'],
    ['/en-us/cart/?a=1', '/en-us/cart?a=1'],
    ['/en-us/cart', null],
  ])('RT-03 %s leads to %s', (path, expected) => {
    expect(redirectTarget(path, 'fr-fr')).toBe(expected)
  })

  test.each([
    ['/', '/fr-fr'],
    ['', '/fr-fr'],
    ['/cart', '/fr-fr/cart'],
    ['/favorites/', '/fr-fr/favorites'],
    ['/search?q=boot', '/fr-fr/search?q=boot'],
    ['/en-us', null],
    ['/en-us/', null],
  ])('RT-05 "%s" leads to %s under the chosen locale', (path, expected) => {
    expect(redirectTarget(path, 'fr-fr')).toBe(expected)
  })

  test('RT-05 a redirect stays on the site, and following redirects ends', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webPath(), fc.constant('//evil.example/x')), (path) => {
        let at = path
        for (let steps = 0; steps <= path.length + 1; steps += 1) {
          const next = redirectTarget(at, 'en-us')
          if (next === null) return
          expect(next).toMatch(/^\/[a-z]{2}-[a-z]{2}([/?#]|$)/)
          at = next
        }
        expect.fail(`still redirecting at ${at}`)
      }),
    )
  })
})

test('RT-08 a cart page has a route name with cart in it', () => {
  expect(isCartRoute('cart')).toBe(true)
  expect(isCartRoute('Mini-Cart')).toBe(true)
  expect(isCartRoute('checkout')).toBe(false)
})

test('RT-09 signing out leads home from the cart, checkout, favorites and account, and nowhere from elsewhere', () => {
  for (const path of ['/en-us/cart', '/checkout/billing', '/en-us/favorites/shared/1', '/en-us/account?x']) {
    expect(signOutTarget(path, 'en-us')).toBe('/en-us')
  }
  for (const path of ['/en-us', '/en-us/p/boot-CR01A2B3', '/en-us/carts', '/en-us/help/account', '/']) {
    expect(signOutTarget(path, 'en-us')).toBeNull()
  }
})

describe('automatic reloads', () => {
  test('RT-17 a second automatic reload waits for the end of the guard', () => {
    expect(mayReload(null, 1_000)).toBe(true)
    expect(mayReload(1_000, 10_999)).toBe(false)
    expect(mayReload(1_000, 11_000)).toBe(true)
    expect(mayReload(1_000, 1_500, 400)).toBe(true)
  })

  test('RT-17 no two reloads fall into one lifetime', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60_000 })), (instants) => {
        let last: number | null = null
        for (const now of instants.toSorted((a, b) => a - b)) {
          if (!mayReload(last, now)) continue
          if (last !== null) expect(now - last).toBeGreaterThanOrEqual(10_000)
          last = now
        }
      }),
    )
  })
})

test.each([
  ['/en-us/cart', true],
  ['/fr-fr/checkout?step=shipping', true],
  ['/checkout/billing', true],
  ['/en-us/account', false],
  ['/en-us/order-confirmation', false],
  ['/en-us', false],
])('SIGN-38 whether %s is a page where somebody buys: %s', (path, expected) => {
  expect(isBuyingAt(path)).toBe(expected)
})
