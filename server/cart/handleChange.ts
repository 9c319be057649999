import { sql } from 'kysely'
import type { Endpoint, InputOf } from '../../contracts/api/endpoint.ts'
import type { Basket } from '../../contracts/api/entities/basket.ts'
import { isKeyUsed, keepRefusal, writeWithKey } from '../idempotency/oneWrite.ts'
import type { Context, SignedCaller } from '../kit/Context.ts'
import { answer } from '../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../kit/answer.ts'
import type { Handler, KeyedCall, OneWrite, StoredAnswer } from '../kit/handle.ts'
import { answerOf, basketQuery, changeBasket, changedBasket, moreOf, writtenBasket } from './changeBasket.ts'
import type { Change, ChangeContext, Needs } from './changeBasket.ts'
import type { OpenBasket } from './pricing/OpenBasket.ts'
import { pricingFactsOfRow } from './pricing/loadPricingFacts.ts'
import type { PricingFacts } from './pricing/loadPricingFacts.ts'
import { pricingFactsSelect } from './pricing/pricingFactsSelect.ts'

/** A change of one basket and nothing else. */
export type BasketChange = { readonly basketId: string; readonly change: Change; readonly needs?: Needs }

/**
 * Answers an endpoint that only changes a basket, in two round trips after the one that identifies the caller: one
 * reads everything, one writes. If another call changes the basket at the same moment, or the change is not an ordinary
 * one, the basket is locked first, as for every other change (`changeBasket`).
 */
export const handleChange = <E extends Endpoint & { readonly answer: typeof Basket }>(
  endpoint: E,
  planned: (input: InputOf<E>, caller: SignedCaller, context: Context) => BasketChange,
): Required<Handler> => {
  const planOf = (input: unknown, caller: unknown, context: Context) => {
    // A registry's handler has lost the types of its endpoint.
    const own: ChangeContext = { ...context, caller: caller as SignedCaller }
    return { own, plan: planned(input as InputOf<E>, own.caller, context) }
  }
  return {
    endpoint,
    inSteps: false,
    run: async (input, caller, context) => {
      const { own, plan } = planOf(input, caller, context)
      return changeBasket(own, plan.basketId, plan.change, plan.needs)
    },
    inOneWrite: (input, caller, context, write) => {
      const { own, plan } = planOf(input, caller, context)
      return changeInOneWrite(own, plan, write)
    },
  }
}

/**
 * Reads basket, pricing facts and key with one statement and writes with a second, which does nothing unless the row is
 * still the one that was read. Returns undefined without having done anything when the basket is unknown or not open,
 * when it has held pieces, when the key was used before, or when another change was quicker; the caller then has to
 * lock the basket first.
 */
const changeInOneWrite = async (
  context: ChangeContext,
  { basketId, change, needs = {} }: BasketChange,
  { call, store }: OneWrite<HandlerAnswer<Basket> | Refusal>,
): Promise<StoredAnswer | undefined> => {
  const { db, now } = context
  const seen = await lookAt(context, basketId, needs, call)
  if (!seen || seen.isKeyUsed || !isOrdinary(seen.basket, now)) return undefined
  const { basket, facts, edition } = seen
  const changed = changedBasket(basket, facts, change, context)
  if ('_tag' in changed) {
    const refusal = await store(changed)
    return (await keepRefusal(db, call, refusal, now)) ? refusal : undefined
  }
  const stored = await store(answer(answerOf(changed, facts, context)))
  const written = writtenBasket(changed, now)
  const update = sql`
    update basket
    set
      version = ${written.version},
      document = ${written.document},
      needs = ${written.needs},
      edition = ${written.edition},
      updated_at = ${now}
    where id = ${basket.id} and subject = ${basket.subject} and status = 'open' and edition = ${edition}
    returning id`
  return (await writeWithKey(db, update, call, stored, now)) ? stored : undefined
}

const isOrdinary = ({ status, document }: OpenBasket, now: number): boolean =>
  status === 'open' && (document.heldUntil ?? 0) <= now

type Seen = {
  readonly basket: OpenBasket
  readonly edition: number
  readonly facts: PricingFacts
  readonly isKeyUsed: boolean
}

const lookAt = async (
  { db, caller, now }: ChangeContext,
  basketId: string,
  needs: Needs,
  call: KeyedCall,
): Promise<Seen | undefined> => {
  const own = basketQuery(db, caller.subject, basketId).select(['needs', 'edition']).where('needs', 'is not', null)
  const looking = sql<SeenRow>`${pricingFactsSelect(sql`${own}`, moreOf(needs), now)},
      (select to_jsonb(own) from own) as basket,
      ${isKeyUsed(call)} as is_key_used`
  const [row] = (await looking.execute(db)).rows
  if (!row?.basket) return undefined
  const { needs: _needs, edition, ...basket } = row.basket
  return { basket, edition, facts: pricingFactsOfRow(row), isKeyUsed: row.is_key_used }
}

type SeenRow = Parameters<typeof pricingFactsOfRow>[0] & {
  readonly basket: (OpenBasket & { readonly needs: unknown; readonly edition: number }) | null
  readonly is_key_used: boolean
}
