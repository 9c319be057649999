import type { Cart } from '../../../domain/cart/cart.ts'
import type { CartRefusal } from '../../../domain/cart/cartRefusal.ts'
import type { CartChange, PendingChange } from '../../../domain/cart/changes/cartChange.ts'
import type { ConfirmedBasket } from '../../../domain/cart/confirmedBasket.ts'
import type { SavedItems } from '../../../domain/saved/saved.ts'
import type { ShopperState } from '../../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../../events/shop/shopEvent.ts'
import type { Call, Request } from '../../call.ts'

/** What a call is made from: the cart with the present basket, and the list of saved items. */
export type CallSource = { readonly cart: Cart; readonly saved: SavedItems }

/** A pending change of one kind. */
export type Pending<Change> = Omit<PendingChange, 'wish'> & { readonly wish: Change }

/** What one kind of change owes to the API and makes of its answers. An absent function adds nothing. */
export type ChangeHandler<Change> = {
  /** The next request; null = it needs a basket first. */
  call(change: Change, source: CallSource): Request | null
  /** Whether another call is owed after this answer. */
  goesOn?(change: Change, basket: ConfirmedBasket, saved: SavedItems): boolean
  /** What a refusal with this code means in place of `v1.ChangeRefused`; null = nothing special. */
  refused?(state: ShopperState, change: Pending<Change>, refused: RefusedCall): readonly ShopEvent[] | null
  /** What else ends when it was refused. */
  afterRefusal?(state: ShopperState, change: Pending<Change>): readonly ShopEvent[]
  /** What it means that the secret of its call is no longer in memory; by default, that the card is lost. */
  secretGone?(change: Pending<Change>): ShopEvent
}

/** `endpoint` = of the refused call; `refusal` = what the shopper is told. */
export type RefusedCall = Pick<Call, 'endpoint'> & { readonly errorId: string; readonly refusal: CartRefusal }

/** One row for each kind: the compiler demands a row for a new one. */
export type ChangeHandlers = {
  readonly [Kind in CartChange['kind']]: ChangeHandler<Extract<CartChange, { readonly kind: Kind }>>
}

/** A request that names the basket. */
export const inBasket =
  <Change>(request: (change: Change, basket: ConfirmedBasket) => Request) =>
  (change: Change, { cart: { basket } }: CallSource): Request | null =>
    basket && request(change, basket)

/** A request at the basket's own path. */
export const atBasket = (
  endpoint: Request['endpoint'],
  { basketId }: Pick<ConfirmedBasket, 'basketId'>,
  body: Request['input']['body'] & object,
): Request => ({ endpoint, input: { params: { basketId }, body } })

/** ORD404: the server has no such item. */
export const itemNotAvailable = 'ORD404'

export const lineOf = ({ lines }: ConfirmedBasket, key: string): ConfirmedBasket['lines'][number] | undefined =>
  lines.find((line) => line.key === key)

/** The server's id of a line known by its natural key. `wants` asks only while the line exists. */
export const itemIdOf = (basket: ConfirmedBasket, key: string): string => lineOf(basket, key)?.itemId ?? ''

export const updateItem = (
  basket: ConfirmedBasket,
  key: string,
  body: Readonly<Record<string, unknown>> = {},
): Request => atBasket('updateItem', basket, { cartId: basket.basketId, itemId: itemIdOf(basket, key), ...body })
