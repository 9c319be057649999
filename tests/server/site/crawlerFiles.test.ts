import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allLocales } from '../../../core/domain/locale/locales.ts'
import { crawlerFile } from '../../../server/site/head/sitemap.ts'
import { drawnShop, publicUrl } from './support/drawnShop.ts'

let shop: Awaited<ReturnType<typeof drawnShop>>
beforeAll(async () => (shop = await drawnShop(false)))
afterAll(() => shop.stop())

type Element = { readonly tag: string; readonly attributes: Readonly<Record<string, string>>; readonly text: string }

/** The elements of a text that must be well-formed XML of elements, attributes and texts. */
const elementsOf = (xml: string): readonly Element[] => {
  const [declaration = '', root = ''] = /^(<\?xml version="1\.0" encoding="UTF-8"\?>)(.+)$/s.exec(xml)?.slice(1) ?? []
  expect(declaration).not.toBe('')
  const open: string[] = []
  const found: Element[] = []
  let rest = root
  while (rest !== '') {
    const [whole = '', closes, tag = '', attributes = '', alone, text = ''] =
      /^<(\/?)([a-z:]+)((?: [a-z:]+="[^"<]*")*)(\/?)>([^<]*)/.exec(rest) ?? []
    if (whole === '' || /&(?!amp;|lt;|gt;|quot;)/.test(whole)) throw new Error(`No XML: ${rest.slice(0, 80)}`)
    if (closes) expect(open.pop()).toBe(tag)
    else {
      if (!alone) open.push(tag)
      const named = [...attributes.matchAll(/ ([a-z:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
      found.push({ tag, attributes: Object.fromEntries(named), text })
    }
    rest = rest.slice(whole.length)
  }
  expect(open).toEqual([])
  return found
}

const fetchXml = async (path: string): Promise<readonly Element[]> => {
  const answer = await shop.app.request(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  return elementsOf(await answer.text())
}

const locations = (elements: readonly Element[]): readonly string[] =>
  elements.filter(({ tag }) => tag === 'loc').map(({ text }) => text)

describe('robots.txt', () => {
  test('SEO-07 lets crawlers read every page, and names the list of all of them', async () => {
    const answer = await shop.app.request('/robots.txt')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await answer.text()).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /dev/',
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ])
  })
})

describe('sitemap.xml', () => {
  test('SEO-07 has a part for each locale', async () => {
    const index = await fetchXml('/sitemap.xml')
    expect(index[0]).toEqual({
      tag: 'sitemapindex',
      attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
      text: '',
    })
    expect(locations(index)).toEqual(allLocales.map((code) => `${publicUrl}/sitemap-${code}-1.xml`))
  })

  test('SEO-07 lists the front page, every product and category, content, articles and stores, each once', async () => {
    const listed = locations(await fetchXml('/sitemap-fr-ca-1.xml'))
    const { products, categories } = shop.catalogue
    for (const rest of [
      '',
      ...products.map(({ id, slug }) => `/p/${slug}-${id}`),
      ...categories.map(({ id, slug }) => `/c/${slug}-${id}`),
      '/stores',
      '/help/warranty',
      '/help/delivery',
      '/help/contact-us',
      '/help/returns/how-to-return',
      '/journal',
      '/lake-isabelle',
      '/privacy',
      '/first-boots',
    ])
      expect(listed).toContain(`${publicUrl}/fr-ca${rest}`)
    expect(new Set(listed).size).toBe(listed.length)
  })

  test('SEO-07 lists no page that is not to be indexed, that leads elsewhere or that is not there', async () => {
    for (const address of locations(await fetchXml('/sitemap-en-us-1.xml'))) {
      const { status, robots, canonicals } = await shop.headAt(address.slice(publicUrl.length))
      expect([address, status, robots, canonicals]).toEqual([address, 200, null, [address]])
    }
  })

  test.each(allLocales)(
    'SEO-07 %s: each page names itself in every locale and a default, as the page itself does',
    async (code) => {
      const elements = await fetchXml(`/sitemap-${code}-1.xml`)
      const starts = elements.flatMap(({ tag }, index) => (tag === 'url' ? [index] : []))
      const pages = starts.map((start, nth) => elements.slice(start + 1, starts[nth + 1]))
      for (const [loc, ...links] of pages) {
        const rest = loc?.text.slice(`${publicUrl}/${code}`.length)
        expect(links.map(({ attributes }) => attributes['hreflang'])).toEqual([
          'en-US',
          'en-CA',
          'fr-CA',
          'en-GB',
          'fr-FR',
          'de-DE',
          'it-IT',
          'es-ES',
          'x-default',
        ])
        expect(links.map(({ attributes }) => attributes['href'])).toEqual(
          [...allLocales, 'en-us'].map((each) => `${publicUrl}/${each}${rest}`),
        )
        expect(new Set(links.map(({ tag, attributes }) => `${tag} ${attributes['rel']}`))).toEqual(
          new Set(['xhtml:link alternate']),
        )
      }
      const { alternates } = await shop.headAt(`/${code}/lake-isabelle`)
      const article = pages.find(([loc]) => loc?.text.endsWith('/lake-isabelle'))
      expect(article?.slice(1).map(({ attributes }) => [attributes['hreflang'], attributes['href']])).toEqual([
        ...alternates,
      ])
    },
  )

  const some = {
    publicUrl,
    goods: {
      productById: new Map<string, never>(),
      categoryById: new Map<string, never>(),
      products: [{ id: 'ABCDEFGH', slug: 'a' }],
      categories: [],
    },
    published: {
      has: (locale: string, key: string) => key === 'letters' && locale.endsWith('-ca'),
      keys: (locale: string) => (locale.endsWith('-ca') ? ['letters', 'error-4xx', 'home'] : []),
    },
  }

  test('SEO-07 has several parts for a locale with many pages', () => {
    const index = elementsOf(crawlerFile('/sitemap.xml', { ...some, mostPages: 2 })?.text ?? '')
    expect(locations(index).filter((address) => address.includes('en-us'))).toEqual(
      [1, 2, 3].map((part) => `${publicUrl}/sitemap-en-us-${part}.xml`),
    )
    const parts = [1, 2, 3].flatMap((part) =>
      locations(elementsOf(crawlerFile(`/sitemap-en-us-${part}.xml`, { ...some, mostPages: 2 })?.text ?? '')),
    )
    expect(parts).toEqual(
      ['', '/p/a-ABCDEFGH', '/stores', '/help/warranty', '/sign-up'].map((rest) => `${publicUrl}/en-us${rest}`),
    )
  })

  test('SEO-03 a document names only the locales in which it is published, and the first of them as the default', () => {
    const elements = elementsOf(crawlerFile('/sitemap-fr-ca-1.xml', some)?.text ?? '')
    const start = elements.findIndex(({ text }) => text === `${publicUrl}/fr-ca/letters`)
    expect(
      elements.slice(start + 1, start + 4).map(({ attributes }) => [attributes['hreflang'], attributes['href']]),
    ).toEqual([
      ['en-CA', `${publicUrl}/en-ca/letters`],
      ['fr-CA', `${publicUrl}/fr-ca/letters`],
      ['x-default', `${publicUrl}/en-ca/letters`],
    ])
    expect(elements[start + 4]?.tag).toBe('url')
  })

  test.each([
    '/sitemap-en-us-2.xml',
    '/sitemap-xx-yy-1.xml',
    '/sitemap-en-us.xml',
    '/sitemap-en-us-0.xml',
    '/robots.xml',
  ])('SEO-07 %s is no file', async (path) => expect((await shop.app.request(path)).status).toBe(404))
})

describe('addresses in capitals or with a slash too many', () => {
  test.each([
    ['/EN-US', '/en-us'],
    ['/en-us/', '/en-us'],
    ['/Fr-Fr/c/footwear-1000?page=2', '/fr-fr/c/footwear-1000?page=2'],
    ['/de-de/cart/', '/de-de/cart'],
    ['/en-us//stores', '/en-us/stores'],
  ])('SEO-08 %s leads to the right one for good', async (path, target) => {
    const answer = await shop.app.request(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target])
    expect(answer.headers.get('vary') ?? '').not.toContain('cookie')
  })

  test.each([
    ['/', '/de-de'],
    ['/cart', '/de-de/cart'],
    ['/help/delivery', '/de-de/help/delivery'],
  ])('SEO-08 %s leads each visitor to a shop of their own, so not for good', async (path, target) => {
    const answer = await shop.app.request(path, { headers: { 'accept-language': 'de' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/nope', '/xx-yy', '/fr', '/en-us/nope', '/en-us/p/none-XXXXXXXX', '/en-us/c/none-9999', '/nope/'])(
    'RT-06 %s leads nowhere, and says so',
    async (path) => {
      const { status, robots, canonicals } = await shop.headAt(path)
      expect([status, robots, canonicals]).toEqual([404, 'noindex', []])
    },
  )
})
