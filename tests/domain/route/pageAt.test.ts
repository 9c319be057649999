import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allLocales } from '../../../core/domain/locale/locales.ts'
import { classifyRoute, pageAt } from '../../../core/domain/route/pageAt.ts'
import { contentRoutes } from '../../support/contentRoutes.ts'

const page = fc.constantFrom(
  '',
  '/cart',
  '/checkout',
  '/account',
  '/debug',
  '/stores',
  '/favorites/a',
  '/p/boot-CR01A2B3',
  '/c/boots-1000',
  '/journal',
  ...contentRoutes,
)

describe('a path with a page', () => {
  test('RT-05 RT-06 is one under each locale of the shop with any query, and under no other locale', () => {
    fc.assert(
      fc.property(
        page,
        fc.constantFrom(...allLocales),
        fc.stringMatching(/^[a-z]{2}-[a-z]{2}$/),
        fc.string(),
        (rest, locale, other, query) => {
          expect(pageAt(`/${locale}${rest}?${query}`)).not.toBeNull()
          fc.pre(!allLocales.some((each) => each === other))
          expect(pageAt(`/${other}${rest}`)).toBeNull()
          expect(pageAt(rest)).toBeNull()
        },
      ),
    )
  })

  test('RT-05 RT-16 has the page of its class, where it has one', () => {
    fc.assert(
      fc.property(page, fc.webPath(), (rest, tail) => {
        const path = `/en-us${rest}${tail}`
        const routeClass = classifyRoute(path)
        const found = pageAt(path)
        if (routeClass !== 'Other' && found !== null) expect(found).toBe(routeClass)
      }),
    )
  })
})

test.each([
  '/no/page',
  '/account/nothing',
  '/checkout/nothing',
  '/cart/nothing',
  '/stores/',
  '/favorites/a/b',
  '/help/nothing',
  '/p/boot-XXXX',
  '/c/boots-999',
  '/wp-admin/setup.php',
  '/wp-login.php',
])('RT-06 nothing is at %s', (rest) => {
  expect(pageAt(`/en-us${rest}`)).toBeNull()
})
