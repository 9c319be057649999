import { Schema } from 'effect'
import { LocalizedDocument, contentFamilies } from '../../content/contentDocument.ts'
import { endpoint } from '../endpoint.ts'
import { QueryInt, text } from '../wire.ts'
import {
  DocumentAddress,
  DocumentComplaint,
  DocumentRow,
  EditedDocument,
  contentSites,
  contentStates,
  documentVersion,
} from './editedDocument.ts'

const content = { who: 'operatorContent', headers: 'none' } as const
const one = '/operator/api/content/{site}/{family}/{documentKey}'

/** Room for the longest documents in all languages of a site. */
const mostBytes = 1_048_576

/** A place in the list: when its document was saved, and its address. */
const Place = Schema.String.check(Schema.isPattern(/^\d{1,15} [\w./-]{1,200}$/))

const instant = Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 253_402_300_799_999 })))

/**
 * OPR-25: documents, the one that was saved last first, 50 at a time. `search`: a part of the key, the path or a name in
 * any language. `next`: what to ask for as `after`; absent at the end. `count`: how many there are in all.
 */
export const readDocumentsAsOperator = endpoint({
  id: 'API-198',
  method: 'GET',
  path: '/operator/api/content',
  query: Schema.Struct({
    site: Schema.optionalKey(Schema.Literals(contentSites)),
    family: Schema.optionalKey(Schema.Literals(contentFamilies)),
    state: Schema.optionalKey(Schema.Literals(contentStates)),
    search: Schema.optionalKey(text(100)),
    after: Schema.optionalKey(Place),
  }),
  answer: Schema.Struct({
    documents: Schema.Array(DocumentRow),
    next: Schema.optionalKey(Place),
    count: Schema.Int,
  }),
  errors: [],
  changes: false,
  ...content,
})

/** OPR-26 */
export const readDocumentAsOperator = endpoint({
  id: 'API-199',
  method: 'GET',
  path: one,
  params: DocumentAddress,
  answer: EditedDocument,
  errors: ['OPR404'],
  changes: false,
  ...content,
})

/** OPR-26: one revision of a document, as it is stored. */
export const readDocumentRevision = endpoint({
  id: 'API-200',
  method: 'GET',
  path: `${one}/revisions/{revision}`,
  params: Schema.Struct({ ...DocumentAddress.fields, revision: QueryInt }),
  answer: Schema.Struct({ document: Schema.Json }),
  errors: ['OPR404'],
  changes: false,
  ...content,
})

/**
 * OPR-26: saves the next revision, which shoppers do not see yet. `revision`: the one it was made from, 0 for a document
 * that is new; OPR409 if there is a later one. OPR412 with the first complaint if it cannot be saved.
 */
export const saveDocument = endpoint({
  id: 'API-201',
  method: 'PUT',
  path: one,
  params: DocumentAddress,
  body: Schema.Struct({ revision: Schema.Int, document: Schema.Json }),
  mostBytes,
  answer: EditedDocument,
  errors: ['OPR409', 'OPR412'],
  changes: true,
  ...content,
})

/**
 * OPR-27: every complaint about a document, before it is saved; the same as those of `npm run content`. OPR-31: with a
 * `language`, also what its readers would see of it, as a preview shows it; absent if it has not the form of a document.
 */
export const checkDocumentAsOperator = endpoint({
  id: 'API-202',
  method: 'POST',
  path: '/operator/api/content-checks',
  body: Schema.Struct({ document: Schema.Json, language: Schema.optionalKey(text(5)) }),
  mostBytes,
  answer: Schema.Struct({
    complaints: Schema.Array(DocumentComplaint),
    localized: Schema.optionalKey(LocalizedDocument),
  }),
  errors: [],
  changes: false,
  ...content,
})

/** What acts about a document's publications share. */
const publishing = {
  params: DocumentAddress,
  answer: EditedDocument,
  errors: ['OPR404', 'OPR409', 'OPR412'],
  changes: true,
  ...content,
} as const

/**
 * OPR-28: shoppers see the latest revision, from `from` until `until` (epoch ms; without them from now on, for ever).
 * OPR409 if anything was saved or published since `version`; OPR412 says why it cannot be published.
 */
export const publishDocument = endpoint({
  id: 'API-203',
  method: 'POST',
  path: `${one}/publication`,
  body: Schema.Struct({ version: documentVersion, from: instant, until: instant }),
  ...publishing,
})

/** OPR-29: nobody sees any revision, now or later. Its revisions stay. */
export const hideDocument = endpoint({
  id: 'API-204',
  method: 'DELETE',
  path: `${one}/publication`,
  body: Schema.Struct({ version: documentVersion }),
  ...publishing,
})

/** OPR-30: shoppers see, now and later, what they did before the last publication, or before it was hidden. */
export const undoPublication = endpoint({
  id: 'API-205',
  method: 'POST',
  path: `${one}/undoing`,
  body: Schema.Struct({ version: documentVersion }),
  ...publishing,
})

/**
 * OPR-31: where the latest revision is seen as a page, in a language; the address has a preview token for this document
 * behind its `#` (decision 44). `expiresAt`: epoch ms. OPR412 if it has no page, or this shop has no previews.
 */
export const openPreview = endpoint({
  id: 'API-206',
  method: 'POST',
  path: `${one}/previews`,
  params: DocumentAddress,
  body: Schema.Struct({ language: text(5) }),
  answer: Schema.Struct({ address: Schema.String, expiresAt: Schema.Int }),
  errors: ['OPR404', 'OPR412'],
  changes: true,
  givesToken: true,
  ...content,
})
