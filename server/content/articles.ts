import type { Article, ArticlePage } from '../../contracts/content/blocks/articleBlocks.ts'
import type { Block, BlockOf } from '../../contracts/content/blockTree.ts'
import type { LocalizedDocument } from '../../contracts/content/contentDocument.ts'
import { isFault, readBlock } from '../../contracts/content/readBlock.ts'
import { contentCounts } from '../../core/domain/configuration/constants.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { locales } from '../../core/domain/locale/locales.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import type { Context } from '../kit/Context.ts'
import { stageOfOthers } from './preview.ts'
import { answerWith, listLocalized } from './readContent.ts'
import type { Reader } from './readContent.ts'
import type { ContentStage } from './storedDocuments.ts'

type Search = {
  readonly limit?: number
  readonly offset?: number
  /** Several ids are a comma list; any of them matches. */
  readonly tagId?: string
  readonly q?: string
}

/** CAT-55: articles are the pages with an `article` block, the newest first. */
export const searchArticles = async (
  reader: Reader,
  site: Site,
  stage: ContentStage,
  { limit = 12, offset = 0, tagId = '', q = '' }: Search,
): Promise<ArticlePage> => {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const matching = (await listArticles(reader, site, stage)).filter(({ text }) =>
    words.every((word) => text.includes(word)),
  )
  const wanted = tagId.split(',').filter(Boolean)
  const found = matching.filter(
    ({ article }) => wanted.length === 0 || article.tags.some(({ label }) => wanted.includes(idOfTag(label))),
  )
  const from = Math.max(0, offset)
  return {
    result: found.slice(from, from + Math.min(Math.max(0, limit), mostArticles)).map(({ article }) => article),
    facets: facetsOf(matching.flatMap(({ article }) => article.tags)),
    numFound: found.length,
  }
}

/** CMS-02: a dialog's slot is a document of the family modal. */
export const answerPage = (context: Context, mode: 'publish' | 'preview', site: string, key: string) =>
  answerWith(
    context,
    mode,
    { site, family: key.endsWith('-modal') ? 'modal' : 'page', key },
    (document, stage, knownSite) => withRelated(context, knownSite, stage, document),
  )

/** CAT-51: the page of an article names up to four others: those its editor chose, or the newest with a tag in common. */
const withRelated = async (
  reader: Reader,
  site: Site,
  stage: ContentStage,
  document: LocalizedDocument,
): Promise<LocalizedDocument> => {
  const head = articleBlockOf(document)
  if (head === undefined) return document
  const others = (await listArticles(reader, site, stageOfOthers(reader, stage))).filter(
    ({ article }) => article.id !== document.id,
  )
  const { relatedIds } = head
  const tags = new Set(head.tags.map(({ label }) => label))
  const related = (
    relatedIds === undefined
      ? others.filter(({ article }) => article.tags.some(({ label }) => tags.has(label)))
      : relatedIds.flatMap((id) => others.filter(({ article }) => article.id === id))
  ).map(({ article }) => article)
  const fill = (block: unknown) =>
    isArticle(block) && block.id === head.id
      ? { ...block, related: related.slice(0, contentCounts.relatedArticles) }
      : block
  const slots = Object.entries(document.slots).map(([area, blocks]) => [area, blocks.map(fill)] as const)
  return { ...document, slots: Object.fromEntries(slots) as LocalizedDocument['slots'] }
}

const mostArticles = 50

type FoundArticle = { readonly article: Article; readonly text: string }

const listArticles = async (reader: Reader, site: Site, stage: ContentStage): Promise<readonly FoundArticle[]> => {
  const pages = await listLocalized(reader, site, stage, 'page')
  return pages
    .flatMap(({ localized }) => {
      const head = articleBlockOf(localized)
      return head === undefined ? [] : [{ head, localized }]
    })
    .toSorted(
      (a, b) => (b.head.date ?? '').localeCompare(a.head.date ?? '') || (a.localized.id < b.localized.id ? -1 : 1),
    )
    .map(({ head, localized }) => found(head, localized, reader.locale))
}

const found = (
  { title, subtitle = '', eyebrow, url, picture, tags }: BlockOf<'article'>,
  { id, description = '' }: LocalizedDocument,
  { code }: Context['locale'],
): FoundArticle => ({
  article: {
    id,
    title,
    url: url ?? `/${id}`,
    picture: { url: picture.url, alt: picture.alt },
    tags,
    ...defined({ eyebrow }),
  },
  text: [title, subtitle, eyebrow, description, ...tags.map(({ label }) => label)]
    .join(' ')
    .toLocaleLowerCase(locales[code].language),
})

const articleBlockOf = ({ slots }: LocalizedDocument): BlockOf<'article'> | undefined => {
  const head = Object.values(slots).flat().find(isArticle)
  const read: Block | undefined = head === undefined ? undefined : readable(head)
  return read?.type === 'article' ? read : undefined
}

const isArticle = (block: unknown): block is { readonly id: string; readonly type: 'article' } =>
  typeof block === 'object' && block !== null && 'type' in block && block.type === 'article' && 'id' in block

const readable = (json: unknown): Block | undefined => {
  const read = readBlock(json)
  return isFault(read) ? undefined : read
}

/** The most frequent tags first. */
const facetsOf = (tags: Article['tags']): ArticlePage['facets'] => {
  const counts = new Map<string, number>()
  for (const { label } of tags) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts]
    .toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .map(([label]) => ({ id: idOfTag(label), label }))
}

/** `Winter hiking` → `winter-hiking` */
const idOfTag = (label: string): string =>
  label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
