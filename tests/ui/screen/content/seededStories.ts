import { searchContent } from '../../../../contracts/api/content/contentApi.ts'
import type { Article, ArticlePage } from '../../../../contracts/content/blocks/articleBlocks.ts'
import type { BlockOf } from '../../../../contracts/content/blockTree.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import { journalArticles } from '../../../../server/content/seed/journalArticles.ts'
import { says } from '../openScreen.tsx'
import type { FixedAnswer } from '../openScreen.tsx'
import { seededDocument } from './seededContent.ts'

/** The stories of the first seed, the newest first. Each takes two minutes to read. */
export const storiesOf = (locale: Locale): readonly Article[] =>
  journalArticles
    .flatMap(({ key }) => {
      const document = seededDocument(locale, 'page', key)
      const blocks = Object.values(document?.slots ?? {}).flat() as readonly unknown[]
      const head = blocks.find(isArticle)
      return head === undefined ? [] : [{ ...head, id: key, url: `/${key}`, minutes: 2 }]
    })
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))

/** CAT-55: what the server finds among them. */
export const findsStories = (locale: Locale = 'en-us'): FixedAnswer => {
  const all = storiesOf(locale)
  return says(searchContent, ({ query: { tagId = '', limit = 12, offset = 0 } }) => {
    const wanted = tagId.split(',').filter(Boolean)
    const found = all.filter(({ tags }) => wanted.length === 0 || tags.some(({ id = '' }) => wanted.includes(id)))
    return { result: found.slice(offset, offset + limit), facets: facetsOf(all), numFound: found.length }
  })
}

const facetsOf = (articles: readonly Article[]): ArticlePage['facets'] => {
  const tags = articles.flatMap((article) => article.tags)
  const labels = new Map(tags.map(({ id = '', label }) => [id, label]))
  return [...labels]
    .map(([id, label]) => ({ id, label, count: tags.filter((tag) => tag.id === id).length }))
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label))
}

const isArticle = (block: unknown): block is BlockOf<'article'> =>
  typeof block === 'object' && block !== null && 'type' in block && block.type === 'article'
