import { sql } from 'kysely'
import type { Basket } from '../../contracts/api/basket.ts'
import { repairDelivery } from '../checkout/repairDelivery.ts'
import { answer, refuse } from '../http/answer.ts'
import type { HandlerAnswer, Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import { retryLater } from '../http/retryLater.ts'
import { holdStock } from '../inventory/holdStock.ts'
import { lockStock } from '../inventory/moveStock.ts'
import type { Pieces } from '../inventory/moveStock.ts'
import { loadPricingFacts, pricingOwner } from '../inventory/loadPricingFacts.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'
import type { MoreNeeds } from '../inventory/PricingNeeds.ts'
import { emailCustomer } from '../promotion/customersOf.ts'
import { withGift } from '../promotion/giftWithPurchase.ts'
import type { SignedCaller } from '../session/Caller.ts'
import type { Db } from '../storage/Tables.ts'
import { basketAnswer } from './basketAnswer.ts'
import { isOver } from './BasketDocument.ts'
import type { BasketDocument, OpenBasket } from './BasketDocument.ts'
import { needsOf } from './needsOf.ts'
import { priceBasket } from './priceBasket.ts'
import { heldPieces, settledReservations } from './reservation.ts'

export type ChangeContext = Context & { readonly caller: SignedCaller }

/** What a change looks at that the basket does not hold yet. `toHold`: pieces it puts aside, whose stock is locked first. */
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

/** One change of a basket in the caller's transaction: lock it, look at the shelf, write it. */
export async function changeBasket(
  context: ChangeContext,
  basketId: string,
  change: Change,
  needs: Needs = {},
): Promise<HandlerAnswer<Basket> | Refusal> {
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

/** CART-13: what a line may be changed into is put aside where pieces of this basket are. */
const holdAgain = ({ document }: OpenBasket, { skus = [] }: Needs, now: number): Pieces => {
  const stores = [...new Set(heldPieces(document, now).map(({ storeId }) => storeId))]
  return stores.flatMap((storeId) => skus.map((sku) => ({ sku, qty: 1, storeId })))
}

/** The basket after a change, with the delivery and the gift that go with it, or why it is refused. */
export function changedBasket(
  basket: OpenBasket,
  facts: PricingFacts,
  change: Change,
  context: ChangeContext,
): OpenBasket | Refusal {
  const document = change({ ...basket, document: { ...basket.document, flashes: [] } }, facts)
  if ('_tag' in document) return document
  const repaired = repairDelivery({ ...basket, document }, facts, context)
  const given = withGift({ ...basket, document: repaired.document }, facts, context.catalogue, basket.document)
  const withFlashes = { ...given.document, flashes: [...document.flashes, ...repaired.flashes, ...given.flashes] }
  return { ...basket, document: withFlashes, version: basket.version + 1 }
}

/** A guest's call that met the sign-in on its way is to be asked again, by then as the account (AUTH-07). */
export async function missing(
  { db, caller }: Pick<ChangeContext, 'db' | 'caller'>,
  basketId: string,
): Promise<Refusal> {
  const carried = await db
    .selectFrom('basket_carried')
    .select('guest')
    .where('guest_basket_id', '=', basketId)
    .executeTakeFirst()
  if (carried?.guest === caller.subject) throw retryLater()
  return refuse('BSK404')
}

/** AUTH-32: another's basket is not there, and neither is one that is over. */
export async function lockBasket(
  { db, caller }: Pick<ChangeContext, 'db' | 'caller'>,
  basketId: string,
): Promise<OpenBasket | undefined> {
  const basket = await basketQuery(db, caller.subject, basketId).forUpdate().executeTakeFirst()
  return basket && isOver(basket) ? undefined : basket
}

/** AUTH-07: what a guest's basket has become since; by its old name too. */
const carriedTo = (basketId: string) =>
  sql<string>`coalesce((select basket_id from basket_carried where guest_basket_id = ${basketId}), ${basketId})`

export const basketQuery = (db: Db, subject: string, basketId: string) =>
  db
    .selectFrom('basket')
    .select(['id', 'subject', 'version', 'status', 'country', 'currency', 'document'])
    .where('id', '=', carriedTo(basketId))
    .where('subject', '=', subject)

/** What a change looks at, as the shelf is asked for it. */
export const moreOf = ({ emails = [], toHold: _toHold, ...more }: Needs): MoreNeeds => ({
  ...more,
  customers: emails.map(emailCustomer),
})

export const pricingFactsOf = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  basket: OpenBasket,
  more: Needs = {},
): Promise<PricingFacts> => loadPricingFacts(db, pricingOwner(basket, needsOf(basket)), moreOf(more), now)

export async function saveBasket({ db, now }: Pick<Context, 'db' | 'now'>, basket: OpenBasket): Promise<void> {
  const { id, document } = basket
  if ((document.heldUntil ?? 0) > now) await holdStock(db, id, heldPieces(document, now))
  await db.updateTable('basket').set(writtenBasket(basket, now)).where('id', '=', id).execute()
}

/** The columns that a writing of the row sets. */
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
