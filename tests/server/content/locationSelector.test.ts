import { expect, test } from 'vitest'
import { readLocationSelector } from '../../../contracts/api/content/componentsApi.ts'
import { locales } from '../../../server/kit/siteLocale.ts'
import { sampleShop } from '../support/sampleShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

const shop = await closeAfterAll(sampleShop())

type Block = {
  readonly type: string
  readonly title: string
  readonly items: readonly {
    readonly title: string
    readonly target: { readonly url: string; readonly text: string }
  }[]
}
const read = async (locale: string) => {
  const document = await shop.read(readLocationSelector, readLocationSelector.path, { headers: { locale } })
  return { document, blocks: document.slots['main'] as unknown as readonly Block[] }
}

test('I18N-05 the location selector names every locale of the shop once, each country in its own language', async () => {
  const { blocks } = await read('en-us')
  const items = blocks.flatMap((block) => block.items)
  expect(items.map(({ target }) => target.url).toSorted()).toEqual(locales.map(({ code }) => `/${code}`).toSorted())
  expect(items.find(({ target }) => target.url === '/de-de')).toEqual({
    title: 'Deutschland',
    target: { url: '/de-de', text: 'Deutsch' },
  })
  expect(items.filter(({ title }) => title === 'Canada').map(({ target }) => target.text)).toEqual([
    'English',
    'français',
  ])
})

test('I18N-05 its words are in the language of the caller and the caller’s own site is first', async () => {
  const american = await read('en-us')
  expect(american.document.name).toBe('Country and language')
  expect(american.blocks.map(({ title }) => title)).toEqual(['North America', 'Europe'])
  const french = await read('fr-fr')
  expect(french.document.name).toBe('Pays et langue')
  expect(french.blocks.map(({ title }) => title)).toEqual(['Europe', 'Amérique du Nord'])
})

test.each([
  ['another method', 'POST', {}, 405, 'API405'],
  ['another media type', 'GET', { accept: 'text/html' }, 406, 'API406'],
] as const)('API-122 %s is refused with a sentence', async (_, method, headers, status, errorId) => {
  const answer = await shop.call(method, readLocationSelector.path, { headers })
  expectRefusal(answer, status, errorId)
  expect(answer.error?.message).toMatch(/^[A-Z].+\.$/)
})

test.each([
  ['an unknown locale', { locale: 'xx-yy' }],
  ['a malformed locale', { locale: '"><script>' }],
])('API-122 %s gets the words of the shop’s first locale', async (_, headers) => {
  const answer = await shop.call('GET', readLocationSelector.path, { headers })
  expect(answer.status).toBe(200)
  expect(answer.json).toMatchObject({ name: 'Country and language' })
  expect(answer.text).not.toContain('<script>')
})
