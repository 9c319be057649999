import type { Basket } from '../../contracts/api/entities/basket.ts'
import type { Endpoint, InputOf } from '../../contracts/api/endpoint.ts'
import type { Context } from '../kit/Context.ts'
import type { Handler } from '../kit/handle.ts'
import type { SignedCaller } from '../kit/Caller.ts'
import { changeBasket } from './changeBasket.ts'
import type { Change, ChangeContext, Needs } from './changeBasket.ts'
import { changeInOneWrite } from './changeInOneWrite.ts'

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
