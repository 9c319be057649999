import {
  addPromotion,
  changePromotion,
  readPromotion,
  readPromotions,
  undoPromotionChange,
} from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import type { OpenedPromotion, PromotionTerms } from '../../../contracts/api/operator/operatorPromotionsApi.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import { answer, refuse } from '../../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../../kit/answer.ts'
import type { Context, OperatorCaller } from '../../kit/Context.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import { asTransaction } from '../../storage/inTransaction.ts'
import type { Tx } from '../../storage/Tables.ts'
import { recordChange } from '../recordChange.ts'
import {
  canUndo,
  columnsOf,
  couponUses,
  isSame,
  listPromotions,
  openedPromotion,
  promotionChanges,
  promotionNoun,
  termsOf,
} from './operatorPromotions.ts'
import { isRewritten, promotionFault, promotionState, readCode, tidied } from './promotionRules.ts'
import type { PromotionFault } from './promotionRules.ts'

const unknown = refuse('OPR404', { message: 'There is no such code.' })

/** OPR-55…57: what those who look after goods do with coupons. */
export const promotionHandlers: readonly Handler[] = [
  handle(readPromotions, async ({ query }, _caller, { db, now }) => answer(await listPromotions(db, query, now))),
  handle(readPromotion, async ({ params }, _caller, context) => opened(params.code, context)),
  handle(addPromotion, async ({ body: { code: typed, ...asked } }, caller, context) => {
    const tx = asTransaction(context.db)
    const code = readCode(typed)
    if (typeof code !== 'string') return refused(code)
    const terms = tidied(asked)
    const fault = promotionFault(terms)
    if (fault) return refused(fault)
    if (await lockedTerms(tx, code)) return taken(code)
    return write(tx, { code, before: null, after: terms, isUndo: false }, caller, context)
  }),
  handle(changePromotion, async ({ params: { code }, body: { seen, wanted } }, caller, context) => {
    const tx = asTransaction(context.db)
    const before = await lockedTerms(tx, code)
    if (!before) return (await openedPromotion(tx, code, context.now)) ? refuse('OPR409') : unknown
    if (!isSame(before, seen)) return refuse('OPR409')
    const after = wantedTerms(before, wanted, context.now)
    const fault = after && promotionFault(after)
    if (fault) return refused(fault)
    const kept = await keptBy(tx, code, before, after)
    if (kept !== undefined) return refuse('OPR412', { message: `${kept} Nothing was changed.` })
    return isSame(before, after)
      ? opened(code, context)
      : write(tx, { code, before, after, isUndo: false }, caller, context)
  }),
  handle(undoPromotionChange, async ({ params: { code }, body: { changeId } }, caller, context) => {
    const tx = asTransaction(context.db)
    const before = (await lockedTerms(tx, code)) ?? null
    const changes = await promotionChanges(tx, code)
    const [latest] = changes
    if (!latest) return before ? refuse('OPR409') : unknown
    if (latest.id !== changeId) return refuse('OPR409')
    if (!canUndo(changes, before)) return refuse('OPR412', { message: 'There is nothing to undo.' })
    const after = latest.before
    const kept = before && (await keptBy(tx, code, before, after))
    if (typeof kept === 'string') return refuse('OPR412', { message: `This cannot be undone any more. ${kept}` })
    return write(tx, { code, before, after, isUndo: true }, caller, context)
  }),
]

const taken = (code: string): Refusal =>
  refuse('OPR409', { message: `There is a code ${code} already. Nothing was changed.` })

const refused = ({ field, message }: PromotionFault): Refusal => refuse('OPR400', { field, message })

const opened = async (code: string, { db, now }: Context): Promise<HandlerAnswer<OpenedPromotion> | Refusal> => {
  const promotion = await openedPromotion(db, code, now)
  return promotion ? answer(promotion) : unknown
}

type Wanted = InputOf<typeof changePromotion>['body']['wanted']

/** What is to hold; null = nothing. Ending what is over, or bringing back what is not, changes nothing. */
const wantedTerms = (before: PromotionTerms, wanted: Wanted, now: number): PromotionTerms | null => {
  switch (wanted) {
    case 'end':
      return promotionState(before, now) === 'over' ? before : { ...before, ...endedAt(before, now) }
    case 'bringBack':
      return promotionState(before, now) === 'over' ? { ...before, validTo: null } : before
    case 'remove':
      return null
    default:
      return tidied(wanted)
  }
}

/** One that has not begun yet never does. */
const endedAt = ({ validFrom }: PromotionTerms, now: number): Pick<PromotionTerms, 'validFrom' | 'validTo'> => ({
  validFrom: validFrom !== null && validFrom >= now ? null : validFrom,
  validTo: now,
})

/** OPR-57: why a code that was used stays as it is; undefined: it was not, or only its time and whom it is for change. */
const keptBy = async (
  tx: Tx,
  code: string,
  before: PromotionTerms,
  after: PromotionTerms | null,
): Promise<string | undefined> => {
  if (after !== null && !isRewritten(before, after)) return undefined
  const uses = (await couponUses(tx, [code])).get(code) ?? 0
  if (uses === 0) return undefined
  const used = `${code} was used in ${uses === 1 ? '1 order' : `${uses} orders`}`
  return after === null
    ? `${used}, so it is not removed. End it instead.`
    : `${used}, so what it takes off stays as it is. End it, and make another code.`
}

/** Whoever places an order with it waits, and so does another operator. */
const lockedTerms = async (tx: Tx, code: string): Promise<PromotionTerms | undefined> => {
  const row = await tx.selectFrom('coupon').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
  return row && termsOf(row)
}

type Written = {
  readonly code: string
  readonly before: PromotionTerms | null
  readonly after: PromotionTerms | null
  readonly isUndo: boolean
}

const write = async (tx: Tx, written: Written, caller: OperatorCaller, context: Context) => {
  const { code, before, after, isUndo } = written
  if (after === null) await tx.deleteFrom('coupon').where('code', '=', code).execute()
  else if (before === null) {
    const made = await tx
      .insertInto('coupon')
      .values({ code, promotion_id: code.toLowerCase(), ...columnsOf(after) })
      .onConflict((is) => is.column('code').doNothing())
      .returning('code')
      .executeTakeFirst()
    if (!made) return taken(code)
  } else await tx.updateTable('coupon').set(columnsOf(after)).where('code', '=', code).execute()
  const kept = isUndo ? { ...after, undone: true } : after
  await recordChange(tx, caller, { noun: promotionNoun, key: code, before, after: kept }, context.now, context.newId)
  return opened(code, context)
}
