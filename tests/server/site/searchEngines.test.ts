import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allLocales } from '../../../core/domain/locale/locales.ts'
import { headTexts } from '../../../server/site/head/headTexts.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'
import { drawnShop, publicUrl } from './support/drawnShop.ts'
import type { Head } from './support/drawnShop.ts'

let shop: Awaited<ReturnType<typeof drawnShop>>
beforeAll(async () => (shop = await drawnShop()))
afterAll(() => shop.stop())

const heads = new Map<string, Promise<Head>>()
const headAt = (path: string): Promise<Head> => {
  const head = heads.get(path) ?? shop.headAt(path)
  heads.set(path, head)
  return head
}

const boot = 'p/harrow-mid-boot-HARROWMID1'

/** A page of each kind, in several languages, and the locales it has. */
const indexed = [
  '/en-us',
  '/fr-fr',
  '/de-de',
  '/en-us/c/footwear-1000',
  '/es-es/c/hiking-boots-1010',
  `/fr-ca/${boot}`,
  `/it-it/${boot}`,
  '/en-gb/help/delivery',
  '/de-de/help/returns/how-to-return',
  '/fr-fr/journal',
  '/it-it/lake-isabelle',
  '/en-ca/first-boots',
  '/es-es/stores',
  '/de-de/help/warranty',
  '/fr-ca/sign-up',
]

const notIndexed = [
  '/en-us/search?q=boot',
  '/de-de/search/hub',
  '/en-us/c/footwear-1000?page=2',
  '/en-us/c/footwear-1000?size=090',
  '/fr-fr/c/footwear-1000?colour=green',
  '/en-us/c/footwear-1000?price=100-200',
  '/en-us/c/footwear-1000?availability=now',
  '/en-us/c/footwear-1000?sort=price-up',
  '/it-it/cart',
  '/en-us/checkout',
  '/en-us/order-confirmation',
  '/en-us/account',
  '/en-us/account/orders/CN-2222-2222',
  '/en-us/forgot-password',
  '/en-us/favorites',
  '/en-us/favorites/01a0c450-7bb7',
  '/en-us/track-order?order=CN-2222-2222',
  '/en-us/location-selector',
  '/en-us/associate-login',
]

describe('a page that search engines show', () => {
  test.each(indexed)('SEO-01 %s names its one address, its own, once', async (path) => {
    const { status, canonicals, robots, metas } = await headAt(path)
    expect(status).toBe(200)
    expect(canonicals).toEqual([`${publicUrl}${path}`])
    expect(robots).toBeNull()
    expect(metas.has('robots')).toBe(false)
  })

  test.each([
    ['a colour and a size', '/en-gb/p/harrow-mid-HARROWMID1?colour=RUS&size=090', `/en-gb/${boot}`],
    ['a product under another slug', '/en-us/p/anything-HARROWMID1', `/en-us/${boot}`],
    ['a category under another slug', '/fr-fr/c/chaussures-1000', '/fr-fr/c/footwear-1000'],
    ['the first page of a list', '/en-us/c/footwear-1000?page=1', '/en-us/c/footwear-1000'],
    ['an article that a letter links to', '/en-us/lake-isabelle?utm_source=letter', '/en-us/lake-isabelle'],
  ])('SEO-01 %s is no page of its own', async (_, path, target) => {
    expect((await headAt(path)).canonicals).toEqual([`${publicUrl}${target}`])
  })

  test.each(notIndexed)('SEO-02 %s is not to be indexed, and names no address', async (path) => {
    const { status, canonicals, alternates, robots, metas, things } = await headAt(path)
    expect(status).toBe(200)
    expect(robots).toBe('noindex')
    expect(metas.get('robots')).toEqual(['noindex'])
    expect([canonicals, [...alternates], things]).toEqual([[], [], []])
  })

  test.each(indexed)(
    'SEO-03 %s names itself in every locale of the shop, and each of these answers with the same list',
    async (path) => {
      const { alternates } = await headAt(path)
      const rest = path.slice('/en-us'.length)
      expect(Object.fromEntries(alternates)).toEqual({
        'en-US': `${publicUrl}/en-us${rest}`,
        'en-CA': `${publicUrl}/en-ca${rest}`,
        'fr-CA': `${publicUrl}/fr-ca${rest}`,
        'en-GB': `${publicUrl}/en-gb${rest}`,
        'fr-FR': `${publicUrl}/fr-fr${rest}`,
        'de-DE': `${publicUrl}/de-de${rest}`,
        'it-IT': `${publicUrl}/it-it${rest}`,
        'es-ES': `${publicUrl}/es-es${rest}`,
        'x-default': `${publicUrl}/en-us${rest}`,
      })
      for (const address of new Set(alternates.values())) {
        const other = await headAt(address.slice(publicUrl.length))
        expect(other.status).toBe(200)
        expect(other.canonicals).toEqual([address])
        expect(other.alternates).toEqual(alternates)
      }
    },
  )
})

describe('what a page says of itself', () => {
  test.each([...indexed, ...notIndexed])('SEO-04 %s has one title and one description', async (path) => {
    const { titles, metas } = await headAt(path)
    expect(titles).toHaveLength(1)
    expect(titles[0]).not.toBe('')
    expect(metas.get('description')).toEqual([expect.stringMatching(/^\S.{20,300}$/s)])
  })

  test.each([
    ['/fr-fr', 'fr-FR', /^Cairn/, /réparées|réparer|réparés/],
    [`/de-de/${boot}`, 'de-DE', /^Harrow Mid – \S.+ \| Cairn$/, /Leder/],
    ['/en-us/p/strata-STRATAMTN1', 'en-US', /^Strata Mountain Boot \| Cairn$/, /./],
    ['/es-es/c/footwear-1000', 'es-ES', /^Calzado \| Cairn$/, /^De la roca a la hierba mojada/],
    ['/it-it/lake-isabelle', 'it-IT', /^Lake Isabelle prima che chiuda la strada \| Cairn$/, /^Sette chilometri/],
    ['/fr-ca/cart', 'fr-CA', /^Panier \| Cairn$/, /^Chaussures et vêtements de marche/],
    ['/de-de/stores', 'de-DE', /^Unsere Filialen \| Cairn$/, /^Anprobieren/],
    ['/es-es/help/warranty', 'es-ES', /^Garantía y reparación \| Cairn$/, /^Cuéntanos/],
    ['/en-gb/sign-up', 'en-GB', /^Create an account \| Cairn$/, /account/],
    ['/it-it/checkout', 'it-IT', /^Cairn$/, /^Scarpe e abbigliamento/],
  ])('SEO-04 %s says it in the language of its locale', async (path, lang, title, description) => {
    const head = await headAt(path)
    expect(head.lang).toBe(lang)
    expect(head.titles[0]).toMatch(title)
    expect(head.metas.get('description')?.[0]).toMatch(description)
  })

  test.each([
    ['/en-us', 'website', 'Cairn: footwear and clothing for walking', 'en_US', 'cairn'],
    [`/fr-ca/${boot}?colour=RUS`, 'product', 'Harrow Mid – Chaussure de randonnée', 'fr_CA', 'HARROWMID1'],
    ['/de-de/c/footwear-1000', 'website', 'Schuhe', 'de_DE', 'HARROWMID1'],
    ['/it-it/lake-isabelle', 'article', 'Lake Isabelle prima che chiuda la strada', 'it_IT', 'lake-isabelle'],
    ['/es-es/stores', 'website', 'Nuestras tiendas', 'es_ES', 'cairn'],
    ['/en-us/favorites/01a0c450-7bb7', 'website', 'Cairn', 'en_US', 'cairn'],
  ])(
    'SEO-05 %s has a card for sharing, with a picture that networks show',
    async (path, type, title, locale, picture) => {
      const { metas } = await headAt(path)
      const [address = ''] = path.split('?')
      const card = Object.fromEntries([...metas].filter(([name]) => /^(?:og|twitter):/.test(name)))
      expect(card).toEqual({
        'og:site_name': ['Cairn'],
        'og:type': [type],
        'og:title': [title],
        'og:description': metas.get('description'),
        'og:url': [`${publicUrl}${address}`],
        'og:locale': [locale],
        'og:image': [`${publicUrl}/share/${picture}.jpg`],
        'og:image:type': ['image/jpeg'],
        'og:image:width': ['1200'],
        'og:image:height': ['630'],
        'og:image:alt': [title],
        'twitter:card': ['summary_large_image'],
      })
      const answer = await shop.app.request(`/share/${picture}.jpg`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    },
  )
})

test('SEO-04 nothing failed while these pages were drawn, in all locales', async () => {
  for (const locale of allLocales) expect((await headAt(`/${locale}`)).status).toBe(200)
  expect(shop.failures).toEqual([])
})

test.each(['en', 'fr', 'de', 'it', 'es'] as const)(
  'SEO-04 %s: pages that the browser draws have the title that they give themselves, and trails the names that pages show',
  (language) => {
    const copy = (noun: string): unknown =>
      JSON.parse(readFileSync(join(projectRoot, `ui/src/copy/messages/${language}/${noun}.json`), 'utf8'))
    const { home, journal, pages } = headTexts[language]
    expect(copy('shell')).toMatchObject({ home, journal })
    expect(copy('stores')).toMatchObject({ locatorTitle: pages.Stores?.title })
    expect(copy('service')).toMatchObject({ warrantyTitle: pages.Warranty?.title })
    expect(copy('withdrawal')).toMatchObject({ title: pages.Withdraw?.title, lede: pages.Withdraw?.description })
    expect(copy('signUp')).toMatchObject({ title: pages.SignUp?.title })
    expect(copy('purchase')).toMatchObject({ title: pages.TrackOrder?.title, detail: pages.TrackOrder?.description })
  },
)
