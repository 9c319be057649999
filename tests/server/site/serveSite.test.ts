import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '../../../server/kit/securityHeaders.ts'
import { serverConfig } from '../../../server/serverConfig.ts'
import type { Drawing } from '../../../contracts/drawing.ts'
import { serveSite } from '../../../server/site/serveSite.ts'
import type { SiteSettings } from '../../../server/site/siteFiles.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

let directory: string
let app: Hono

const appOver = async (where: string, ...settings: [SiteSettings?]): Promise<Hono> => {
  const made = new Hono()
  made.use(securityHeaders)
  made.use(await serveSite(where, ...settings))
  return made
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cairn-site-'))
  await mkdir(join(directory, 'assets'))
  const write = (name: string, text: string) => writeFile(join(directory, name), text)
  await write(
    'index.html',
    '<style nonce="__CSP_NONCE__"></style><meta property="csp-nonce" nonce="__CSP_NONCE__"><meta name="cairn-debug" content="__CAIRN_DEBUG__"><meta name="cairn-reports" content="__CAIRN_REPORTS__">',
  )
  await write('assets/main-Ab3dEf9h.js', 'plain')
  await write('sw.js', 'worker')
  await write('sw.js.map', '{}')
  await write('assets/main-Ab3dEf9h.js.map', '{}')
  app = await appOver(directory)
})

afterAll(() => rm(directory, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

const drawing = (markup: string): Drawing => ({
  language: 'en-US',
  markup,
  known: { answers: {}, views: {} },
  head: null,
  sources: [],
  lateSources: [],
})

describe('a page', () => {
  test('RT-05 the root and bare paths lead to the visitor’s locale: cookie, then languages, then en-us', async () => {
    const goesTo = async (path: string, headers = {}) => {
      const { status, headers: answered } = await get(path, headers)
      return [status, answered.get('location')]
    }
    expect(await goesTo('/')).toEqual([302, '/en-us'])
    expect(await goesTo('/', { 'accept-language': 'nl,fr-CA;q=0.7,en;q=0.3' })).toEqual([302, '/fr-ca'])
    expect(await goesTo('/', { 'accept-language': 'de' })).toEqual([302, '/de-de'])
    expect(await goesTo('/', { 'accept-language': 'fr', cookie: 'a=b; locale=en-gb' })).toEqual([302, '/en-gb'])
    expect(await goesTo('/', { cookie: 'locale=xx-zz' })).toEqual([302, '/en-us'])
    expect(await goesTo('/cart?coupon=1')).toEqual([302, '/en-us/cart?coupon=1'])
    expect(await goesTo('/order-confirmation')).toEqual([302, '/en-us/order-confirmation'])
  })

  test('RT-03 a mixed-case locale is lowercased and a slash at the end goes, within this host', async () => {
    for (const [from, to] of [
      ['/EN-us/p/harrow-mid-HARROWMID1', '/en-us/p/harrow-mid-HARROWMID1'],
      ['/en-us/', '/en-us'],
      ['/en-us/cart/', '/en-us/cart'],
      ['//en-us//cart', '/en-us/cart'],
    ] as const) {
      const answer = await get(from)
      expect(answer.status, from).toBe(301)
      expect(answer.headers.get('location'), from).toEqual(to)
    }
    for (const hostile of ['//evil.example/', '/\\evil.example', '//evil.example/en-us']) {
      expect((await get(hostile)).headers.get('location') ?? '/').not.toMatch(/^\/[/\\]|^https?:/)
    }
  })

  test('pages get the one document with a fresh nonce, the same in the policy and in the text', async () => {
    const answer = await get('/en-us/c/hiking-boots-1010')
    const text = await answer.text()
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1]
    expect(nonce).toMatch(/^[\w+/=]{22,}$/)
    expect(text).not.toContain('__CSP_NONCE__')
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await (await get('/en-us')).text()).not.toContain(nonce)
  })

  test('only a page that the server has drawn may run scripts of its own, by their hashes', async () => {
    const drawn = new Hono().use(
      await serveSite(directory, { debug: true, reportsTo: null }, async (path) =>
        path === '/en-us' ? drawing('<main></main>') : null,
      ),
    )
    const scripts = async (path: string) =>
      /script-src ([^;]+);/.exec((await drawn.request(path)).headers.get('content-security-policy') ?? '')?.[1]
    expect(await scripts('/en-us')).toMatch(/^'self'(?: 'sha256-[\w+/]{43}='){2}$/)
    expect(await scripts('/en-us/checkout')).toBe("'self'")
    expect(await scripts('/index.html')).toBe("'self'")
  })

  test('a page is written and compressed once for a picture, and again for the next one and for another encoding', async () => {
    let picture = drawing('<main></main>')
    const drawn = new Hono().use(await serveSite(directory, { debug: true, reportsTo: null }, async () => picture))
    const page = async (encoding: string) => {
      const answer = await drawn.request('/en-us', { headers: { 'accept-encoding': encoding } })
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
      return { nonce, body: Buffer.from(await answer.arrayBuffer()) }
    }
    const [first, second, plain] = [await page('br'), await page('br, gzip'), await page('')]
    expect(second).toEqual(first)
    expect(plain.body.toString()).toContain(`nonce="${plain.nonce}"`)
    expect(plain.nonce).not.toBe(first.nonce)
    picture = drawing('<main></main>')
    expect((await page('br')).nonce).not.toBe(first.nonce)
  })

  test('a visitor with a session is recognized by the marker that the worker sets', async () => {
    const asked: boolean[] = []
    const drawn = new Hono().use(
      await serveSite(
        directory,
        { debug: true, reportsTo: null },
        async (_path, { isStranger }) => (asked.push(isStranger), null),
      ),
    )
    for (const cookie of ['', 'access=guest', 'a=b; access=registered', 'access=', 'noaccess=1'])
      await drawn.request('/en-us/cart', { headers: { cookie } })
    expect(asked).toEqual([true, false, false, true, true])
  })

  test('SEG-04 a page is drawn for the audience that its cookie names, and no cache gives it to another', async () => {
    const asked: object[] = []
    const drawn = new Hono().use(
      await serveSite(
        directory,
        { debug: true, reportsTo: null },
        async (_path, { audience }) => (asked.push(audience), drawing('')),
      ),
    )
    const ask = (cookie: string) => drawn.request('/en-us', { headers: { cookie } })
    const { headers } = await ask('cairn-audience=us:loggedIn.loyalty/a%20b; locale=en-us')
    await ask('cairn-audience=us:admin')
    expect(asked).toEqual([
      { on: { site: 'us', segments: ['loggedIn', 'loyalty'] }, dismissed: ['a b'] },
      { dismissed: [] },
    ])
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toContain('cookie')
  })
})

describe('the page itself', () => {
  test('without a built site the server says so', async () => {
    const answer = await (await appOver(join(directory, 'nothing'))).request('/en-us')
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('npm start')
  })

  test('the service worker gets the page itself as /index.html, under the policy its nonce belongs to', async () => {
    const kept = await get('/index.html')
    const nonce = /nonce="([^"]+)"/.exec(await kept.text())?.[1]
    expect(kept.status).toBe(200)
    expect(nonce?.length).toBe(24)
    expect(kept.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  })
})

describe('the flight recorder', () => {
  test('the page says that the flight recorder is on', async () => {
    expect(await (await get('/en-us/debug')).text()).toContain('name="cairn-debug" content="on"')
  })

  test('the path of the flight recorder is not found when it is off', async () => {
    const without = await appOver(directory, { debug: false, reportsTo: null })
    const gone = await without.request('/en-us/debug')
    expect(gone.status).toBe(404)
    expect(await gone.text()).toContain('content="off"')
    expect((await without.request('/en-us/cart')).status).toBe(200)
  })

  test('CAIRN_DEBUG is on or off, and nothing else', () => {
    expect(serverConfig({}).debug).toBe(true)
    expect(serverConfig({ CAIRN_DEBUG: 'on' }).debug).toBe(true)
    expect(serverConfig({ CAIRN_DEBUG: 'off' }).debug).toBe(false)
    const production = { CAIRN_MODE: 'production' }
    expect(serverConfig(production).debug).toBe(false)
    expect(serverConfig({ ...production, CAIRN_DEBUG: 'on' }).debug).toBe(true)
    expect(() => serverConfig({ CAIRN_DEBUG: 'no' })).toThrow('CAIRN_DEBUG is no; it must be on or off.')
  })
})

describe('reports and diagnostics', () => {
  test('the page says where reports go, and the policies of page and worker let them go there and nowhere else', async () => {
    const asked = async (reportsTo: string | null) => {
      const site = await appOver(directory, { debug: true, reportsTo })
      const [page, script] = [await site.request('/en-us'), await site.request('/assets/main-Ab3dEf9h.js')]
      const connects = [page, script].map(
        ({ headers }) => /connect-src ([^;]+);/.exec(headers.get('content-security-policy') ?? '')?.[1],
      )
      return [/name="cairn-reports" content="([^"]*)"/.exec(await page.text())?.[1], ...connects]
    }
    expect(await asked(null)).toEqual(['off', "'self'", "'self'"])
    expect(await asked('/reports/v1/report')).toEqual(['/reports/v1/report', "'self'", "'self'"])
    const elsewhere = 'https://reports.example/in?shop=1&of=$&'
    expect(await asked(elsewhere)).toEqual([
      'https://reports.example/in?shop=1&amp;of=$&amp;',
      "'self' https://reports.example",
      "'self' https://reports.example",
    ])
  })

  test('SEG-11 the page says where diagnostics go and in what batches, to the letter, and nothing of it where they go nowhere', async () => {
    const asked = async (diagnostics: SiteSettings['diagnostics']) => {
      const site = await appOver(directory, {
        debug: true,
        reportsTo: 'https://reports.example/in',
        ...(diagnostics ? { diagnostics } : {}),
      })
      const page = await site.request('/en-us')
      return [
        /<meta name="cairn-diagnostics"[^>]*>/.exec(await page.text())?.[0],
        /connect-src ([^;]+);/.exec(page.headers.get('content-security-policy') ?? '')?.[1],
      ]
    }
    const reports = "'self' https://reports.example"
    expect(await asked(undefined)).toEqual([undefined, reports])
    expect(await asked({ to: null, batchSize: '3', flushInterval: '' })).toEqual([undefined, reports])
    expect(await asked({ to: 'https://logs.example/in?a="', batchSize: '">', flushInterval: '50' })).toEqual([
      '<meta name="cairn-diagnostics" content="https://logs.example/in?a=&quot;" data-batch-size="&quot;>',
      `${reports} https://logs.example`,
    ])
    expect((await asked({ to: 'https://reports.example/logs', batchSize: '', flushInterval: '' }))[1]).toBe(reports)
  })

  test('TRK-04 SEG-11 the page says in what batches it tracks, and nothing of it where it does not', async () => {
    const metaOf = async (more: Pick<SiteSettings, 'hasTracking' | 'diagnostics'>) => {
      const site = await appOver(directory, { debug: true, reportsTo: null, ...more })
      return /<meta name="cairn-tracking"[^>]*>/.exec(await (await site.request('/en-us')).text())?.[0]
    }
    expect(await metaOf({})).toBeUndefined()
    expect(await metaOf({ hasTracking: true, diagnostics: { to: null, batchSize: '3', flushInterval: '50' } })).toBe(
      '<meta name="cairn-tracking" content="on" data-batch-size="3" data-flush-interval="50" />',
    )
  })

  test('TRK-04 CAIRN_TRACKING is on in development only, unless stated', () => {
    const hasTracking = (env: Readonly<Record<string, string>>) =>
      serverConfig({ CAIRN_DATA: '/data', ...env }).tracking.isOn
    expect([hasTracking({}), hasTracking({ CAIRN_MODE: 'production' })]).toEqual([true, false])
    expect([
      hasTracking({ CAIRN_TRACKING: 'off' }),
      hasTracking({ CAIRN_MODE: 'production', CAIRN_TRACKING: 'on' }),
    ]).toEqual([false, true])
    expect(() => hasTracking({ CAIRN_TRACKING: 'yes' })).toThrow('CAIRN_TRACKING is yes; it must be on or off.')
  })

  test('CAIRN_REPORTS is off unless stated, on, or a safe address', () => {
    const reports = (CAIRN_REPORTS?: string) =>
      serverConfig({ CAIRN_DATA: '/data', ...defined({ CAIRN_REPORTS }) }).reports
    const none = { to: null, folder: '/data/reports', isTakenHere: false }
    for (const off of [undefined, '', 'off']) expect(reports(off)).toEqual(none)
    expect(reports('on')).toEqual({ to: '/reports/v1/report', folder: '/data/reports', isTakenHere: true })
    expect(reports('https://reports.example/in?a="')).toEqual({ ...none, to: 'https://reports.example/in?a=%22' })
    expect(reports('http://127.0.0.1:9000/in').to).toBe('http://127.0.0.1:9000/in')
    for (const wrong of [
      'yes',
      '/reports',
      'http://reports.example/in',
      'javascript:alert(1)',
      'https://me:secret@reports.example/',
    ])
      expect(() => reports(wrong)).toThrow('it must be off, on or an address that begins with https://.')
  })
})

test('RT-06 source maps stay on the disk where they are not to be served', async () => {
  const production = await appOver(directory, { debug: false, reportsTo: null, hasSourceMaps: false })
  const statuses = (served: Hono) =>
    Promise.all(
      ['/sw.js.map', '/assets/main-Ab3dEf9h.js.map', '/sw.js'].map(async (path) => (await served.request(path)).status),
    )
  expect(await statuses(app)).toEqual([200, 200, 200])
  expect(await statuses(production)).toEqual([404, 404, 200])
})
