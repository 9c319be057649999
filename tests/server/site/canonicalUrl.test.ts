import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hono } from 'hono'
import { importContent } from '../../../server/content/importContent.ts'
import { publishedPages } from '../../../server/content/publishedContent.ts'
import { serveSite } from '../../../server/site/serveSite.ts'
import { sampleShop } from '../support/sampleShop.ts'
import { testServer } from '../support/testServer.ts'

let directory: string
let app: Hono

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cairn-canonical-'))
  await writeFile(join(directory, 'index.html'), '<head><title>the shop</title></head>')
  const { catalogue, storage } = await sampleShop()
  await importContent(storage.db, 0)
  const site = await serveSite(
    directory,
    { debug: true, reportsTo: null, publicUrl: 'https://cairn.example' },
    undefined,
    catalogue,
    () => publishedPages(storage.db, Date.now()),
  )
  app = (await testServer({ storage, catalogue, site })).app
})
afterAll(() => rm(directory, { recursive: true }))

const canonicalsAt = async (path: string): Promise<readonly string[]> =>
  [...(await (await app.request(path)).text()).matchAll(/<link rel="canonical" href="([^"]*)" \/>/g)].map(
    ([, href = '']) => href,
  )

describe('the canonical address', () => {
  test.each([
    ['the front page', '/en-us', '/en-us'],
    ['another locale', '/fr-ca', '/fr-ca'],
    [
      'a list with filters and an order',
      '/en-us/c/footwear-1000?filters=size:090&sort=price-up',
      '/en-us/c/footwear-1000',
    ],
    ['the second page of a list', '/en-us/c/footwear-1000?sort=newest&page=2', '/en-us/c/footwear-1000?page=2'],
    ['the first page of a list', '/en-us/c/footwear-1000?page=1', '/en-us/c/footwear-1000'],
    ['a page that is no number', '/en-us/c/footwear-1000?page=%22%3E', '/en-us/c/footwear-1000'],
    ['a category under another slug', '/fr-fr/c/chaussures-1000', '/fr-fr/c/footwear-1000'],
    [
      'a colour and a size',
      '/en-gb/p/harrow-mid-HARROWMID1?colour=RUS&size=090',
      '/en-gb/p/harrow-mid-boot-HARROWMID1',
    ],
    ['a product under another slug', '/en-us/p/anything-HARROWMID1', '/en-us/p/harrow-mid-boot-HARROWMID1'],
    ['the results for a word', '/en-us/search?q=wool%20sock&sort=rating', '/en-us/search?q=wool+sock'],
    ['an article', '/en-us/lake-isabelle?utm_source=letter', '/en-us/lake-isabelle'],
    ['a text of help', '/en-us/help/delivery', '/en-us/help/delivery'],
    ['the cart', '/en-us/cart?coupon=1', '/en-us/cart'],
  ])('RT-05 of %s stands once in the page', async (_, path, target) => {
    expect(await canonicalsAt(path)).toEqual([`https://cairn.example${target}`])
  })

  test.each(['/en-us/nope', '/en-us/p/none-NOSUCHBOOT', '/pre/en-us', '/en-us/cms-preview', '/index.html'])(
    'RT-05 does not stand in %s, which is no page of its own for a search engine',
    async (path) => expect(await canonicalsAt(path)).toEqual([]),
  )
})
