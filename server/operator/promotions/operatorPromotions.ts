import { Option, Schema } from 'effect'
import type { Selectable } from 'kysely'
import { PromotionTerms } from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import type {
  OpenedPromotion,
  OperatorPromotion,
  PromotionChange,
  PromotionList,
} from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import type { Db } from '../../storage/Tables.ts'
import type { PromotionTables } from '../../storage/tables/PromotionTables.ts'
import { recordedChanges } from '../recordChange.ts'
import { promotionState } from './promotionRules.ts'

/** The noun of the audit trail; its key is the code. */
export const promotionNoun = 'promotion'

/** One page of the list. */
const promotionsAtOnce = 50

type CouponRow = Selectable<PromotionTables['coupon']>
type Asked = { readonly list?: PromotionList; readonly search?: string; readonly after?: string }
type Page = { readonly promotions: readonly OperatorPromotion[]; readonly next?: string }

/** OPR-55: a page of the coupons that are active, coming or over at `now` (epoch ms). */
export const listPromotions = async (
  db: Db,
  { list = 'active', search = '', after }: Asked,
  now: number,
): Promise<Page> => {
  const like = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  let found = db.selectFrom('coupon').selectAll().where('code', 'ilike', like)
  if (after !== undefined) found = found.where('code', '>', after)
  if (list === 'over') found = found.where('valid_to', '<=', now)
  else found = found.where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', now)]))
  if (list === 'coming') found = found.where('valid_from', '>', now)
  if (list === 'active') found = found.where((is) => is.or([is('valid_from', 'is', null), is('valid_from', '<=', now)]))
  const rows = await found
    .orderBy('code')
    .limit(promotionsAtOnce + 1)
    .execute()
  const shown = rows.slice(0, promotionsAtOnce)
  const uses = await couponUses(
    db,
    shown.map(({ code }) => code),
  )
  return {
    promotions: shown.map((row) => operatorPromotion(row, uses.get(row.code) ?? 0, now)),
    ...defined({ next: rows.length > promotionsAtOnce ? shown.at(-1)?.code : undefined }),
  }
}

/** OPR-57: undefined: there never was such a code. */
export const openedPromotion = async (db: Db, code: string, now: number): Promise<OpenedPromotion | undefined> => {
  const row = await db.selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirst()
  const changes = await promotionChanges(db, code)
  const shown = row ? operatorPromotion(row, (await couponUses(db, [code])).get(code) ?? 0, now) : gone(code, changes)
  return shown && { ...shown, changes, canUndo: canUndo(changes, row ? termsOf(row) : null) }
}

/** OPR-55: in how many orders each code was used. */
export const couponUses = async (db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('coupon_use')
    .select((is) => ['code', is.fn.countAll<number>().as('uses')])
    .where('code', 'in', [...codes])
    .groupBy('code')
    .execute()
  return new Map(rows.map(({ code, uses }) => [code, Number(uses)]))
}

export const promotionChanges = async (db: Db, code: string): Promise<readonly PromotionChange[]> => {
  const changes = await recordedChanges(db, promotionNoun, code)
  return changes.map(({ before, after, ...change }) => ({ ...change, before: termsIn(before), after: termsIn(after) }))
}

/** OPR-57: whether the latest change still holds. */
export const canUndo = ([latest]: readonly PromotionChange[], now: PromotionTerms | null): boolean =>
  latest !== undefined && !latest.isUndo && isSame(latest.after, now)

export const isSame = (one: PromotionTerms | null, other: PromotionTerms | null): boolean =>
  JSON.stringify(one && ordered(one)) === JSON.stringify(other && ordered(other))

export const termsOf = (row: CouponRow): PromotionTerms => ({
  names: {
    en: row.name,
    fr: row.french_name === row.name ? '' : row.french_name,
    de: row.names.de ?? '',
    it: row.names.it ?? '',
    es: row.names.es ?? '',
  },
  benefit: row.benefit,
  amount: row.amount,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  isOnce: row.once,
  threshold: row.threshold,
  country: row.country,
})

/** The columns for these terms. A name that is missing is shown in English; the French one is a column of its own. */
export const columnsOf = ({ names, ...terms }: PromotionTerms) => ({
  name: names.en,
  french_name: names.fr === '' ? names.en : names.fr,
  names: JSON.stringify(
    Object.fromEntries((['de', 'it', 'es'] as const).flatMap((each) => (names[each] ? [[each, names[each]]] : []))),
  ),
  benefit: terms.benefit,
  amount: terms.amount,
  valid_from: terms.validFrom,
  valid_to: terms.validTo,
  once: terms.isOnce,
  threshold: terms.threshold,
  country: terms.country,
})

/** As the contract orders the fields: what comes from a database may have them in another order. */
const ordered = Schema.decodeUnknownSync(PromotionTerms)

const termsIn = (kept: unknown): PromotionTerms | null =>
  Option.getOrNull(Schema.decodeUnknownOption(PromotionTerms)(kept))

const operatorPromotion = (row: CouponRow, uses: number, now: number): OperatorPromotion => {
  const terms = termsOf(row)
  return { code: row.code, ...terms, state: promotionState(terms, now), uses }
}

/** A coupon that was removed, as it was last. */
const gone = (code: string, changes: readonly PromotionChange[]): OperatorPromotion | undefined => {
  const last = changes[0]?.before
  return last ? { code, ...last, state: 'removed', uses: 0 } : undefined
}
