import { sql } from 'kysely'
import type { Basket } from '../../contracts/api/entities/basket.ts'
import { holdStock, lockStock } from '../inventory/moveStock.ts'
import type { Pieces } from '../inventory/moveStock.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../kit/answer.ts'
import type { Context, SignedCaller } from '../kit/Context.ts'
import { retryLater } from '../kit/serviceFault.ts'
import type { Db } from '../storage/Tables.ts'
import type { BasketDocument } from '../storage/tables/BasketTables.ts'
import { basketAnswer } from './basketAnswer.ts'
import { withGift } from './pricing/giftWithPurchase.ts'
import { loadPricingFacts } from './pricing/loadPricingFacts.ts'
import type { PricingFacts } from './pricing/loadPricingFacts.ts'
import { emailCustomer, needsOf } from './pricing/needsOf.ts'
import type { MoreNeeds } from './pricing/needsOf.ts'
import { isOver } from './pricing/OpenBasket.ts'
import type { OpenBasket } from './pricing/OpenBasket.ts'
import { priceBasket } from './pricing/priceBasket.ts'
import { pricingOwner } from './pricing/pricingFactsSelect.ts'
import { repairDelivery } from './repairDelivery.ts'
import { heldPieces, settledReservations } from './reservation.ts'

export type ChangeContext = Context & { readonly caller: SignedCaller }

/**
 * What a change needs to know that the basket does not contain yet. `toHold`: pieces it reserves, whose stock is locked
 * first.
 */
export type Needs = {
  readonly toHold?: Pieces
  readonly skus?: readonly string[]
  readonly codes?: readonly string[]
  readonly storeId?: string | undefined
  readonly pointId?: string | undefined
  readonly emails?: readonly string[]
  readonly giftCards?: readonly string[]
}

/** A pure step: the new document, or why not. */
export type Change = (basket: OpenBasket, facts: PricingFacts) => BasketDocument | Refusal

/** Changes a basket in the caller's transaction: lock it, load the facts, write it. */
export const changeBasket = async (
  context: ChangeContext,
  basketId: string,
  change: Change,
  needs: Needs = {},
): Promise<HandlerAnswer<Basket> | Refusal> => {
  const basket = await lockBasket(context, basketId)
  if (!basket) return missing(context, basketId)
  if (basket.status === 'ordering') throw retryLater()
  const toHold = needs.toHold ?? holdAgain(basket, needs, context.now)
  if (toHold.length > 0) await lockStock(context.db, toHold)
  const facts = await pricingFactsOf(context, basket, needs)
  const changed = changedBasket(basket, facts, change, context)
  if ('_tag' in changed) return changed
  await saveBasket(context, changed)
  return answer(answerOf(changed, facts, context))
}

/** CART-13: where this basket has reserved pieces, the goods that a line changes to are reserved too. */
const holdAgain = ({ document }: OpenBasket, { skus = [] }: Needs, now: number): Pieces => {
  const stores = [...new Set(heldPieces(document, now).map(({ storeId }) => storeId))]
  return stores.flatMap((storeId) => skus.map((sku) => ({ sku, qty: 1, storeId })))
}

/** The basket after a change, with its delivery and gift adjusted, or the refusal. */
export const changedBasket = (
  basket: OpenBasket,
  facts: PricingFacts,
  change: Change,
  context: ChangeContext,
): OpenBasket | Refusal => {
  const document = change({ ...basket, document: { ...basket.document, flashes: [] } }, facts)
  if ('_tag' in document) return document
  const repaired = repairDelivery({ ...basket, document }, facts, context)
  const given = withGift({ ...basket, document: repaired.document }, facts, context.catalogue, basket.document)
  const withFlashes = { ...given.document, flashes: [...document.flashes, ...repaired.flashes, ...given.flashes] }
  return { ...basket, document: withFlashes, version: basket.version + 1 }
}

/** A guest's call that crossed the sign-in must be repeated as the account (AUTH-07). */
export const missing = async (
  { db, caller }: Pick<ChangeContext, 'db' | 'caller'>,
  basketId: string,
): Promise<Refusal> => {
  const carried = await db
    .selectFrom('basket_carried')
    .select('guest')
    .where('guest_basket_id', '=', basketId)
    .executeTakeFirst()
  if (carried?.guest === caller.subject) throw retryLater()
  return refuse('BSK404')
}

/** AUTH-32: another owner's basket counts as not found, and so does one that has ended. */
export const lockBasket = async (
  { db, caller }: Pick<ChangeContext, 'db' | 'caller'>,
  basketId: string,
): Promise<OpenBasket | undefined> => {
  const basket = await basketQuery(db, caller.subject, basketId).forUpdate().executeTakeFirst()
  return basket && isOver(basket) ? undefined : basket
}

/** AUTH-07: the basket that a guest's basket has become; also found under its old id. */
const carriedTo = (basketId: string) =>
  sql<string>`coalesce((select basket_id from basket_carried where guest_basket_id = ${basketId}), ${basketId})`

export const basketQuery = (db: Db, subject: string, basketId: string) =>
  db
    .selectFrom('basket')
    .select(['id', 'subject', 'version', 'status', 'country', 'currency', 'document'])
    .where('id', '=', carriedTo(basketId))
    .where('subject', '=', subject)

/** What a change needs beyond its basket, in the form that `loadPricingFacts` takes. */
export const moreOf = ({ emails = [], toHold: _toHold, ...more }: Needs): MoreNeeds => ({
  ...more,
  customers: emails.map(emailCustomer),
})

export const pricingFactsOf = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  basket: OpenBasket,
  more: Needs = {},
): Promise<PricingFacts> => loadPricingFacts(db, pricingOwner(basket, needsOf(basket)), moreOf(more), now)

export const saveBasket = async ({ db, now }: Pick<Context, 'db' | 'now'>, basket: OpenBasket): Promise<void> => {
  const { id, document } = basket
  if ((document.heldUntil ?? 0) > now) await holdStock(db, id, heldPieces(document, now))
  await db.updateTable('basket').set(writtenBasket(basket, now)).where('id', '=', id).execute()
}

/** The columns that are set when the row is written. */
export const writtenBasket = (
  basket: Pick<OpenBasket, 'subject' | 'status' | 'version' | 'document'>,
  now: number,
) => ({
  status: basket.status,
  version: basket.version,
  document: JSON.stringify(settledReservations(basket.document)),
  needs: JSON.stringify(needsOf(basket)),
  edition: sql<number>`edition + 1`,
  updated_at: now,
})

export const answerOf = (basket: OpenBasket, facts: PricingFacts, { catalogue, locale, now }: Context): Basket =>
  basketAnswer(priceBasket(basket, facts, catalogue, locale, now), locale)
