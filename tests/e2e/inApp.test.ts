import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { harrow, isConfirmed, openCart, toCart } from './support/walk.ts'

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

test('AUTH-28 a page in a browser says ECOMM', async () => {
  shopper = await shop.visitor()
  const channels = recordChannels(shopper)
  await toCart(shopper)
  expect(channels()).toEqual(['ECOMM'])
})

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

test('AUTH-28 an address whose parameter only begins like webview=1 is a page in a browser', async () => {
  shopper = await shop.visitor()
  const channels = recordChannels(shopper)
  await toCart(shopper, `${harrow}&webview=10`)
  expect(channels()).toEqual(['ECOMM'])
})

test('AUTH-28 a page to which an app has given its object says MAPP', async () => {
  shopper = await shop.visitor()
  const channels = recordChannels(shopper)
  await shopper.context.addInitScript(() => Object.assign(globalThis, { cairnApp: {} }))
  await toCart(shopper)
  expect(channels()).toEqual(['MAPP'])
})
