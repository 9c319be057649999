import { Schema } from 'effect'
import { ContentDocument } from '../../../contracts/content/contentDocument.ts'
import { changedContent } from '../../../core/domain/content/changedContent.ts'
import type { Validity } from '../../../core/domain/content/publications.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { checkDocument } from '../../content/checkDocument.ts'
import type { DocumentFault } from '../../content/checkDocument.ts'
import { saveRevision } from '../../content/contentStore.ts'
import { publishRevision, replacePublications } from '../../content/publishing.ts'
import { nameOfAddress, readPublications } from '../../content/storedDocuments.ts'
import type { OperatorCaller } from '../../kit/Context.ts'
import { missingPictures, picturesNamed } from '../../picture/pictureUses.ts'
import type { Tx } from '../../storage/Tables.ts'
import type { ContentAddress } from '../../storage/tables/ContentTables.ts'
import { recordChange } from '../recordChange.ts'
import { lockedDocument, lockedLatest, readRevision } from './editedDocuments.ts'
import { canUndo, contentNoun, publishingActs } from './publishingActs.ts'

/** Who does it (null = a command on the server) and when. */
export type ActBy = {
  readonly by: Pick<OperatorCaller, 'email'> | null
  readonly now: number
  readonly newId: () => string
}

/** Unknown: there is no such document. Stale: somebody has changed it meanwhile. Impossible: why, for people. */
export type ActOutcome =
  | { readonly _tag: 'Done'; readonly revision: number }
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Stale' }
  | { readonly _tag: 'Invalid'; readonly faults: readonly DocumentFault[] }
  | { readonly _tag: 'Impossible'; readonly message: string }

/** The author of what a command does. */
export const commandAuthor = 'npm run content'

/**
 * OPR-26: saves a document as its next revision. `address`: where it has to be; `basedOn`: the revision it was made
 * from, 0 = none; without it the document is saved whatever was saved meanwhile. One that says the same is not saved.
 */
export const saveAct = async (
  tx: Tx,
  json: unknown,
  { address, basedOn }: { readonly address?: ContentAddress; readonly basedOn?: number },
  act: ActBy,
): Promise<ActOutcome> => {
  const checked = checkDocument(json)
  if (checked._tag === 'Invalid') return checked
  const { document } = checked
  if (address && nameOfAddress(address) !== nameOfAddress(document))
    return impossible('Its site, family and key cannot be changed. Make a new document instead.')
  const latest = await lockedLatest(tx, document)
  if (basedOn !== undefined && basedOn !== latest) return { _tag: 'Stale' }
  const before = latest === 0 ? undefined : await readRevision(tx, document, latest)
  if (before && changedContent(encoded(before), encoded(document)).length === 0)
    return { _tag: 'Done', revision: latest }
  const revision = await saveRevision(tx, document, { author: authorOf(act), now: act.now })
  await record(tx, document, savedFields(before, latest, document, revision), act)
  return { _tag: 'Done', revision }
}

/**
 * OPR-28: publishes a revision, the latest if none is named. `validity`: when shoppers see it; if its own instants are
 * others, the next revision has these. `version`: the one that was read.
 */
export const publishAct = async (
  tx: Tx,
  address: ContentAddress,
  asked: { readonly revision?: number; readonly validity?: Validity; readonly version?: string },
  act: ActBy,
): Promise<ActOutcome> => {
  const held = await lockedDocument(tx, address, asked.version)
  if (held._tag !== 'Held') return held
  const { latest, publications: before } = held
  const document = await readRevision(tx, address, asked.revision ?? latest)
  if (document === undefined) return { _tag: 'Unknown' }
  const { validFrom, validUntil } = asked.validity ?? document
  if (validUntil !== undefined && validUntil <= Math.max(validFrom ?? act.now, act.now))
    return impossible('Nobody would ever see it: it ends before it begins, or has ended already.')
  const checked = checkDocument(encoded(document))
  if (checked._tag === 'Invalid') return checked
  const isAsAsked = validFrom === document.validFrom && validUntil === document.validUntil
  const { validFrom: _from, validUntil: _until, ...rest } = document
  const author = { author: authorOf(act), now: act.now }
  const revision = isAsAsked
    ? (asked.revision ?? latest)
    : await saveRevision(tx, { ...rest, ...defined({ validFrom, validUntil }) }, author)
  if (before[0]?.revision === revision) return impossible('This is published already.')
  if ((await missingPictures(tx, picturesNamed(document))).length > 0) return withoutPicture
  await publishRevision(tx, address, revision, author)
  const published = (await readPublications(tx, address)).map((each) => each.revision)
  const instants = { from: isoOf(validFrom), until: isoOf(validUntil) }
  await record(
    tx,
    address,
    { before: { published: before.map((each) => each.revision) }, after: { published, ...defined(instants) } },
    act,
  )
  return { _tag: 'Done', revision }
}

/** OPR-29: nobody sees any revision any more, nor later. */
export const hideAct = async (
  tx: Tx,
  address: ContentAddress,
  { version }: { readonly version?: string },
  act: ActBy,
): Promise<ActOutcome> => {
  const held = await lockedDocument(tx, address, version)
  if (held._tag !== 'Held') return held
  const { latest, publications: before } = held
  if (before.length === 0) return impossible('It is not published, so nobody sees it.')
  await replacePublications(tx, address, [], { author: authorOf(act), now: act.now })
  await record(
    tx,
    address,
    { before: { published: before.map(({ revision }) => revision) }, after: { published: [] } },
    act,
  )
  return { _tag: 'Done', revision: latest }
}

/** OPR-30: what was published before the last publication, or before it was hidden, is so again. */
export const undoAct = async (
  tx: Tx,
  address: ContentAddress,
  { version }: { readonly version?: string },
  act: ActBy,
): Promise<ActOutcome> => {
  const held = await lockedDocument(tx, address, version)
  if (held._tag !== 'Held') return held
  const { latest, publications } = held
  const acts = await publishingActs(tx, address)
  const [last] = acts
  if (last === undefined || !canUndo(publications, acts))
    return impossible('There is no publication that could still be undone.')
  const { before, after } = last.publications
  const shownAgain = await Promise.all(before.map((revision) => readRevision(tx, address, revision)))
  if ((await missingPictures(tx, picturesNamed(shownAgain))).length > 0) return withoutPicture
  await replacePublications(tx, address, before, { author: authorOf(act), now: act.now })
  await record(tx, address, { before: { published: after }, after: { published: before, undone: true } }, act)
  return { _tag: 'Done', revision: latest }
}

const impossible = (message: string): ActOutcome => ({ _tag: 'Impossible', message })

/** OPR-47: it names an uploaded picture that is not there. */
const withoutPicture = impossible(
  'It names a picture that the shop does not have any more. Bring the picture back, or choose another one.',
)

const authorOf = ({ by }: ActBy): string => by?.email ?? commandAuthor

const encoded = Schema.encodeSync(ContentDocument)

const isoOf = (instant: number | undefined): string | undefined =>
  instant === undefined ? undefined : new Date(instant).toISOString()

/** In the audit trail a long text is cut: its revision has all of it. */
const mostShown = 200

/** What the audit trail has of a saved revision: each field that changed, by its place. */
const savedFields = (before: ContentDocument | undefined, latest: number, after: ContentDocument, revision: number) => {
  if (before === undefined)
    return { before: null, after: { revision, name: Object.values(after.bodies)[0]?.name ?? '' } }
  const changes = changedContent(encoded(before), encoded(after)).map(({ path, before: was, after: is }) => ({
    name: path.join(' '),
    was: was?.slice(0, mostShown) ?? null,
    is: is?.slice(0, mostShown) ?? null,
  }))
  return {
    before: { revision: latest, ...Object.fromEntries(changes.map(({ name, was }) => [name, was])) },
    after: { revision, ...Object.fromEntries(changes.map(({ name, is }) => [name, is])) },
  }
}

const record = (
  tx: Tx,
  address: ContentAddress,
  change: { readonly before: unknown; readonly after: unknown },
  { by, now, newId }: ActBy,
) => recordChange(tx, by, { noun: contentNoun, key: nameOfAddress(address), ...change }, now, newId)
