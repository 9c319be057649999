import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { useTrackedShop } from '../e2e/support/trackedShop.ts'
import { addShown, eventually, harrow } from '../e2e/support/walk.ts'

/** Another origin with the script of a tag manager, which only says that it ran. */
const requests: string[] = []
const tags = createServer((request, response) => {
  requests.push(request.url ?? '')
  response.writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' })
  response.end('globalThis.hasTags = true')
})
await new Promise<void>((resolve) => void tags.listen(0, '127.0.0.1', resolve))
afterAll(() => void tags.close())
beforeEach(() => void (requests.length = 0))
const { port } = tags.address() as AddressInfo

const { address, arrive, collected, visitor } = useTrackedShop(() => ({
  CAIRN_TAG_MANAGER: `http://127.0.0.1:${port}/gtm.js?id=GTM-1`,
}))

const layer = (page: Page): Promise<readonly object[]> =>
  page.evaluate(() => (globalThis as unknown as { dataLayer?: object[] }).dataLayer ?? [])
const pushed = async (page: Page, event: string): Promise<readonly object[]> =>
  (await layer(page)).filter((one) => 'event' in one && one.event === event)
const hasTags = (page: Page): Promise<boolean> => page.evaluate('globalThis.hasTags === true')

test('TRK-04 the tag manager gets what the screen and the log tell, once, with money as decimals', async () => {
  const page = await arrive(`/en-us${harrow}`)
  await eventually(() => hasTags(page), true)
  expect(requests).toEqual(['/gtm.js?id=GTM-1'])
  await addShown(page)
  await expect.poll(() => pushed(page, 'Product Added')).toHaveLength(1)
  await expect.poll(() => pushed(page, 'Product Viewed')).toHaveLength(1)
  const [added, viewed, first] = [
    ...(await pushed(page, 'Product Added')),
    ...(await pushed(page, 'Product Viewed')),
    (await layer(page))[0],
  ]
  expect(added).toMatchObject({ product_id: 'HARROWMID1', price: 228, quantity: 1 })
  expect(viewed).toMatchObject({ product_id: 'HARROWMID1', price: 228 })
  expect(first).toMatchObject({ event: 'gtm.js' })
  expect(await pushed(page, 'Page Viewed')).toHaveLength(1)
})

test('TRK-01 TRK-03 where the shopper must be asked, its script comes with consent to targeting, and nothing before', async () => {
  const page = await arrive('/en-gb/materials')
  const banner = page.getByRole('region', { name: 'Cookies and your privacy' })
  await banner.waitFor()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect([requests, await layer(page)]).toEqual([[], []])
  await banner.getByRole('button', { name: 'Accept all' }).click()
  await eventually(() => hasTags(page), true)
})

test('TRK-01 a withdrawal takes the data layer away without a reload, and nothing is pushed any more', async () => {
  const page = await arrive('/en-us/materials')
  await expect.poll(() => pushed(page, 'Page Viewed')).toHaveLength(1)
  const choose = async (name: string): Promise<void> => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
    await page.getByRole('dialog', { name: 'Choose your cookies' }).getByRole('button', { name }).click()
  }
  await choose('Reject all')
  await expect.poll(() => page.evaluate("'dataLayer' in globalThis")).toBe(false)
  await choose('Accept all')
  await expect.poll(() => pushed(page, 'gtm.js')).toHaveLength(1)
  expect(await pushed(page, 'Page Viewed')).toEqual([])
})

test('TRK-01 under Global Privacy Control its script never comes, while the shop’s own collector still counts', async () => {
  const page = await visitor()
  await page.context().setExtraHTTPHeaders({ 'sec-gpc': '1' })
  await page.goto(address('/en-us/materials'))
  await expect.poll(() => collected('Page Viewed')).toHaveLength(1)
  expect([requests, await layer(page)]).toEqual([[], []])
})
