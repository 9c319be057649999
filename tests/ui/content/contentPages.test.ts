import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classifyRoute, contentPaths } from '../../../core/domain/route/pageAt.ts'
import { contentEnglish } from '../../../ui/src/content/contentEnglish.ts'
import type { ContentDocuments, EditorialDocument } from '../../../ui/src/content/EditorialDocument.ts'
import { frenchDocuments } from '../../../ui/src/content/frenchDocuments.ts'

const promise =
  /^- \*\*RT-13\*\* .*$/m.exec(readFileSync(new URL('../../../docs/requirements.md', import.meta.url), 'utf8'))?.[0] ??
  ''
const routes = [...promise.replace(/ — src:.*$/, '').matchAll(/(?<=[\s])\/[a-z/-]+/g)].map(([path]) => path)
const languages: readonly (readonly [string, ContentDocuments])[] = [
  ['English', contentEnglish],
  ['French', frenchDocuments],
]
const wordsOf = ({ title, lede, sections }: EditorialDocument): readonly string[] => [
  title,
  lede,
  ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
]

test('RT-13 ten content routes are promised', () => {
  expect(routes).toHaveLength(10)
})

/** It has a form instead: tests/e2e/account.test.ts. */
const words = routes.filter((path) => path !== '/forgot-password')

test.each(words)('RT-13 %s has a page in both languages', (path) => {
  const key = contentPaths.get(path) ?? ''
  const pages = languages.map(([, documents]) => documents[key])
  expect(pages.map((page) => (page?.sections.length ?? 0) > 0)).toEqual([true, true])
  expect(pages[0]?.title === pages[1]?.title && path !== '/help/contact-us').toBe(false)
  expect(classifyRoute(`/en-us${path}`)).toBe('Other')
})

test.each(languages)('RT-13 no page in %s is without words, and every one has a path', (_, documents) => {
  expect(Object.keys(documents).toSorted()).toEqual([...contentPaths.values()].toSorted())
  for (const [key, document] of Object.entries(documents)) {
    for (const words of wordsOf(document)) expect(words, key).toMatch(/^\p{L}|^\d/u)
    expect(
      wordsOf(document).filter((words) => /lorem|!/i.test(words)),
      key,
    ).toEqual([])
  }
})

test('I18N no line of a French page begins with a mark that has a space before it', () => {
  for (const [key, document] of Object.entries(frenchDocuments))
    for (const words of wordsOf(document)) expect(words, key).not.toMatch(/ [?!;:»%]|« /)
})
