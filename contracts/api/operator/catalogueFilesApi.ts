import { Schema } from 'effect'
import { catalogueUpload } from '../../catalogueUpload.ts'
import { endpoint } from '../endpoint.ts'
import { QueryFlag, text } from '../wire.ts'

const goods = { who: 'operatorMerchandise', headers: 'none' } as const

/** OPS-35: `file`: CSV or, if its name ends in `.json`, JSON, in UTF-8, as base64. */
const Files = Schema.Array(Schema.Struct({ name: text(200), file: Schema.String })).check(
  Schema.isMinLength(1),
  Schema.isMaxLength(catalogueUpload.mostFiles),
)

/** `replaces`: what the files do not name leaves the shop (OPS-24). */
const body = Schema.Struct({ files: Files, replaces: Schema.Boolean })
const mostBytes = Math.ceil(catalogueUpload.mostBytes / 3) * 4 + 8_192

/** What is wrong, where: without a place it is the file as a whole. */
export const CatalogueComplaint = Schema.Struct({
  file: Schema.String,
  place: Schema.optionalKey(Schema.String),
  column: Schema.optionalKey(Schema.String),
  says: Schema.String,
})

/** OPS-20, OPS-21: refused = nothing was written; the first hundred of `count` complaints. */
export const CatalogueOutcome = Schema.Union([
  Schema.Struct({
    outcome: Schema.Literal('accepted'),
    /** How many are for sale then, and how many of the products are new, changed or gone. */
    counts: Schema.Struct({
      categories: Schema.Int,
      products: Schema.Int,
      variants: Schema.Int,
      added: Schema.Int,
      changed: Schema.Int,
      gone: Schema.Int,
    }),
  }),
  Schema.Struct({
    outcome: Schema.Literal('refused'),
    count: Schema.Int,
    complaints: Schema.Array(CatalogueComplaint),
  }),
])
export type CatalogueOutcome = typeof CatalogueOutcome.Type

/** OPS-36: what the shop sells as files, for a download. Without `stock` they have no column for it. */
export const exportCatalogue = endpoint({
  id: 'API-188',
  method: 'GET',
  path: '/operator/api/catalogue',
  query: Schema.Struct({
    format: Schema.Literals(['csv', 'json']),
    separator: Schema.optionalKey(Schema.Literals(['comma', 'semicolon'])),
    stock: Schema.optionalKey(QueryFlag),
  }),
  answer: Schema.Struct({ files: Schema.Array(Schema.Struct({ name: Schema.String, text: Schema.String })) }),
  errors: [],
  isSlow: true,
  changes: false,
  ...goods,
})

/** OPS-35: what an import of these files would say; writes nothing. */
export const checkCatalogueFiles = endpoint({
  id: 'API-189',
  method: 'POST',
  path: '/operator/api/catalogue/check',
  body,
  mostBytes,
  answer: CatalogueOutcome,
  errors: ['OPR413', 'OPR415'],
  isSlow: true,
  changes: false,
  ...goods,
})

/** OPS-35: all of the files or, with one complaint, nothing. */
export const importCatalogueFiles = endpoint({
  id: 'API-193',
  method: 'POST',
  path: '/operator/api/catalogue/import',
  body,
  mostBytes,
  answer: CatalogueOutcome,
  errors: ['OPR413', 'OPR415'],
  isSlow: true,
  changes: true,
  ...goods,
})
