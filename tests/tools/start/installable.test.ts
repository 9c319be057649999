import { expect, test } from 'vitest'
import { serverPaths } from '../../../worker/offline/serverPaths.ts'

const isPage = (path: string): boolean => !serverPaths.some((pattern) => pattern.test(path))

test.each(['/', '/en-us', '/en-us/track-order', '/fr-ca/help/contact-us', '/en-us/developers'])(
  'offline, the shop’s own page answers for %s',
  (path) => {
    expect(isPage(path)).toBe(true)
  },
)

test.each([
  '/dev/mailbox',
  '/dev/warehouse',
  '/consumers-v3/return-labels/0123',
  '/media/x.svg',
  '/payment-provider/challenge/1',
  '/openapi.json',
])('an address that the server answers itself is never the kept page: %s', (path) => {
  expect(isPage(path)).toBe(false)
})
