import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { collectEvents } from '../../contracts/api/content/trackingApi.ts'
import { openServer } from '../../server/openServer.ts'
import type { OpenServer } from '../../server/openServer.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'
import { addShown, eventually, harrow, openProduct } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** A shop in development, where tracking is on. */
let server: OpenServer
/** That the collector has answered, whatever was in them. */
let batches = 0
const data = mkdtempSync(join(tmpdir(), 'cairn-tracking-'))
beforeAll(async () => {
  server = await openServer({ ...serverConfig({ CAIRN_DATA: data }), port: 0 }, (entry) => {
    if (entry.event === 'request' && entry.route === collectEvents.path) batches += 1
  })
}, 180_000)
afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

/** What the collector has from this site, in alphabetical order. */
const stored = async (locale: string): Promise<readonly string[]> => {
  const rows = await server.books
    .selectFrom('tracking_event')
    .select(['name', 'properties'])
    .where('locale', '=', locale)
    .execute()
  return rows.map(({ name, properties }) => ('path' in properties ? `${name} ${properties.path}` : name)).toSorted()
}

const address = (path: string) => `http://127.0.0.1:${server.port}${path}`

/** A shopper who has not answered the question about cookies yet. */
const arrive = async (path: string): Promise<Page> => {
  shopper = await shop.visitor({ consent: 'unasked' })
  await shopper.page.goto(address(path))
  await isAlive(shopper.page)
  return shopper.page
}

describe('tracking', () => {
  test('TRK-04 the pages a shopper sees and what is added to the cart reach the collector once, over a reload, too', async () => {
    const page = await arrive('/en-us')
    await eventually(() => stored('en-us'), ['Page Viewed /en-us'])
    await openProduct({ page, url: address('/en-us') })
    await addShown(page)
    const seen = [
      'Page Viewed /en-us',
      `Page Viewed ${new URL(address(`/en-us${harrow}`)).pathname}`,
      'Product Added',
      'Product Viewed',
    ]
    await eventually(() => stored('en-us'), seen)
    await page.reload()
    await isAlive(page)
    await eventually(() => stored('en-us'), [...seen, String(seen[1]), 'Product Viewed'].toSorted())
  })

  test('TRK-01 TRK-03 where the shopper must be asked, nothing is sent before an answer, and afterwards it is', async () => {
    batches = 0
    const page = await arrive('/en-gb')
    const banner = page.getByRole('region', { name: 'Cookies, and what they are for' })
    await banner.waitFor()
    await openProduct({ page, url: address('/en-gb') })
    await addShown(page)
    expect([batches, await stored('en-gb')]).toEqual([0, []])
    await page.goto(address('/en-gb'))
    await banner.getByRole('button', { name: 'Accept all' }).click()
    await banner.waitFor({ state: 'detached' })
    await page.reload()
    await isAlive(page)
    await eventually(() => stored('en-gb'), ['Page Viewed /en-gb'])
    expect(batches).toBeGreaterThan(0)
  })
})
