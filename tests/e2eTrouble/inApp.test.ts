import { afterEach, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { harrow, isConfirmed, openCart, toCart } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** The channels that the calls so far said; begins anew with each question. */
const recordChannels = ({ context }: Visitor): (() => readonly string[]) => {
  const channels: string[] = []
  context.on('request', (request) => {
    const { channel } = request.headers()
    if (channel !== undefined) channels.push(channel)
  })
  return () => [...new Set(channels.splice(0))]
}

test('AUTH-28 a visit that began with webview=1 says MAPP, also on later pages', async () => {
  shopper = await shop.visitor()
  const channels = recordChannels(shopper)
  await toCart(shopper, `${harrow}&webview=1`)
  expect(channels()).toEqual(['MAPP'])
  await openCart(shopper)
  await shopper.page.getByRole('button', { name: 'One more' }).click()
  await isConfirmed(shopper.page)
  expect(channels()).toEqual(['MAPP'])
})
