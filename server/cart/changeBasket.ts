import { sql } from 'kysely'
import type { Basket } from '../../contracts/api/basket.ts'
import { repairDelivery } from '../checkout/repairDelivery.ts'
import { answer, refuse } from '../http/answer.ts'
import type { Answer, Refusal } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import { notNow } from '../http/notNow.ts'
import { holdStock } from '../inventory/holdStock.ts'
import { lockStock } from '../inventory/moveStock.ts'
import type { Pieces } from '../inventory/moveStock.ts'
import { readShelf, shelfOwner } from '../inventory/readShelf.ts'
import type { Shelf } from '../inventory/readShelf.ts'
import type { MoreNeeds } from '../inventory/ShelfNeeds.ts'
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
export type Change = (basket: OpenBasket, shelf: Shelf) => BasketDocument | Refusal

/** One change of a basket in the caller's transaction: lock it, look at the shelf, write it. */
export async function changeBasket(
  context: ChangeContext,
  basketId: string,
  change: Change,
  needs: Needs = {},
): Promise<Answer<Basket> | Refusal> {
  const basket = await lockBasket(context, basketId)
  if (!basket) return missing(context, basketId)
  if (basket.status === 'ordering') throw notNow()
  const toHold = needs.toHold ?? heldAnew(basket, needs, context.now)
  if (toHold.length > 0) await lockStock(context.db, toHold)
  const shelf = await shelfOf(context, basket, needs)
  const changed = changedBasket(basket, shelf, change, context)
  if ('_tag' in changed) return changed
  await saveBasket(context, changed)
  return answer(answerOf(changed, shelf, context))
}

/** CART-13: what a line may be changed into is put aside where pieces of this basket are. */
const heldAnew = ({ document }: OpenBasket, { skus = [] }: Needs, now: number): Pieces => {
  const stores = [...new Set(heldPieces(document, now).map(({ storeId }) => storeId))]
  return stores.flatMap((storeId) => skus.map((sku) => ({ sku, qty: 1, storeId })))
}

/** The basket after a change, with the delivery and the gift that go with it, or why it is refused. */
export function changedBasket(
  basket: OpenBasket,
  shelf: Shelf,
  change: Change,
  context: ChangeContext,
): OpenBasket | Refusal {
  const document = change({ ...basket, document: { ...basket.document, flashes: [] } }, shelf)
  if ('_tag' in document) return document
  const repaired = repairDelivery({ ...basket, document }, shelf, context)
  const given = withGift({ ...basket, document: repaired.document }, shelf, context.catalogue, basket.document)
  const told = { ...given.document, flashes: [...document.flashes, ...repaired.flashes, ...given.flashes] }
  return { ...basket, document: told, version: basket.version + 1 }
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
  if (carried?.guest === caller.subject) throw notNow()
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

export const shelfOf = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  basket: OpenBasket,
  more: Needs = {},
): Promise<Shelf> => readShelf(db, shelfOwner(basket, needsOf(basket)), moreOf(more), now)

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

export const answerOf = (basket: OpenBasket, shelf: Shelf, { catalogue, locale, now }: Context): Basket =>
  basketAnswer(priceBasket(basket, shelf, catalogue, locale, now), locale)
