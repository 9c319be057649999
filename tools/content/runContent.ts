import { readFileSync, writeFileSync } from 'node:fs'
import { Schema } from 'effect'
import { ContentDocument } from '../../contracts/content/contentDocument.ts'
import { stagesOf } from '../../core/domain/content/publications.ts'
import { missingLanguages } from '../../core/domain/content/localize.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { checkDocument } from '../../server/content/checkDocument.ts'
import { gapsIn } from '../../server/content/gapsIn.ts'
import { previewPath } from '../../server/content/previewPath.ts'
import { newPreviewToken } from '../../server/content/readContent.ts'
import { listLatest, listPublications, nameOfAddress, readLatest } from '../../server/content/storedDocuments.ts'
import type { StoredDocument } from '../../server/content/storedDocuments.ts'
import { publishAct, saveAct } from '../../server/operator/content/contentActs.ts'
import type { ActBy, ActOutcome } from '../../server/operator/content/contentActs.ts'
import { readRevision } from '../../server/operator/content/editedDocuments.ts'
import { inTransaction } from '../../server/storage/inTransaction.ts'
import { newId } from '../../server/storage/newId.ts'
import type { Db } from '../../server/storage/Tables.ts'
import type { ContentAddress } from '../../server/storage/tables/ContentTables.ts'
import { noLonger, scheduledAfter } from './cancelledSchedules.ts'
import type { CommandResult } from '../command/onDatabase.ts'

export type ContentRequest =
  | { readonly _tag: 'List' }
  | { readonly _tag: 'Show'; readonly address: ContentAddress }
  | { readonly _tag: 'Publish'; readonly address: ContentAddress; readonly revision: number | null }
  | { readonly _tag: 'Schedule'; readonly address: ContentAddress; readonly validity: Validity }
  | { readonly _tag: 'Token'; readonly address: ContentAddress; readonly hours: number }
  | { readonly _tag: 'Export'; readonly file: string }
  | { readonly _tag: 'Import'; readonly file: string; readonly isPublished: boolean }

/** The first instant at which shoppers see a document, and the first at which they no longer do: ISO 8601 in UTC. */
export type Validity = { readonly validFrom?: string; readonly validUntil?: string }

const done = (...lines: readonly string[]): CommandResult => ({ isDone: true, lines })
const failed = (...lines: readonly string[]): CommandResult => ({ isDone: false, lines })

/** CMS-01, 10: what each action does. `now`: epoch ms. */
export const runContent = async (db: Db, request: ContentRequest, now: number): Promise<CommandResult> => {
  switch (request._tag) {
    case 'List':
      return done(...(await listed(db, now)))
    case 'Show': {
      const stored = await readLatest(db, request.address)
      return stored === undefined ? unknown(request.address) : done(jsonOf(stored.document))
    }
    case 'Publish':
      return published(db, request.address, request.revision, now)
    case 'Schedule':
      return scheduled(db, request, now)
    case 'Token': {
      const stored = await readLatest(db, request.address)
      if (stored === undefined && !isList(request.address)) return unknown(request.address)
      const token = await newPreviewToken(db, request.address, now + request.hours * 3_600_000)
      return done(...linksTo(stored?.document ?? request.address, token))
    }
    case 'Export': {
      const documents = await everyLatest(db)
      writeFileSync(request.file, `[\n${documents.map(({ document }) => jsonOf(document)).join(',\n')}\n]\n`)
      return done(`${documents.length} documents are in ${request.file}.`)
    }
    case 'Import':
      return imported(db, request, now)
  }
}

/** What a command does has no operator. */
const byCommand = (now: number): ActBy => ({ by: null, now, newId: () => newId() })

const unknown = (address: ContentAddress): CommandResult =>
  failed(`There is no document ${nameOfAddress(address)}; list shows all.`)

/** Lists have an address of their own but no document. */
const isList = ({ family }: ContentAddress): boolean => family === 'search' || family === 'showcase'

/** A token, and the path of what it shows. Behind the # it stays out of every log. */
const linksTo = (document: Parameters<typeof previewPath>[0], token: string): readonly string[] => {
  const path = previewPath(document, 'en')
  return path === null ? [token] : [token, `${path}#${token}`]
}

const jsonOf = (document: ContentDocument): string =>
  JSON.stringify(Schema.encodeSync(ContentDocument)(document), null, 2)

const sites = ['EMEA', 'NA'] as const

const everyLatest = async (db: Db): Promise<readonly StoredDocument[]> =>
  (await Promise.all(sites.map((site) => listLatest(db, site)))).flat()

const listed = async (db: Db, now: number): Promise<readonly string[]> => {
  const all = (await Promise.all(sites.map((site) => listPublications(db, site)))).flat()
  const publications = new Map(
    all.flatMap((each) => each.slice(0, 1).map(({ document }) => [nameOfAddress(document), each])),
  )
  const lines = (await everyLatest(db)).map((stored) => {
    const missing = missingLanguages(stored.document)
    const name = nameOfAddress(stored.document)
    return [
      name,
      stagesText(stored, publications.get(name) ?? [], now),
      ...(missing.length === 0 ? [] : [`not in ${missing.join(', ')}`]),
    ].join('  ')
  })
  return lines.length === 0 ? ['There are no documents.'] : lines
}

/** `published 1, scheduled 2, draft 3` */
const stagesText = ({ revision }: StoredDocument, publications: readonly StoredDocument[], now: number): string => {
  const { shown, scheduled, isDraft } = stagesOf(publications, revision, now)
  return [
    ...(shown === undefined ? [] : [`published ${shown.revision}`]),
    ...scheduled.map((each) => `scheduled ${each.revision}`),
    ...(isDraft ? [`draft ${revision}`] : []),
    ...(shown === undefined && scheduled.length === 0 && !isDraft ? [`ended ${revision}`] : []),
  ].join(', ')
}

const published = async (
  db: Db,
  address: ContentAddress,
  chosen: number | null,
  now: number,
): Promise<CommandResult> => {
  const waiting = await scheduledAfter(db, address, now)
  const asked = chosen === null ? {} : { revision: chosen }
  const outcome = await inTransaction(db, (tx) => publishAct(tx, address, asked, byCommand(now)))
  if (outcome._tag !== 'Done') return refused(address, outcome)
  const stored = await readRevision(db, address, outcome.revision)
  const gaps = gapsIn(stored ?? null)
  return done(
    `Shoppers see revision ${outcome.revision} of ${nameOfAddress(address)}.`,
    ...(gaps.length === 0 ? [] : [`It still has gaps to be filled in: ${gaps.join(' ')}`]),
    ...(await noLonger(db, address, now, waiting)),
  )
}

const refused = (address: ContentAddress, outcome: Exclude<ActOutcome, { readonly _tag: 'Done' }>): CommandResult => {
  switch (outcome._tag) {
    case 'Unknown':
      return failed(`There is no such revision of ${nameOfAddress(address)}; list shows all.`)
    case 'Stale':
      return failed(`Somebody else has changed ${nameOfAddress(address)} meanwhile.`)
    case 'Invalid':
      return failed(...outcome.faults.map(({ message }) => message))
    case 'Impossible':
      return failed(outcome.message)
  }
}

/** CMS-01: the latest revision with other instants, saved as the next one and published. */
const scheduled = async (
  db: Db,
  { address, validity }: Extract<ContentRequest, { _tag: 'Schedule' }>,
  now: number,
): Promise<CommandResult> => {
  const { validFrom, validUntil } = validity
  const instants = defined({
    validFrom: validFrom === undefined ? undefined : Date.parse(validFrom),
    validUntil: validUntil === undefined ? undefined : Date.parse(validUntil),
  })
  const waiting = await scheduledAfter(db, address, now)
  const outcome = await inTransaction(db, (tx) => publishAct(tx, address, { validity: instants }, byCommand(now)))
  if (outcome._tag === 'Unknown') return unknown(address)
  if (outcome._tag !== 'Done') return refused(address, outcome)
  const when = [validFrom && `from ${validFrom}`, validUntil && `until ${validUntil}`].filter(Boolean).join(' ')
  return done(
    `Shoppers see revision ${outcome.revision} of ${nameOfAddress(address)} ${when || 'at any time'}.`,
    ...(await noLonger(db, address, now, waiting)),
  )
}

const imported = async (
  db: Db,
  { file, isPublished }: Extract<ContentRequest, { _tag: 'Import' }>,
  now: number,
): Promise<CommandResult> => {
  const documents = readDocuments(file)
  if (documents === undefined) return failed(`${file} does not contain a JSON list of documents.`)
  const faults = documents.flatMap((document, index) => {
    const checked = checkDocument(document)
    return checked._tag === 'Valid' ? [] : checked.faults.map(({ message }) => `Document ${index + 1}: ${message}`)
  })
  if (faults.length > 0) return failed(...faults)
  for (const document of documents)
    await inTransaction(db, async (tx) => {
      const saved = await saveAct(tx, document, {}, byCommand(now))
      const { site, family, key } = document as ContentAddress // It was checked above.
      if (saved._tag === 'Done' && isPublished) await publishAct(tx, { site, family, key }, saved, byCommand(now))
    })
  return done(`${documents.length} documents are ${isPublished ? 'published' : 'saved as drafts'}.`)
}

const readDocuments = (file: string): readonly unknown[] | undefined => {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(read) ? read : undefined
  } catch {
    return undefined
  }
}
