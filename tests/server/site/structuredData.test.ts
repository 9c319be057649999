import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Drawing } from '../../../contracts/drawing.ts'
import { headTags } from '../../../server/site/head/headTags.ts'
import { drawnShop, publicUrl } from './support/drawnShop.ts'
import type { Thing } from './support/drawnShop.ts'

let shop: Awaited<ReturnType<typeof drawnShop>>
beforeAll(async () => (shop = await drawnShop()))
afterAll(() => shop.stop())

const thingAt = async (path: string, type: string): Promise<Thing | undefined> =>
  (await shop.headAt(path)).things.find((thing) => thing['@type'] === type)

const boot = 'p/harrow-mid-boot-HARROWMID1'

describe('what a page is about, for search engines', () => {
  test('SEO-06 ORD-07 the front page says whose site it is, and for how long goods can be returned in its country', async () => {
    expect(await thingAt('/de-de', 'Organization')).toEqual({
      '@type': 'Organization',
      '@id': `${publicUrl}/#organization`,
      name: 'Cairn',
      url: publicUrl,
      logo: `${publicUrl}/icons/icon-512.png`,
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 60,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
      },
    })
    expect(await thingAt('/de-de', 'WebSite')).toMatchObject({
      name: 'Cairn',
      url: `${publicUrl}/de-de`,
      inLanguage: 'de-DE',
    })
  })

  test('SEO-06 a product has what Google requires of one: name, picture, and an offer with price, currency and stock', async () => {
    const product = await thingAt(`/fr-ca/${boot}`, 'Product')
    expect(product).toMatchObject({
      name: 'Harrow Mid',
      description: expect.stringMatching(/^La tige est coupée/),
      sku: 'HARROWMID1',
      brand: { '@type': 'Brand', name: 'Cairn' },
      offers: {
        '@type': 'Offer',
        price: '310.00',
        priceCurrency: 'CAD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        url: `${publicUrl}/fr-ca/${boot}`,
      },
    })
    expect(product?.['image']).toContain(`${publicUrl}/share/HARROWMID1.jpg`)
  })

  test.each([
    ['en-us', 'Stile Pants'],
    ['en-gb', 'Stile Trousers'],
  ])('I18N-08 SEO-06 in %s a product and the page’s title say %s', async (locale, name) => {
    const path = `/${locale}/p/stile-trousers-STILETRSR1`
    expect(await thingAt(path, 'Product')).toMatchObject({ name })
    const { titles, metas } = await shop.headAt(path)
    expect(titles.join()).toContain(name)
    expect(metas.get('og:title')?.join()).toContain(name)
  })

  test('SEO-06 the price is that of the locale, with two decimals and a point', async () => {
    const offers = await Promise.all(
      ['en-us', 'en-gb', 'de-de'].map((locale) => thingAt(`/${locale}/${boot}`, 'Product')),
    )
    expect(offers.map((product) => product?.['offers'])).toEqual([
      expect.objectContaining({ price: '228.00', priceCurrency: 'USD' }),
      expect.objectContaining({ price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'GBP' }),
      expect.objectContaining({ price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'EUR' }),
    ])
  })

  test('SEO-06 a product is rated as its reviews rate it, and one without reviews is not rated', async () => {
    const scores = await shop.catalogue.recentScores(Date.now())
    const [rated = ''] = scores.keys()
    const unrated = shop.catalogue.products.find(({ id }) => !scores.has(id))
    expect((await thingAt(`/en-us/p/x-${rated}`, 'Product'))?.['aggregateRating']).toEqual({
      '@type': 'AggregateRating',
      ratingValue: scores.get(rated)?.average,
      reviewCount: scores.get(rated)?.count,
      bestRating: 5,
      worstRating: 1,
    })
    expect(await thingAt(`/en-us/p/x-${unrated?.id}`, 'Product')).not.toHaveProperty('aggregateRating')
  })

  test.each([
    ['/fr-ca/p/harrow-mid-boot-HARROWMID1', ['Accueil', 'Chaussures', 'Chaussures de randonnée', 'Harrow Mid']],
    ['/es-es/c/hiking-boots-1010', ['Inicio', 'Calzado', 'Botas de senderismo']],
    ['/it-it/lake-isabelle', ['Home', 'Diario', 'Lake Isabelle prima che chiuda la strada']],
    ['/en-gb/help/delivery', ['Home', 'Delivery']],
  ])('SEO-06 the trail of %s is the one that its reader sees', async (path, names) => {
    const { html } = await shop.headAt(path)
    const shown = [...(/<ol class="breadcrumbs">(.*?)<\/ol>/s.exec(html)?.[1] ?? '').matchAll(/<li>(.*?)<\/li>/g)]
    expect(shown.map(([, item = '']) => item.replaceAll(/<[^>]*>/g, ''))).toEqual(names)
    const items = (await thingAt(path, 'BreadcrumbList'))?.['itemListElement']
    expect(items).toEqual(
      names.map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: expect.stringMatching(/^https:\/\/cairn\.example\/[a-z]{2}-[a-z]{2}/),
      })),
    )
    expect((items as { item: string }[]).at(-1)?.item).toBe(`${publicUrl}${path}`)
  })

  test('SEO-06 an article of the journal has headline, picture, date and author', async () => {
    expect(await thingAt('/it-it/lake-isabelle', 'Article')).toMatchObject({
      headline: 'Lake Isabelle prima che chiuda la strada',
      image: [`${publicUrl}/share/lake-isabelle.jpg`, `${publicUrl}/stories/lake-isabelle.svg`],
      datePublished: '2026-10-06',
      author: { '@type': 'Organization', name: 'Cairn', url: publicUrl },
      publisher: { name: 'Cairn' },
      inLanguage: 'it-IT',
    })
  })

  test('SEO-06 a page that answers questions says so, with the words that it shows', async () => {
    const faq = await thingAt('/fr-fr/first-boots', 'FAQPage')
    expect(faq?.['mainEntity']).toContainEqual({
      '@type': 'Question',
      name: expect.stringMatching(/^Et si elles ne vont pas\s\?$/),
      acceptedAnswer: {
        '@type': 'Answer',
        text: 'Vous avez soixante jours. Portez-les dehors, c’est à cela qu’ils servent. Nous les reprenons, boueuses ou propres.',
      },
    })
  })

  test.each(['/en-us', '/en-gb/help/delivery', '/it-it/lake-isabelle', '/en-us/c/footwear-1000'])(
    'SEO-06 %s answers no list of questions, and does not say so',
    async (path) => expect(await thingAt(path, 'FAQPage')).toBeUndefined(),
  )

  test('SEO-06 the policy lets nothing more run for it', async () => {
    const answer = await shop.app.request(`/en-us/${boot}`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+'; /)
    expect(policy).toContain("require-trusted-types-for 'script'")
  })
})

describe('a text that editors or merchants wrote', () => {
  const hostile = `</script><script>alert("1")</script>&`
  const answer = {
    id: 'first-boots',
    name: hostile,
    slots: {
      main: ['a', 'b'].map((id) => ({
        id,
        type: 'accordion',
        title: `${hostile} ${id}?`,
        richText: '<p>Yes &amp; no.</p>',
      })),
    },
  }
  const drawing: Drawing = {
    language: 'en-US',
    markup: '',
    known: {
      answers: {
        '{"name":"content","ask":{"family":"page","key":"first-boots"}}': {
          _tag: 'Answered',
          answer,
          from: 'server',
          at: 0,
          last: true,
        },
      },
      views: {},
    },
    head: { title: hostile, description: hostile },
    sources: [],
    lateSources: [],
  }

  test('SEO-06 ends neither the element nor the attribute that it is in', () => {
    const tags = headTags(
      { path: '/en-us/first-boots', search: '', drawing },
      {
        publicUrl,
        goods: shop.catalogue,
        published: { has: () => true, keys: () => [] },
        hasFile: () => false,
      },
    )
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(tags) ?? []
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toMatchObject({
      '@graph': [
        { mainEntity: [{ name: `${hostile} a?`, acceptedAnswer: { text: 'Yes & no.' } }, { name: `${hostile} b?` }] },
        { itemListElement: [{}, { name: hostile }] },
      ],
    })
    expect(tags).toContain('<meta property="og:title" content="</script><script>alert(&quot;1&quot;)</script>&amp;" />')
  })
})
