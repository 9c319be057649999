import type { Settled } from '../../../core/commands/answer.ts'
import type { Call } from '../../../core/commands/call.ts'
import { basketToConfirmed } from '../../../core/commands/cart/basketToConfirmed.ts'
import { recordChange } from '../../../core/commands/cart/recordChange.ts'
import type { CartChange, PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleBasket, sampleItem } from '../../support/sampleBasket.ts'
import { boot, pendingChange, line, stateWith } from '../../support/sampleShop.ts'

/** A change of the cart, and how its answer is recorded. */
export const body = sampleBasket('b1', 2, [sampleItem(boot, 'i1', 2)])
export const basket = basketToConfirmed(body)
export const quantity: CartChange = { kind: 'SetQuantity', key: 'K', quantity: 3 }
export const save: CartChange = { kind: 'SaveLine', key: 'K', line: line(), asItem: false }
export const moving = (phase: 'add' | 'drop'): CartChange => ({ kind: 'MoveToCart', line: line(), phase })
export const call = (more: Partial<Call> = {}) => ({ key: 'c/0', basketId: 'b1', endpoint: 'addItem', ...more }) as Call
export const refusedWith = (errorId: string, more: object = {}): Settled => ({
  _tag: 'Refused',
  status: 404,
  errorId,
  message: 'said',
  ...more,
})
export const recorded = (
  wanted: CartChange,
  answer: Settled,
  {
    shop = stateWith({}, null),
    changed = {},
    answered = call(),
  }: { shop?: ShopperState; changed?: Partial<PendingChange>; answered?: Call } = {},
) => recordChange(shop, { ...pendingChange(wanted), ...changed }, answered, answer)
export const confirmedWith = (more: object = body): Settled => ({ _tag: 'Confirmed', body: more }) as Settled
