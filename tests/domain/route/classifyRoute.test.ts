import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classifyRoute, routeIdentifier } from '../../../core/domain/route/pageAt.ts'

const characters = (alphabet: string, minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength, maxLength })
const upperAndDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const locale = fc.tuple(characters('abcxyz', 2, 2), characters('abcxyz', 2, 2)).map((parts) => parts.join('-'))
const slug = characters('abcdefgh-', 1, 20)

describe('product and category', () => {
  test('RT-01 a product path has a locale, /p/ and a dash with 8 to 11 upper-case letters or digits', () => {
    expect(classifyRoute('/en-us/p/mens/ridge-boot-CR01A2B3')).toBe('Product')
    expect(classifyRoute('/en-us/p/ridge-boot-CR01A2B')).toBe('Other')
    expect(classifyRoute('/en-us/p/ridge-boot-CR01A2B3C4D5')).toBe('Other')
    expect(classifyRoute('/en-us/p/ridge-boot-CR01A2b3')).toBe('Other')
    expect(classifyRoute('/en-us/x/ridge-boot-CR01A2B3')).toBe('Other')
    fc.assert(
      fc.property(locale, slug, characters(upperAndDigits, 0, 15), (prefix, name, id) => {
        const isProduct = id.length >= 8 && id.length <= 11
        expect(classifyRoute(`/${prefix}/p/${name}-${id}`)).toBe(isProduct ? 'Product' : 'Other')
      }),
    )
  })

  test('RT-02 a category path has a locale, /c/ and a dash with 4 to 10 digits', () => {
    expect(classifyRoute('/fr-fr/c/chaussures-100a')).toBe('Other')
    fc.assert(
      fc.property(locale, slug, characters('0123456789', 0, 14), (prefix, name, id) => {
        const isCategory = id.length >= 4 && id.length <= 10
        expect(classifyRoute(`/${prefix}/c/${name}-${id}`)).toBe(isCategory ? 'Category' : 'Other')
      }),
    )
  })

  test('RT-03 without a lower-case locale prefix a path is neither product nor category', () => {
    for (const prefix of ['', '/en', '/EN-us', '/en-US', '/eng-us', '/en_us', '/e1-us']) {
      expect(classifyRoute(`${prefix}/p/boot-CR01A2B3`)).toBe('Other')
      expect(classifyRoute(`${prefix}/c/boots-1000`)).toBe('Other')
    }
    expect(classifyRoute('/en-us/p/boot-CR01A2B3/')).toBe('Other')
  })

  test('RT-04 the identifier is the part after the final dash', () => {
    expect(routeIdentifier('/en-us/p/ridge-boot-CR01A2B3?size=9#top')).toEqual({ kind: 'Product', id: 'CR01A2B3' })
    expect(routeIdentifier('/en-gb/c/mens-boots-1010')).toEqual({ kind: 'Category', id: '1010' })
    expect(routeIdentifier('/en-gb/cart')).toBeNull()
  })
})

describe('every other page', () => {
  test.each([
    ['/cart', 'Cart'],
    ['/account', 'Account'],
    ['/account/orders/1', 'Account'],
    ['/search', 'Search'],
    ['/search/hub', 'SearchHub'],
    ['/checkout', 'Checkout'],
    ['/checkout/billing', 'Checkout'],
    ['/order-confirmation', 'OrderConfirmation'],
    ['/associate-login', 'AssociateLogin'],
    ['/forgot-password', 'ForgotPassword'],
  ])('RT-05 %s is %s, with and without its locale', (path, expected) => {
    expect(classifyRoute(path)).toBe(expected)
    expect(classifyRoute(`/en-us${path}?q=1`)).toBe(expected)
    expect(classifyRoute(`/en-us${path}/`)).toBe('Other')
  })

  test('RT-05 the locale home is Home', () => {
    expect(classifyRoute('/en-us')).toBe('Home')
    expect(classifyRoute('/en-us/')).toBe('Home')
    expect(classifyRoute('/en-us?utm=1')).toBe('Home')
  })

  test.each([
    '/favorites',
    '/en-us/favorites',
    '/help/contact-us',
    '/loyalty',
    '/privacy',
    '/carts',
    '/accounting',
    '/',
    '',
    '/EN-us/cart',
  ])('RT-06 any other path is Other: "%s"', (path) => {
    expect(classifyRoute(path)).toBe('Other')
  })

  test('RT-07 a page that says it is unavailable is an Error at any path', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(classifyRoute(path, { description: 'This page is Unavailable' })).toBe('Error')
      }),
    )
    expect(classifyRoute('/en-us/cart', { description: 'Your cart' })).toBe('Cart')
    expect(classifyRoute('/en-us/cart', {})).toBe('Cart')
  })
})

test('RT-16 every string has exactly one class, always the same', () => {
  const known = ['Product', 'Category', 'Cart', 'Account', 'Search', 'SearchHub', 'Home', 'Checkout']
  const classes = new Set([...known, 'OrderConfirmation', 'AssociateLogin', 'ForgotPassword', 'Other', 'Error'])
  fc.assert(
    fc.property(fc.string(), (path) => {
      expect(classes.has(classifyRoute(path))).toBe(true)
      expect(classifyRoute(path)).toBe(classifyRoute(path))
    }),
  )
})

test('RT-16 a product’s shape wins over a category’s', () => {
  expect(classifyRoute('/en-us/c/x/p/y-12345678')).toBe('Product')
})
