import { Schema } from 'effect'
import { contentFamilies } from '../../content/contentDocument.ts'
import { text } from '../wire.ts'

export const contentSites = ['NA', 'EMEA'] as const

/** What names a document: in a path, its key travels with `%2F` for `/`. */
export const DocumentAddress = Schema.Struct({
  site: Schema.Literals(contentSites),
  family: Schema.Literals(contentFamilies),
  documentKey: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(128)),
})
export type DocumentAddress = typeof DocumentAddress.Type

/**
 * OPR-25: the lists of documents. published = shoppers see it · scheduled = a revision waits for its instant · draft =
 * the latest revision is neither · hidden = it was published, and nobody sees it any more or later.
 */
export const contentStates = ['published', 'scheduled', 'draft', 'hidden'] as const
export type ContentState = (typeof contentStates)[number]

/** A revision that shoppers are to see from an instant on; both epoch ms. */
const Scheduled = Schema.Struct({
  revision: Schema.Int,
  from: Schema.Int,
  until: Schema.optionalKey(Schema.Int),
})

const stages = {
  /** The latest one. */
  revision: Schema.Int,
  /** The revision that shoppers see now; null = none. */
  shown: Schema.NullOr(Schema.Int),
  /** Until when they see it, epoch ms; absent = until something else is published. */
  shownUntil: Schema.optionalKey(Schema.Int),
  /** The next one first. */
  scheduled: Schema.Array(Scheduled),
  isDraft: Schema.Boolean,
  isHidden: Schema.Boolean,
  /** The languages of its site in which it is not written, so that shoppers read the site's first (CMS-01). */
  missing: Schema.Array(Schema.String),
} as const

/** OPR-25: a document in a list. `path`: of its page below the locale. `by` and `at` (epoch ms): its latest revision. */
export const DocumentRow = Schema.Struct({
  ...DocumentAddress.fields,
  name: Schema.String,
  path: Schema.NullOr(Schema.String),
  by: Schema.String,
  at: Schema.Int,
  ...stages,
})
export type DocumentRow = typeof DocumentRow.Type

/** OPR-30: what was done with a document. */
export const documentActs = ['saved', 'published', 'hidden', 'undone'] as const

/**
 * `revision`: the one that was saved, or that was published last from then on; null = none. `from`, `until`: when
 * shoppers see it, epoch ms.
 */
export const DocumentAct = Schema.Struct({
  at: Schema.Int,
  by: Schema.String,
  act: Schema.Literals(documentActs),
  revision: Schema.NullOr(Schema.Int),
  from: Schema.optionalKey(Schema.Int),
  until: Schema.optionalKey(Schema.Int),
})
export type DocumentAct = typeof DocumentAct.Type

/**
 * OPR-26: a document with its latest revision, as it is stored (`ContentDocument` on the wire). `version`: names what
 * was read; a publication that names another one is refused. `languages`: in which it may be written,
 * the site's first one first. `history`: the latest first, at most 200.
 */
export const EditedDocument = Schema.Struct({
  ...DocumentAddress.fields,
  ...stages,
  version: Schema.String,
  document: Schema.Json,
  languages: Schema.Array(Schema.String),
  canUndo: Schema.Boolean,
  history: Schema.Array(DocumentAct),
})
export type EditedDocument = typeof EditedDocument.Type

/** OPR-27: why a document cannot be saved. `path` leads to the field, `message` is a sentence. */
export const DocumentComplaint = Schema.Struct({ path: Schema.String, message: Schema.String })
export type DocumentComplaint = typeof DocumentComplaint.Type

/** What a publication names: the version that was read. */
export const documentVersion = text(400)
