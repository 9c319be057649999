import { describe, expect, test } from 'vitest'
import { pathnameOf, redirectTarget, splitLocalePrefix } from '../../../core/domain/locale/splitLocalePrefix.ts'

test('RT-03 only the first part of a path is its locale', () => {
  expect(splitLocalePrefix('/en-us/cart')).toEqual({ locale: 'en-us', rest: '/cart' })
  expect(splitLocalePrefix('/journal/en-us')).toEqual({ locale: null, rest: '/journal/en-us' })
})

test('RT-05 a path ends where its query or hash begins, also at once', () => {
  expect(['/a?b', '/a#b', '/a', '?b', '#b'].map(pathnameOf)).toEqual(['/a', '/a', '/a', '', ''])
})

describe('a path that is not written as pages are', () => {
  test.each([
    ['/EN-US', '/en-us'],
    ['/EN-us/', '/en-us'],
    ['/En-Us/cart', '/en-us/cart'],
    ['/journal/FR-FR', '/fr-fr/journal/FR-FR'],
    ['cart', '/fr-fr/cart'],
    ['?a=1', '/fr-fr?a=1'],
    ['/en-us/cart/?a=1', '/en-us/cart?a=1'],
  ])('RT-03 RT-05 %s leads to %s', (path, target) => {
    expect(redirectTarget(path, 'fr-fr')).toBe(target)
  })

  test.each(['/en-us/', '/en-us', '/en-us/cart?a=1'])('RT-03 RT-05 %s is written as pages are', (path) => {
    expect(redirectTarget(path, 'fr-fr')).toBeNull()
  })
})
