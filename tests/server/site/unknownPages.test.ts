import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hono } from 'hono'
import { importContent } from '../../../server/content/importContent.ts'
import { publishedPages } from '../../../server/content/publishedContent.ts'
import { serveSite } from '../../../server/site/serveSite.ts'
import type { SiteSettings } from '../../../server/site/siteFiles.ts'
import { sampleShop } from '../support/sampleShop.ts'
import { testServer } from '../support/testServer.ts'

let directory: string
let app: Hono
let shop: Awaited<ReturnType<typeof sampleShop>>
const drawn: string[] = []
const production: SiteSettings = { debug: false, reportsTo: null }

const stateWith = async (settings: SiteSettings, devPages: boolean): Promise<Hono> => {
  const { catalogue, storage } = shop
  const site = await serveSite(
    directory,
    settings,
    async (path) => (drawn.push(path), null),
    catalogue,
    () => publishedPages(storage.db, Date.now()),
  )
  return (await testServer({ storage, catalogue, site, devPages })).app
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cairn-unknown-'))
  await writeFile(join(directory, 'index.html'), '<title>the shop</title>')
  shop = await sampleShop()
  await importContent(shop.storage.db, 0)
  app = await stateWith(production, false)
})
afterAll(() => rm(directory, { recursive: true }))

const unknown = [
  '/en-us/nope',
  '/en-us/nothing/here',
  '/en-us/home',
  '/en-us/error-4xx',
  '/en-us/account-profile',
  '/en-us/delivery',
  '/en-us/p/none-XXXX',
  '/en-us/p/none-NOSUCHBOOT',
  '/en-us/c/none-9999',
  '/en-us/c/none-999999',
  '/en-us/account/nothing',
  '/en-us/account/orders/CN-1/more',
  '/en-us/checkout/nothing',
  '/en-us/cart/nothing',
  '/en-us/help/nothing',
  '/en-us/favorites/%zz%c0%ae%ff',
  '/en-us/dev/mailbox',
  '/en-us/debug',
  '/debug',
  '/dev/mailbox',
  '/dev/outages',
  '/dev/warehouse',
  '/nope',
  '/p/none-NOSUCHBOOT',
  '/cart/nothing',
  '/wp-admin',
  '/PRODUCTS/v2/catalog',
  '/xx-yy',
  '/xx-yy/cart',
]

test.each(unknown)(
  'RT-06 %s is answered 404 with the page of the shop, which is not to be indexed, and nothing is drawn',
  async (path) => {
    drawn.length = 0
    const answer = await app.request(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toBe('<title>the shop</title>')
    expect(drawn).toEqual([])
    expect((await app.request(path, { method: 'HEAD' })).status).toBe(404)
  },
)

const known = [
  '/en-us',
  '/fr-fr/p/harrow-mid-boot-HARROWMID1',
  '/en-us/c/footwear-1000?page=99&sort=nonsense',
  '/en-us/search?q=boot',
  '/en-us/search/hub',
  '/en-us/cart',
  '/en-us/checkout?step=billing',
  '/en-us/order-confirmation',
  '/en-us/account',
  '/en-us/account/orders/CN-2222-2222',
  '/en-us/account/addresses/new',
  '/en-us/associate-login',
  '/en-us/forgot-password',
  '/en-us/location-selector',
  '/en-us/track-order?order=CN-2222-2222',
  '/en-us/stores',
  '/en-us/help/warranty',
  '/en-us/help/contact-us',
  '/fr-fr/loyalty',
  '/fr-fr/journal',
  '/en-us/lake-isabelle',
  '/en-us/winter-walking',
  '/en-us/sign-up',
  '/en-us/favorites',
  '/en-us/favorites/01a0c450-7bb7',
  '/index.html',
]

describe('paths that are pages', () => {
  test.each(known)('RT-05 RT-06 %s is a page', async (path) => {
    expect((await app.request(path)).status).toBe(200)
  })

  test.each([
    ['/track-order?order=1', '/en-us/track-order?order=1'],
    ['/help/warranty', '/en-us/help/warranty'],
    ['/p/harrow-mid-boot-HARROWMID1', '/en-us/p/harrow-mid-boot-HARROWMID1'],
    ['/c/footwear-1000', '/en-us/c/footwear-1000'],
    ['/journal', '/en-us/journal'],
  ])('RT-05 %s has a page under the locale, and leads to it', async (path, target) => {
    const answer = await app.request(path)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(target)
  })

  test('RT-06 the recorder and the development pages are pages when they are switched on', async () => {
    const development = await stateWith({ debug: true, reportsTo: null }, true)
    const statuses = await Promise.all(
      ['/en-us/debug', '/dev/mailbox', '/dev/outages', '/dev/nothing'].map(
        async (path) => (await development.request(path)).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 200, 404])
  })
})

describe('while the database is away', () => {
  test.each(['/en-us/cart', '/en-us/loyalty', '/en-us'])('ERR-32 %s is still a page', async (path) => {
    const away = () => Promise.reject(new Error('the database is away'))
    const site = await serveSite(directory, production, async () => null, shop.catalogue, away)
    const { app: shopWithout } = await testServer({ storage: shop.storage, catalogue: shop.catalogue, site })
    expect((await shopWithout.request(path)).status).toBe(200)
  })
})
