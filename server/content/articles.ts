import type { Schema } from 'effect'
import type { Block, BlockOf } from '../../contracts/content/blockTree.ts'
import type { Article, ArticlePage } from '../../contracts/content/blocks/articleBlocks.ts'
import type { LocalizedDocument } from '../../contracts/content/contentDocument.ts'
import { isFault, readBlock } from '../../contracts/content/readBlock.ts'
import { richTextNames } from '../../contracts/content/richText.ts'
import { contentCounts } from '../../core/domain/configuration/constants.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { locales } from '../../core/domain/locale/locales.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import type { Context } from '../kit/Context.ts'
import { answerWith, listLocalized, stageOfOthers } from './readContent.ts'
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
    ({ article }) => wanted.length === 0 || article.tags.some((tag) => wanted.includes(idOfTag(tag))),
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
    (document, stage, knownSite) => withReading(context, knownSite, stage, document),
  )

/** CAT-51: how long the rich texts of a document take to read, in whole minutes; at least one. */
export const readingMinutes = ({ slots }: LocalizedDocument): number =>
  Math.max(1, Math.ceil(textsIn(Object.values(slots)).join(' ').split(/\s+/).length / wordsPerMinute))

/**
 * CAT-51: the page of an article says how long it takes to read, and names up to four others: those its editor chose, or
 * the newest with a tag in common.
 */
const withReading = async (
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
  const tags = new Set(head.tags.map(idOfTag))
  const related = (
    relatedIds === undefined
      ? others.filter(({ article }) => article.tags.some((tag) => tags.has(idOfTag(tag))))
      : relatedIds.flatMap((id) => others.filter(({ article }) => article.id === id))
  ).map(({ article }) => article)
  const filled = { related: related.slice(0, contentCounts.relatedArticles), minutes: readingMinutes(document) }
  const fill = (block: unknown) => (isArticle(block) && block.id === head.id ? { ...block, ...filled } : block)
  const slots = Object.entries(document.slots).map(([area, blocks]) => [area, blocks.map(fill)] as const)
  // The areas stay as they were, and so do the kinds of their blocks.
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
  { title, subtitle, eyebrow, date, url, picture, tags }: BlockOf<'article'>,
  document: LocalizedDocument,
  { code }: Context['locale'],
): FoundArticle => {
  const { id, description } = document
  return {
    article: {
      id,
      title,
      url: url ?? `/${id}`,
      picture: { url: picture.url, alt: picture.alt },
      tags,
      minutes: readingMinutes(document),
      ...defined({ eyebrow, subtitle, date }),
    },
    text: [title, subtitle, eyebrow, description, ...tags.map(({ label }) => label)]
      .join(' ')
      .toLocaleLowerCase(locales[code].language),
  }
}

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
  const byId = new Map<string, { readonly id: string; readonly label: string; readonly count: number }>()
  for (const tag of tags) {
    const id = idOfTag(tag)
    byId.set(id, { id, label: tag.label, count: (byId.get(id)?.count ?? 0) + 1 })
  }
  return [...byId.values()].toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label))
}

/** The same in every language where an editor gave it; otherwise as it is called: `Winter hiking` → `winter-hiking`. */
const idOfTag = ({ id, label }: Article['tags'][number]): string =>
  id ??
  label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Of somebody who reads for pleasure. */
const wordsPerMinute = 200

const textsIn = (json: Schema.Json | readonly Schema.Json[]): readonly string[] => {
  if (typeof json !== 'object' || json === null) return []
  if (isList(json)) return json.flatMap(textsIn)
  return Object.entries(json).flatMap(([name, value]) => (treeNames.has(name) ? wordsOfTree(value) : textsIn(value)))
}

/** The words of a tree: its text nodes. */
const wordsOfTree = (json: Schema.Json): readonly string[] => {
  if (typeof json === 'string') return [json]
  if (typeof json !== 'object' || json === null) return []
  return isList(json) ? json.flatMap(wordsOfTree) : wordsOfTree(json['children'] ?? null)
}

const isList = (json: Schema.Json): json is readonly Schema.Json[] => Array.isArray(json)

const treeNames: ReadonlySet<string> = new Set(richTextNames.map((name) => `${name}Tree`))
