import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { classifyRoute, contentKeyAt, pageAt } from '../../../core/domain/route/pageAt.ts'
import { seedDocuments } from '../../../server/content/seed/seedDocuments.ts'
import { contentRoutes } from '../../support/contentRoutes.ts'

const promise =
  /^- \*\*RT-13\*\* .*$/m.exec(readFileSync(new URL('../../../docs/requirements.md', import.meta.url), 'utf8'))?.[0] ??
  ''
const routes = [...promise.replace(/ — src:.*$/, '').matchAll(/(?<=[\s])\/[a-z/-]+/g)].map(([path]) => path)

const pages = seedDocuments().filter(({ family }) => family === 'page')

describe('the content routes', () => {
  test('RT-13 ten content routes are promised', () => {
    expect(routes).toHaveLength(10)
  })

  /** It has a form instead: tests/e2e/account.test.ts. */
  const words = routes.filter((path) => path !== '/forgot-password')

  test.each(words)('RT-13 %s has a document for both sites in every language', (path) => {
    const documents = pages.filter(({ key }) => key === contentKeyAt(path))
    expect(documents.map(({ site }) => site).toSorted()).toEqual(['EMEA', 'NA'])
    for (const { bodies } of documents) {
      expect(Object.keys(bodies)).toEqual(expect.arrayContaining(['en', 'fr']))
      expect(Object.values(bodies).filter(({ slots }) => Object.values(slots).flat().length === 0)).toEqual([])
      expect(bodies['en']?.name === bodies['fr']?.name && path !== '/help/contact-us').toBe(false)
    }
    expect(classifyRoute(`/en-us${path}`)).toBe('Other')
  })
})

describe('the key of a document at a path', () => {
  test.each(['', '/'])('CMS-02 the front page is at "%s"', (path) => {
    expect(contentKeyAt(path)).toBe('home')
    expect(pageAt(`/en-us${path}`)).toBe('Home')
  })

  test.each([
    ['/help/returns/how-to-return', 'how-to-return'],
    ['/loyalty', 'loyalty'],
    ['/journal', 'journal'],
    ['/lake-isabelle', 'lake-isabelle'],
  ])('CMS-02 %s leads to %s', (path, key) => {
    expect(contentKeyAt(path)).toBe(key)
    expect(pageAt(`/en-us${path}`)).toBe('Content')
  })

  test.each(['/home', '/error-4xx', '/delivery', '/contact-us', '/a/b', '/Journal', '/wp.php', '/-a'])(
    'CMS-02 nothing of content is at %s, or it has another address',
    (path) => {
      expect(contentKeyAt(path)).toBeNull()
    },
  )

  test('CMS-02 no document has two addresses', () => {
    const addresses = new Set([...contentRoutes, ...pages.map(({ key }) => `/${key}`)])
    const keys = [...addresses].flatMap((path) => contentKeyAt(path) ?? [])
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  test('RT-06 a page with a screen of its own is not content', () => {
    for (const path of ['/cart', '/stores', '/favorites', '/debug', '/sign-up', '/track-order'])
      expect(pageAt(`/en-us${path}`), path).not.toBe('Content')
  })
})
