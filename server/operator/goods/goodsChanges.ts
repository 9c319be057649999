import type { ChangedFields, GoodsChange } from '../../../contracts/api/operator/operatorGoods.ts'
import { toFields } from '../../../core/domain/fields/fields.ts'
import type { Db } from '../../storage/Tables.ts'
import { recordedChanges } from '../recordChange.ts'
import { isStock } from './goodsFields.ts'

/** The nouns of the audit trail: a product, and an import of the catalogue. */
export const goodsNoun = 'product'
export const catalogueNoun = 'catalogue'

/** OPR-19: what the audit trail has about a product, the latest first. */
export const goodsChanges = async (db: Db, productId: string): Promise<readonly GoodsChange[]> => {
  const changes = await recordedChanges(db, goodsNoun, productId)
  return changes.map(({ before, after, ...change }) => ({
    ...change,
    before: changedIn(before),
    after: changedIn(after),
  }))
}

const changedIn = (value: unknown): ChangedFields => toFields(value) as ChangedFields

/**
 * OPR-19: whether the latest change still holds. Stock may have been sold since, but must not have been counted anew by
 * an import.
 */
export const canUndo = ([latest]: readonly GoodsChange[], now: ChangedFields, importedAt: number | null): boolean => {
  if (latest === undefined || latest.isUndo) return false
  const names = Object.keys(latest.after)
  const isImportedSince = importedAt !== null && importedAt >= latest.at && names.some(isStock)
  return !isImportedSince && names.every((name) => isStock(name) || latest.after[name] === now[name])
}

/** When the catalogue was last imported (epoch ms), by whatever way; null = never. */
export const lastImport = async (db: Db): Promise<number | null> => {
  const row = await db
    .selectFrom('operator_change')
    .select('at')
    .where('noun', '=', catalogueNoun)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}
