import * as calls from '../../../contracts/api/operator/operatorContentApi.ts'
import { ContentDocument } from '../../../contracts/content/contentDocument.ts'
import type { DocumentAddress, EditedDocument } from '../../../contracts/api/operator/editedDocument.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { checkDocument, readForm } from '../../content/checkDocument.ts'
import { previewPath } from '../../content/previewPath.ts'
import { documentFor, newPreviewToken } from '../../content/readContent.ts'
import { readLatest } from '../../content/storedDocuments.ts'
import { answer, refuse } from '../../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../../kit/answer.ts'
import type { Context, OperatorCaller } from '../../kit/Context.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import { asTransaction } from '../../storage/inTransaction.ts'
import type { Tx } from '../../storage/Tables.ts'
import type { ContentAddress } from '../../storage/tables/ContentTables.ts'
import { hideAct, publishAct, saveAct, undoAct } from './contentActs.ts'
import type { ActBy, ActOutcome } from './contentActs.ts'
import { listDocuments } from './documentList.ts'
import { editedDocument, readRevision } from './editedDocuments.ts'
import { Schema } from 'effect'

/** OPR-25…31: the documents of the shop, for those who look after content. */
export const operatorContentHandlers: readonly Handler[] = [
  handle(calls.readDocumentsAsOperator, async ({ query }, _caller, { db, now }) =>
    answer(await listDocuments(db, query, now)),
  ),
  handle(calls.readDocumentAsOperator, async ({ params }, _caller, { db, now }) => {
    const document = await editedDocument(db, addressOf(params), now)
    return document ? answer(document) : unknown
  }),
  handle(calls.readDocumentRevision, async ({ params: { revision, ...params } }, _caller, { db }) => {
    const document = await readRevision(db, addressOf(params), revision)
    return document ? answer({ document: Schema.encodeSync(ContentDocument)(document) }) : unknown
  }),
  handle(calls.saveDocument, ({ params, body: { revision, document } }, caller, context) =>
    act(params, caller, context, (tx, address, by) => saveAct(tx, document, { address, basedOn: revision }, by)),
  ),
  handle(calls.checkDocumentAsOperator, async ({ body: { document, language } }, _caller, { now }) => {
    const checked = checkDocument(document)
    const read = readForm(document)
    const localized = read && language !== undefined ? documentFor(read, language, now) : undefined
    return answer({ complaints: checked._tag === 'Valid' ? [] : checked.faults, ...defined({ localized }) })
  }),
  handle(calls.publishDocument, ({ params, body: { version, from, until } }, caller, context) =>
    act(params, caller, context, (tx, address, by) =>
      publishAct(tx, address, { version, validity: defined({ validFrom: from, validUntil: until }) }, by),
    ),
  ),
  handle(calls.hideDocument, ({ params, body }, caller, context) =>
    act(params, caller, context, (tx, address, by) => hideAct(tx, address, body, by)),
  ),
  handle(calls.undoPublication, ({ params, body }, caller, context) =>
    act(params, caller, context, (tx, address, by) => undoAct(tx, address, body, by)),
  ),
  handle(calls.openPreview, async ({ params, body: { language } }, _caller, { db, now, preview }) => {
    const address = addressOf(params)
    const latest = await readLatest(db, address)
    if (!latest) return unknown
    if (preview.policy === 'off') return refuse('OPR412', { message: 'This shop shows no previews (CAIRN_PREVIEW).' })
    const path = previewPath(latest.document, language)
    if (path === null) return refuse('OPR412', { message: 'This document has no page of its own to show.' })
    const expiresAt = now + previewLifeMs
    return answer({ address: `${path}#${await newPreviewToken(db, address, expiresAt)}`, expiresAt })
  }),
]

/** How long the preview beside an editor works, ms; a new one is asked for with each saved revision. */
const previewLifeMs = 3_600_000

const addressOf = ({ site, family, documentKey: key }: DocumentAddress): ContentAddress => ({ site, family, key })

const unknown = refuse('OPR404', { message: 'There is no such document, or not any more.' })

const act = async (
  params: DocumentAddress,
  by: OperatorCaller,
  { db, now, newId }: Context,
  work: (tx: Tx, address: ContentAddress, act: ActBy) => Promise<ActOutcome>,
): Promise<HandlerAnswer<EditedDocument> | Refusal> => {
  const address = addressOf(params)
  const tx = asTransaction(db)
  const outcome = await work(tx, address, { by, now, newId })
  switch (outcome._tag) {
    case 'Unknown':
      return unknown
    case 'Stale':
      return refuse('OPR409')
    case 'Impossible':
      return refuse('OPR412', { message: outcome.message })
    case 'Invalid':
      return refuse('OPR412', { message: outcome.faults.map(({ message }) => message).join(' ') })
    case 'Done': {
      const document = await editedDocument(tx, address, now)
      return document ? answer(document) : unknown
    }
  }
}
