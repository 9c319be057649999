import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseFragment } from 'parse5'
import type { ContentDocument, LocalizedDocument } from '../../contracts/content/contentDocument.ts'
import type { RichText } from '../../contracts/content/richText.ts'
import { withTrees } from '../../contracts/content/richTextTrees.ts'
import { localize } from '../../core/domain/content/localize.ts'
import { cleanTree } from '../../core/domain/content/richText.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import type { Context } from '../kit/Context.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../kit/answer.ts'
import type { Db } from '../storage/Tables.ts'
import type { ContentAddress } from '../storage/tables/ContentTables.ts'
import { madePreviewSecret, previewSecret } from './contentState.ts'
import { openingDocument } from './openingDocument.ts'
import { listPublished, readPublished } from './publishedContent.ts'
import { listLatest, nameOfAddress, readLatest } from './storedDocuments.ts'
import type { ContentStage, StoredDocument } from './storedDocuments.ts'

export type Reader = Pick<Context, 'db' | 'now' | 'locale' | 'preview'>

/** OPS-28: whether there are goods decides what a shop says that has no document of its own. */
type Asker = Reader & Pick<Context, 'catalogue'>

/** CMS-03: `publish` or `preview`, from the path. */
type Mode = 'publish' | 'preview'

/** An address as the path names it: its site may not exist. */
export type RequestedAddress = Omit<ContentAddress, 'site'> & { readonly site: string }

/** CMS-04: what a content call answers with, made of the document at an address; API404 when there is none. */
export const answerWith = async <T>(
  reader: Asker,
  mode: Mode,
  address: RequestedAddress,
  make: (document: LocalizedDocument, stage: ContentStage, site: Site) => T | Promise<T>,
): Promise<HandlerAnswer<T> | Refusal> => {
  const { site } = address
  if (!isSite(site)) return missing(address)
  const stage = await stageOf(reader, mode, { ...address, site })
  if (stage === undefined) return missing(address)
  const document = await readLocalized(reader, { ...address, site }, stage)
  return document === undefined ? missing(address) : answer(await make(document, stage, site))
}

/** CMS-01, 04: a document as it is, for most calls. */
export const answerDocument = (
  reader: Asker,
  mode: Mode,
  address: RequestedAddress,
): Promise<HandlerAnswer<LocalizedDocument> | Refusal> => answerWith(reader, mode, address, (document) => document)

/** ERR-32. The message does not repeat the path: text of a request never comes back in an answer. */
export const missing = ({ family }: RequestedAddress): Refusal =>
  refuse('API404', { message: `There is no such ${family}.` })

/** What a mode shows to this caller; undefined when it shows nothing. */
export const stageOf = async (reader: Reader, mode: Mode, address: ContentAddress): Promise<ContentStage | undefined> =>
  mode === 'publish' ? 'published' : previewStage(reader, address)

export const isSite = (name: string): name is Site => name === 'NA' || name === 'EMEA'

/** CMS-01: a document in the reader's language, or the first one of its site, with the trees of its rich texts. */
const readLocalized = async (
  reader: Asker,
  address: ContentAddress,
  stage: ContentStage,
): Promise<LocalizedDocument | undefined> => {
  const stored = (await readAt(reader, address, stage)) ?? (await readDefault(reader, address, stage))
  if (stored !== undefined) return localized(stored.document, reader)
  const opening = reader.catalogue.products.length === 0 ? openingDocument(address) : undefined
  return opening && localized(opening, reader)
}

/** Drafts are read from the database each time, and shown whether they are valid or not. */
const readAt = (
  { db, now }: Reader,
  address: ContentAddress,
  stage: ContentStage,
): Promise<StoredDocument | undefined> =>
  stage === 'published' ? readPublished(db, address, now) : readLatest(db, address)

/** The documents of one family, as the reader sees them. */
export const listLocalized = async (
  reader: Reader,
  site: Site,
  stage: ContentStage,
  family?: ContentAddress['family'],
): Promise<readonly (StoredDocument & { readonly localized: LocalizedDocument })[]> =>
  (
    await (stage === 'published'
      ? listPublished(reader.db, site, reader.now, family)
      : listLatest(reader.db, site, family))
  ).flatMap((stored) => {
    const read = localized(stored.document, reader)
    return read === undefined ? [] : [{ ...stored, localized: read }]
  })

/** One document may serve all categories or products that have none of their own. */
const readDefault = async (
  reader: Reader,
  address: ContentAddress,
  stage: ContentStage,
): Promise<StoredDocument | undefined> => {
  if (address.family !== 'category' && address.family !== 'product') return undefined
  return readAt(reader, { ...address, key: defaultKey }, stageOfOthers(reader, stage))
}

const defaultKey = 'default'

const localized = (document: ContentDocument, { locale, now }: Reader): LocalizedDocument | undefined =>
  documentFor(document, locale.code, now)

/** A document for readers of a locale or a language, with the trees of its rich texts, as of an instant (epoch ms). */
export const documentFor = (document: ContentDocument, reader: string, asOf: number): LocalizedDocument | undefined => {
  const read = localize(document, reader)
  if (read === undefined) return undefined
  const slots = Object.entries(read.slots).map(
    ([area, blocks]) => [area, blocks.map((block) => withTrees(block, richTextOf))] as const,
  )
  return { ...read, slots: Object.fromEntries(slots), asOf }
}

/**
 * CMS-60: the tree of allowed elements that an editor's HTML is rendered as (decision 43). The same HTML always gives
 * the same tree, so trees are remembered by their HTML.
 */
export const richTextOf = (html: string): RichText => {
  const known = trees.get(html)
  if (known !== undefined) return known
  const tree = cleanTree(parseFragment(html).childNodes)
  if (trees.size >= treesKept) trees.clear()
  trees.set(html, tree)
  return tree
}

/** CMS-10: a token that shows the draft of one document until an instant (epoch ms), to send as `x-preview-token`. */
export const newPreviewToken = async (db: Db, address: ContentAddress, expiresAt: number): Promise<string> => {
  const claim = Buffer.from(`${nameOfAddress(address)} ${expiresAt}`).toString('base64url')
  return `${claim}.${signature(claim, await madePreviewSecret(db))}`
}

/** What a document's page may show of other documents: their drafts only where everybody may see drafts. */
export const stageOfOthers = ({ preview }: Pick<Context, 'preview'>, stage: ContentStage): ContentStage =>
  preview.policy === 'open' ? stage : 'published'

/**
 * CMS-10: what a preview of a document shows: its draft, or with a token for another one what is published, so that the
 * previewed page gets its menu and footer. Undefined when this caller gets no preview at all.
 */
const previewStage = async (
  { db, now, preview: { policy, token } }: Pick<Context, 'db' | 'now' | 'preview'>,
  address: ContentAddress,
): Promise<ContentStage | undefined> => {
  if (policy === 'open') return 'latest'
  const [claim = '', signed = '', ...rest] = token?.split('.') ?? []
  if (policy === 'off' || claim === '' || signed === '' || rest.length > 0) return undefined
  const secret = await previewSecret(db)
  if (secret === undefined || !isSame(signed, signature(claim, secret))) return undefined
  const [name, expiresAt] = Buffer.from(claim, 'base64url').toString().split(' ')
  if (Number(expiresAt) <= now) return undefined
  return name === nameOfAddress(address) ? 'latest' : 'published'
}

const trees = new Map<string, RichText>()

/** A text has at most 20,000 UTF-16 units. */
const treesKept = 2_000

const signature = (claim: string, secret: string): string =>
  createHmac('sha256', secret).update(claim).digest('base64url')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
