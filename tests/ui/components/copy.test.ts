import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from '@messageformat/parser'
import { describe, expect, test } from 'vitest'
import { ownErrors } from '../../../contracts/errors/ownErrors.ts'
import { compileMessages, copyPlugin, respelled } from '../../../tools/copy/copyPlugin.ts'
import {
  contentsOf,
  copyProblems,
  copyTypes,
  copyTypesFile,
  copyTypesText,
  messageArguments,
  untranslated,
} from '../../../tools/copy/writeCopyTypes.ts'
import { readMessages, readSameTexts, readSpellings } from '../../../tools/copy/readMessages.ts'

type Sentences = Readonly<Record<string, (args?: Readonly<Record<string, unknown>>) => string>>

/** Runs compiled messages as the browser would: the source is a module that imports the runtime only. */
const run = async (source: string): Promise<Sentences> => {
  const runtime = (name: string) =>
    pathToFileURL(join(process.cwd(), 'node_modules/@messageformat/runtime/esm', name)).href
  const resolved = source
    .replaceAll('"@messageformat/runtime/lib/cardinals"', JSON.stringify(runtime('cardinals.js')))
    .replaceAll('"@messageformat/runtime"', JSON.stringify(runtime('runtime.js')))
  const module: { readonly default: Sentences } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(resolved)}`
  )
  return module.default
}

const languagesPresent = Object.keys(readMessages())

test('I18N every language says the same keys with the same arguments as English', () => {
  expect(copyProblems(readMessages())).toEqual([])
})

test('I18N no message is left in English, except where the word is the same', () => {
  expect(untranslated(readMessages(), readSameTexts())).toEqual([])
})

test('I18N a message left in English and a listed text that no message has are each named', () => {
  const tree = {
    en: { cart: { a: 'Total', b: 'Cart', c: '{a} · {b}' } },
    fr: { cart: { a: 'Total', b: 'Cart', c: '{a} · {b}' } },
  }
  expect(untranslated(tree, { fr: ['Total', 'Size'] })).toEqual([
    'fr/cart.json says b as English does: Cart',
    'sameTexts/fr.json lists a text that no message has: Size',
  ])
})

test.each(languagesPresent)(
  'I18N plurals of %s have a case for every form that counts of the shop take',
  async (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const cases = forms.filter((form) => form !== 'other').map((form) => `${form} {${form}}`)
    const { n } = await run(compileMessages(language, { n: `{count, plural, ${cases.join(' ')} other {other}}` }))
    for (const count of [0, 1, 2, 5, 21, 100, 1_000, 1_000_000])
      expect(n?.({ count })).toBe(new Intl.PluralRules(language).select(count))
  },
)

test('CAT-66 a rating names its five stars where “3,5 sur 2 avis” would read as 3.5 of 2', () => {
  const counts = Object.values(readMessages()).map(({ catalog }) => catalog?.['reviewCount'])
  expect(counts.filter((words) => !/^\{score\} (?:from|(?:von|de|sur|su) 5,) /.test(words ?? ''))).toEqual([])
})

test('CART-15 too many of an item is reported in one sentence, wherever it was found', () => {
  for (const { errors, product, rejections } of Object.values(readMessages())) {
    const sentences = [errors?.['maxAllowedQty'], product?.['quantityTooHigh'], rejections?.['QuantityTooHigh']]
    expect(new Set(sentences.map((words) => words?.replace('maxAllowedQty', 'maximum'))).size).toBe(1)
  }
})

test('I18N in French “retirer” is to collect, and nothing else: what leaves the cart is “supprimé”', () => {
  const { fr } = readMessages()
  const sentences = Object.entries(fr ?? {}).flatMap(([noun, messages]) =>
    Object.entries(messages)
      .filter(([, words]) => words.startsWith('Retirer') && !words.includes('magasin'))
      .map(([key]) => `${noun}.${key}`),
  )
  expect(sentences).toEqual([])
  expect(fr?.['checkout']?.['orderSummary']).not.toBe(fr?.['checkout']?.['summaryStep'])
})

describe('the generated types', () => {
  test('I18N the generated types are those of the messages', () => {
    expect(readFileSync(copyTypesFile, 'utf8')).toBe(copyTypesText())
  })

  test('I18N a missing key, a surplus key and other arguments are each named', () => {
    const tree = { en: { cart: { a: 'A', b: '{n, number}' } }, fr: { cart: { b: '{m, number}', c: 'C' } } }
    expect(copyProblems(tree)).toEqual([
      'fr/cart.json lacks a',
      'fr/cart.json has c, which English lacks',
      'fr/cart.json takes other arguments in b than English',
    ])
  })

  test('I18N arguments are found inside plurals and choices', () => {
    expect(
      messageArguments('{name}: {count, plural, one {# in {place}} other {#}} {kind, select, a {A} other {B}}'),
    ).toEqual({
      count: 'number',
      kind: 'string',
      name: 'string | number',
      place: 'string | number',
    })
    expect(copyTypes({ cart: { plain: 'x', many: '{count, number}' } })).toContain(
      "readonly 'many': (args: { count: number }) => string",
    )
  })
})

describe('numbers and plurals', () => {
  test('I18N plurals follow the language: zero is singular in French', async () => {
    const tree = readMessages()
    const french = await run(compileMessages('fr', { n: '{count, plural, one {# article} other {# articles}}' }))
    expect(french.n?.({ count: 0 })).toBe('0 article')
    const english = await run(compileMessages('en', tree.en?.shell ?? {}))
    expect(english.cartWithCount?.({ count: 0 })).toBe('Cart, empty')
    expect(english.cartWithCount?.({ count: 1 })).toBe('Cart, 1 item')
    expect(english.cartWithCount?.({ count: 12 })).toBe('Cart, 12 items')
  })

  test('ERR-03 a key a language lacks is said in English', () => {
    const source = loaded('virtual:copy/fr/errors')
    for (const key of Object.keys(readMessages().en?.errors ?? {})) expect(source).toContain(key)
    expect(loaded('virtual:copy/fr')).toContain("checkout: () => import('virtual:copy/fr/checkout')")
  })

  test('I18N-01 the site of the United States writes American English, and Britain and Canada British', async () => {
    const american = await run(
      compileMessages('en', respelled(readMessages().en?.catalog ?? {}, readSpellings()['en-us'])),
    )
    expect(american.colour?.()).toBe('Color')
    expect(american.colourCount?.({ count: 2 })).toBe('2 colors')
    expect(loaded('virtual:copy/en-us/catalog')).toContain('Color')
    expect(loaded('virtual:copy/en/catalog')).toContain('Colour')
    expect(loaded('virtual:copy')).toContain("'en-us': () => import('virtual:copy/en-us')")
    expect(loaded('virtual:copy/en-us')).toContain("cart: () => import('virtual:copy/en-us/cart')")
    expect(loaded('virtual:copy/en-us')).toContain("consent: () => import('virtual:copy/en/consent')")
    expect(loaded('virtual:copy/en-gb')).toContain("catalog: () => import('virtual:copy/en/catalog')")
  })

  test.each([
    ['en-us', 'City, store or ZIP code', 'ZIP code', 'Expiration (MM/YY)', 'Enroll this device'],
    ['en-ca', 'Town, store or postal code', 'Postal code', 'Expiry date (MM/YY)', 'Enrol this device'],
    ['en-gb', 'Town, store or postcode', 'Postcode', 'Expiry date (MM/YY)', 'Enrol this device'],
  ])('I18N-01 %s has its own words for postal code, expiry and enrolment', (locale, ...words) => {
    const { stores, purchase, checkout, associate } = readMessages().en ?? {}
    const own = (texts = {}) => respelled(texts, readSpellings()[locale])
    expect([
      own(stores)['findStoreHelp'],
      own(purchase)['postalCode'],
      own(checkout)['cardExpiry'],
      own(associate)['enrolTitle'],
    ]).toEqual(words)
    expect(own(purchase)['postalCodeForMore']).not.toMatch(/ZIP or/)
  })

  test('I18N-01 the button that orders says in France that it obliges to pay, and not in Canada', () => {
    const texts = readMessages().fr?.checkout ?? {}
    expect(texts['placeOrder']).toBe('Commander avec obligation de paiement')
    expect(respelled(texts, readSpellings()['fr-ca'])['placeOrder']).toBe('Passer la commande')
  })

  test('I18N-01 French Canada writes courriel, infolettre and carte-cadeau, with the articles that they take', () => {
    const written = respelled(
      { news: 'Recevoir la newsletter par e-mail. L’e-mail d’une carte cadeau; deux e-mails.' },
      readSpellings()['fr-ca'],
    )
    expect(written['news']).toBe('Recevoir l’infolettre par courriel. Le courriel d’une carte-cadeau; deux courriels.')
    const texts = Object.values(readMessages().fr ?? {}).flatMap((noun) =>
      Object.values(respelled(noun, readSpellings()['fr-ca'])),
    )
    expect(texts.filter((text) => /e-mail|newsletter|(?:l’|d’|cet )courriel|carte cadeau/i.test(text))).toEqual([])
  })

  test('I18N-01 names of values and of choices are no words', () => {
    const text = 'Colour: {colour}, {status, select, cancelled {Cancelled in grey} other {{colour}}}'
    const spelling = { colour: 'color', cancelled: 'canceled', grey: 'gray' }
    expect(respelled({ text }, spelling).text).toBe(
      'Color: {colour}, {status, select, cancelled {Canceled in gray} other {{colour}}}',
    )
  })

  test('I18N-01 no message for the United States keeps a word that is written in another way there', () => {
    const [spelling, nouns] = [readSpellings()['en-us'] ?? {}, readMessages().en ?? {}]
    const british = new RegExp(`\\b(?:${Object.keys(spelling).join('|')})\\b`, 'i')
    const contents = Object.values(nouns).flatMap((texts) =>
      Object.values(respelled(texts, spelling)).flatMap((text) => contentsOf(parse(text)).map(({ value }) => value)),
    )
    expect(contents.length).toBeGreaterThan(1_000)
    expect(contents.filter((content) => british.test(content))).toEqual([])
  })

  test.each(['shell', 'catalog', 'product'])(
    'I18N-02 numbers in the messages of %s are written by the shop and not by the library',
    (noun) => {
      const source = loaded(`virtual:copy/en/${noun}`)
      expect(source).toMatch(/import \{[^}]*umber[^}]*\} from "[^"]*\/messageNumbers\.ts"/)
      expect(source).not.toMatch(/import \{[^}]*umber[^}]*\} from "@messageformat/)
    },
  )
})

test('ERR-04 the table holds all 112 codes in every language', () => {
  for (const texts of Object.values(readMessages())) {
    const codes = Object.keys(texts.errors ?? {}).filter(
      (key) => /^(?:[A-Z]{2,4}\d{3,4}|4044)$/.test(key) && !Object.hasOwn(ownErrors, key),
    )
    expect(codes).toHaveLength(112)
  }
})

test('no message shouts or says oops', () => {
  for (const nouns of Object.values(readMessages()))
    for (const texts of Object.values(nouns))
      for (const text of Object.values(texts)) expect(text).not.toMatch(/!|\boops\b/i)
})

test('I18N in French no line begins with a mark that has a space before it', async () => {
  const sentences = await run(
    compileMessages('fr', { ask: 'Oublié ? {n, plural, one {Un : # !} other {« # » ; oui}}' }),
  )
  expect(sentences['ask']?.({ n: 1 })).toBe('Oublié\u00a0? Un\u00a0: 1\u00a0!')
  expect(sentences['ask']?.({ n: 2 })).toBe('Oublié\u00a0? «\u00a02\u00a0»\u00a0; oui')
  const english = await run(compileMessages('en', { ask: 'What ? Never' }))
  expect(english['ask']?.()).toBe('What ? Never')
})

test.each(languagesPresent.map((language) => (language === 'en' ? 'en-US' : `${language}-${language.toUpperCase()}`)))(
  'I18N-03 a short date reads as Intl writes it, every month of the year: %s',
  async (tag) => {
    const language = tag.slice(0, 2)
    const sentences = await run(compileMessages(language, readMessages()[language]?.product ?? {}))
    for (let month = 0; month < 12; month++) {
      const day = Date.UTC(2026, month, 3)
      const named = sentences['shortMonth']?.({ month: String(month + 1).padStart(2, '0') })
      expect(sentences['shortDate']?.({ isMonthFirst: 'true', month: named, day: 3, year: '2026' })).toBe(
        new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(day),
      )
    }
  },
)

test('I18N-03 in French the first of a month is an ordinal, on its own and after a weekday', async () => {
  const { product = {}, delivery = {} } = readMessages()['fr'] ?? {}
  const [short, day] = await Promise.all([run(compileMessages('fr', product)), run(compileMessages('fr', delivery))])
  const date = (of: number) => ({ isMonthFirst: 'false', month: 'déc.', day: of })
  expect(short['shortDate']?.({ ...date(1), year: '2026' })).toBe('1er déc. 2026')
  expect(day['date']?.({ ...date(1), weekday: 'mar.' })).toBe('mar. 1er déc.')
  expect(day['date']?.({ ...date(31), weekday: 'jeu.' })).toBe('jeu. 31 déc.')
})

/** The source of a module as the build gets it from the plugin. */
const loaded = (id: string): string => {
  const load = copyPlugin().load as unknown as (this: { addWatchFile: () => void }, id: string) => string
  return load.call({ addWatchFile: () => {} }, `\0${id}`)
}
