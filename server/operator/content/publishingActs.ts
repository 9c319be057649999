import type { DocumentAct } from '../../../contracts/api/operator/editedDocument.ts'
import { toFields } from '../../../core/domain/fields/fields.ts'
import { nameOfAddress } from '../../content/storedDocuments.ts'
import type { StoredDocument } from '../../content/storedDocuments.ts'
import type { Db } from '../../storage/Tables.ts'
import type { ContentAddress } from '../../storage/tables/ContentTables.ts'

/** Under which a document's changes are recorded. */
export const contentNoun = 'content'

/** OPR-30: what somebody published, hid or undid. `publications`: the revisions, the last publication first. */
export type PublishingAct = {
  readonly at: number
  readonly by: string | null
  readonly act: Exclude<DocumentAct['act'], 'saved'>
  readonly publications: { readonly before: readonly number[]; readonly after: readonly number[] }
  readonly from: number | undefined
  readonly until: number | undefined
}

/** OPR-07, OPR-30: what the audit trail has about the publications of a document, the latest first. */
export const publishingActs = async (db: Db, address: ContentAddress): Promise<readonly PublishingAct[]> => {
  const rows = await db
    .selectFrom('operator_change')
    .selectAll()
    .where('noun', '=', contentNoun)
    .where('key', '=', nameOfAddress(address))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.flatMap(({ at, made_by: by, before, after }) => {
    const { published, from, until, undone } = toFields(after)
    if (!Array.isArray(published)) return []
    const publications = { before: numbersIn(toFields(before)['published']), after: numbersIn(published) }
    const act = undone === true ? 'undone' : publications.after.length === 0 ? 'hidden' : 'published'
    return [{ at, by, act, publications, from: instantIn(from), until: instantIn(until) }]
  })
}

/** OPR-30: whether the last act about publications is still what holds. What was undone is not done again by undoing. */
export const canUndo = (
  publications: readonly Pick<StoredDocument, 'revision'>[],
  [latest]: readonly PublishingAct[],
): boolean =>
  latest !== undefined &&
  latest.act !== 'undone' &&
  latest.publications.after.join() === publications.map(({ revision }) => revision).join()

const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []

/** In the trail an instant is ISO 8601, for people. */
const instantIn = (value: unknown): number | undefined => (typeof value === 'string' ? Date.parse(value) : undefined)
