import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import { table } from '../../../contracts/api/table.ts'
import { newPreviewToken } from '../../../server/content/readContent.ts'
import { publishedPages } from '../../../server/content/publishedContent.ts'
import type { DrawSitePage } from '../../../server/site/openDrawing.ts'
import { serveSite } from '../../../server/site/serveSite.ts'
import type { PreviewPolicy } from '../../../server/kit/Context.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { testServer } from '../support/testServer.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { richText, samplePage, save, saveAndPublish } from './sampleContent.ts'

const storage = await openTestStorage()
const open = (previews?: PreviewPolicy) => testServer({ storage, ...(previews ? { previews } : {}) })
const server = await closeAfterAll(open())
const { db } = storage

/** Stands in every draft and in nothing that is published. */
const secret = 'Not-yet-announced'
const draft = (key: string, family: Family, more: object = {}) => {
  const head = {
    id: 'a',
    type: 'article',
    title: secret,
    picture: { url: '/a.svg', alt: '' },
    tags: [{ label: secret }],
  }
  const main = family === 'page' ? [head, richText(secret)] : [richText(secret)]
  return samplePage(key, secret, { family, bodies: { en: { name: secret, slots: { main } } }, ...more })
}
type Family = NonNullable<Parameters<typeof samplePage>[2]>['family'] & string

const keys: readonly (readonly [key: string, family: Family])[] = [
  ['landing', 'page'],
  ['account', 'page'],
  ['sign-in-modal', 'modal'],
  ['1000', 'category'],
  ['default', 'category'],
  ['default', 'product'],
  ['footer', 'footer'],
  ['menu', 'menu'],
  ['popups', 'popups'],
  ['hello', 'fragment'],
  ['wide', 'showcase'],
]
// One document that shoppers see, and the rest only as drafts.
await saveAndPublish(db, samplePage('landing', 'Landing'))
for (const [key, family] of keys) await save(db, draft(key, family))
await save(db, draft('journal-a', 'page', { parent: 'landing' }))

const calls = table.filter(({ path }) => path.startsWith('/{mode}/') || path.startsWith('/fapi/'))

const values: Readonly<Record<string, readonly string[]>> = {
  mode: ['publish', 'preview', 'latest', 'Preview'],
  siteId: ['NA', 'EMEA', 'na', '*'],
  docType: ['page', 'showcase', 'rich-text', 'article', 'menu'],
  searchType: ['article', 'page'],
}
const anyValue = (name: string) =>
  fc.constantFrom(...(values[name] ?? [...keys.map(([key]) => key), 'journal-a', '../page/landing', '%2e%2e']))

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const anyCall = fc.constantFrom(...calls).chain((endpoint) => {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return fc.record({
    prefix: fc.constantFrom('', '/pre', '/pre/pre', '/mock/pre', '//pre', '/PRE'),
    path: fc
      .tuple(...names.map(anyValue))
      .map((chosen) =>
        names.reduce((path, name, at) => path.replace(`{${name}}`, chosen[at] ?? ''), endpoint.path as string),
      ),
    query: fc.constantFrom('', '?mode=preview', '?cmsEnv=preview&layoutVariant=', '?preview=1&token=x', '?limit=50&q='),
    method: fc.constantFrom(...methods),
  })
})

const claimOf = (name: string) => Buffer.from(`${name} 9999999999999`).toString('base64url')

const anyToken = fc.constantFrom(
  undefined,
  '',
  'x',
  'x.y',
  '..',
  'a.b.c',
  `${claimOf('NA/page/landing')}.${'A'.repeat(43)}`,
)

/** The site of this shop, with a page that only says its name. */
const sitePages = async (draw: DrawSitePage, hasPreviews = true): Promise<Hono> => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-pre-'))
  folders.push(folder)
  writeFileSync(join(folder, 'index.html'), '<html><head><meta name="cairn-debug"></head><body></body></html>')
  const made = new Hono()
  made.use(
    await serveSite(folder, { debug: true, reportsTo: null, hasPreviews }, draw, undefined, () =>
      publishedPages(db, server.clock.now),
    ),
  )
  return made
}

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const send = (token: string | undefined) => (token === undefined ? {} : { headers: { 'x-preview-token': token } })

describe('without a token', () => {
  test('CMS-10 no route and no method reaches a draft', async () => {
    await fc.assert(
      fc.asyncProperty(anyCall, anyToken, async ({ prefix, path, query, method }, token) => {
        const answer = await server.call(method, `${prefix}${path}${query}`, send(token))
        expect(answer.text).not.toContain(secret)
      }),
      { numRuns: 600 },
    )
  })

  test('CMS-10 no endpoint of the shop gives a draft away, by any method', async () => {
    let reached = 0
    for (const endpoint of table) {
      const names = calls.includes(endpoint) ? [...keys.map(([key]) => key), 'journal-a'] : ['landing', 'NA']
      for (const method of methods)
        for (const name of endpoint.path.includes('{') ? names : ['']) {
          const path = endpoint.path
            .replace('{mode}', 'preview')
            .replace('{siteId}', 'NA')
            .replace(/\{(?:docType|searchType)\}/, 'article')
            .replaceAll(/\{\w+\}/g, name)
          const answer = await server.call(
            method,
            path.startsWith('/preview/') ? `/pre${path}` : path,
            /^(?:GET|HEAD)$/.test(method) ? {} : { body: {} },
          )
          expect(answer.text, `${method} ${path}`).not.toContain(secret)
          reached += answer.status === 200 ? 1 : 0
        }
    }
    expect(reached).toBeGreaterThan(0)
  })

  test('CMS-10 no page of the site gives a draft away, whatever it begins with, by any method', async () => {
    const drawn: string[] = []
    const site = await sitePages(async (path) => {
      drawn.push(path)
      return null
    })
    const paths = [
      '',
      '/',
      ...keys.map(([key]) => `/${key}`),
      '/journal-a',
      '/help/delivery',
      '/cms-preview',
      '/p/a-HARROWMID1',
    ]
    for (const method of methods)
      for (const rest of paths)
        for (const prefix of [
          '/pre/en-us',
          '/pre/fr-fr',
          '/pre',
          '/pre/preview',
          '/pre/pre/en-us',
          '/PRE/en-us',
          '/en-us',
        ])
          for (const query of ['', '?preview=1&token=x']) {
            const answer = await site.request(`${prefix}${rest}${query}`, {
              method,
              headers: { 'x-preview-token': 'x.y' },
            })
            expect(await answer.text(), `${method} ${prefix}${rest}${query}`).not.toContain(secret)
            if (prefix.startsWith('/pre') && answer.status === 200) {
              expect(answer.headers.get('x-robots-tag')).toBe('noindex')
              expect(answer.headers.get('cache-control')).toBe('no-store')
            }
          }
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.filter((path) => /^\/pre|cms-preview/.test(path))).toEqual([])
  })

  test('CMS-10 in development the same drafts are there', async () => {
    const development = await open('open')
    const answer = await development.call('GET', '/pre/preview/caas/v1/canvas/page/NA/landing')
    expect(answer.text).toContain(secret)
  })
})

describe('with a token', () => {
  const landing = { site: 'NA', family: 'page', key: 'landing' } as const
  const preview = (path: string, token: string, on = server) =>
    on.call('GET', `/pre/preview/caas/v1/canvas/${path}`, send(token))

  test('CMS-10 its document shows the draft, others show what is published', async () => {
    const token = await newPreviewToken(db, landing, server.clock.now + 1)
    expect((await preview('page/NA/landing', token)).text).toContain(secret)
    expect((await preview('augmentedpage/NA/landing', token)).text).toContain(secret)
    for (const path of [
      'menu/NA',
      'footer/NA',
      'page/NA/account',
      'search/NA/article',
      'showcase/NA/page',
      'page/EMEA/landing',
    ])
      expect((await preview(path, token)).text, path).not.toContain(secret)
  })

  test('CMS-10 an article’s own page does not mention the drafts of other articles', async () => {
    const token = await newPreviewToken(db, { ...landing, key: 'journal-a' }, server.clock.now + 1)
    await save(db, draft('journal-a', 'page', { parent: 'landing' }))
    const { json } = await preview('page/NA/journal-a', token)
    expect(json).toMatchObject({ slots: { main: [{ related: [] }, {}] } })
  })

  test('CMS-10 a list has a token of its own', async () => {
    const token = await newPreviewToken(db, { site: 'NA', family: 'showcase', key: 'page' }, server.clock.now + 1)
    expect((await preview('showcase/NA/page', token)).text).toContain(secret)
  })

  test('CMS-10 it ends, and counts for nothing when a letter of it is changed', async () => {
    const token = await newPreviewToken(db, landing, server.clock.now)
    expect((await preview('page/NA/landing', token)).status).toBe(404)
    const valid = await newPreviewToken(db, landing, server.clock.now + 1)
    for (const [at, letter] of valid.split('').entries()) {
      const other = valid.slice(0, at) + (letter === 'B' ? 'C' : 'B') + valid.slice(at + 1)
      expect((await preview('page/NA/landing', other)).status, `letter ${at}`).toBe(404)
    }
  })

  test('CMS-10 it counts for nothing where previews are off', async () => {
    const token = await newPreviewToken(db, landing, server.clock.now + 1)
    expect((await preview('page/NA/landing', token, await open('off'))).status).toBe(404)
  })
})

describe('the site of a shop without previews', () => {
  test('CMS-10 has neither preview pages nor their screen, and says so in its page', async () => {
    const site = await sitePages(async () => null, false)
    for (const path of ['/pre/en-us/landing', '/pre/en-us', '/en-us/cms-preview']) {
      const answer = await site.request(path)
      expect(answer.status, path).toBe(404)
      expect(await answer.text()).toContain('<meta name="cairn-preview" content="off" />')
    }
  })

  test('CMS-10 otherwise has both, and a path without a locale leads to its preview', async () => {
    const site = await sitePages(async () => null)
    const statuses = ['/pre/en-us/landing', '/pre/en-us', '/en-us/cms-preview', '/en-us/landing', '/en-us/journal-a']
    expect(await Promise.all(statuses.map(async (path) => (await site.request(path)).status))).toEqual([
      200, 200, 200, 200, 404,
    ])
    for (const [from, to] of [
      ['/pre', '/pre/en-us'],
      ['/pre/landing', '/pre/en-us/landing'],
      ['/pre/EN-US/landing', '/pre/en-us/landing'],
    ])
      expect((await site.request(from ?? '')).headers.get('location')).toBe(to)
  })

  test('OPR-31 lets only previews be framed, and only by its own pages', async () => {
    const site = await sitePages(async () => null)
    const framedBy = async (path: string) =>
      /frame-ancestors ('\w+')/.exec((await site.request(path)).headers.get('content-security-policy') ?? '')?.[1]
    expect(await Promise.all(['/pre/en-us/landing', '/pre/en-us'].map(framedBy))).toEqual(["'self'", "'self'"])
    expect(await Promise.all(['/en-us/landing', '/en-us/cart', '/en-us/none-at-all'].map(framedBy))).toEqual([
      "'none'",
      "'none'",
      "'none'",
    ])
  })
})
