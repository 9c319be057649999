import { Schema } from 'effect'
import { castDraft } from 'immer'
import { Currency } from '../../../contracts/api/wire.ts'
import type { WantedLine } from '../../domain/cart/cart.ts'
import type { ConfirmedLine } from '../../domain/cart/confirmedBasket.ts'
import { ruleOf } from '../../domain/cart/changes/changeRules.ts'
import { newCheckout } from '../../domain/checkout/checkout.ts'
import { defined } from '../../domain/fields/fields.ts'
import { allLocales } from '../../domain/locale/locales.ts'
import { event } from '../eventSchema.ts'
import type { Evolve } from '../evolve.ts'
import { WantedLineShape } from './cartShapes.ts'
import { nextCall } from './pendingChanges.ts'

const move = { moveId: Schema.String }

/** CART-42: a cart that moves to another country's shop. */
export const MoveEvent = Schema.Union([
  /** From here on nothing is owed about the old basket: `lines` and `coupons` are put into a new one at `to`. */
  event('v1.CartMoving', {
    ...move,
    from: Schema.Literals(allLocales),
    to: Schema.Literals(allLocales),
    before: Schema.Struct({ currency: Currency, total: Schema.Int }),
    lines: Schema.Array(WantedLineShape),
    coupons: Schema.Array(Schema.String),
    dropped: Schema.Array(Schema.Literals(['payments', 'adjustments'])),
  }),
  event('v1.LineNotSoldHere', { ...move, line: WantedLineShape }),
  /** It was to be collected in a store of the old country. */
  event('v1.LineSentHome', { ...move, key: Schema.String, name: Schema.String }),
])
export type MoveEvent = typeof MoveEvent.Type

export const evolveMove: Evolve<MoveEvent> = {
  'v1.CartMoving': (shopper, { moveId, from, to, before, lines, coupons, dropped }) => {
    const { cart } = shopper
    // The lines contain what was asked for in the cart; only the list of saved items is still to be told.
    cart.pending = cart.pending.filter(({ wish: wanted }) => ruleOf(wanted).saves ?? ruleOf(wanted).unsaves)
    for (const change of cart.pending) {
      if (change.sent) nextCall(change)
      if (change.wish.kind === 'MoveToCart') change.wish.phase = 'drop'
      if (change.wish.kind === 'SaveLine') change.wish.asItem = true
    }
    cart.rebuild = castDraft({
      lostBasketId: moveId,
      step: 0,
      sent: false,
      paused: false,
      lines: lines.map(toRestore),
      coupons,
      shippingAddress: null,
      method: null,
      billingAddress: null,
    })
    if (lines.length === 0) cart.rebuild = null
    cart.basket = null
    cart.refresh = null
    cart.removed = []
    cart.estimate = null
    cart.locale = to
    cart.move = castDraft({
      moveId,
      from,
      before,
      after: lines.length === 0 ? 0 : null,
      dropped,
      notSold: [],
      sentHome: [],
    })
    // The list of saved items is another one there, with that shop's prices.
    shopper.saved.refresh = { id: `move-${moveId}`, read: [] }
    const { firstName, lastName, email } = shopper.checkout.shipping
    shopper.checkout = castDraft({ ...newCheckout(), shipping: defined({ firstName, lastName, email }) })
  },
  'v1.LineNotSoldHere': ({ cart }, { line }) => {
    cart.move?.notSold.push(castDraft(line))
  },
  'v1.LineSentHome': ({ cart }, { name }) => {
    cart.move?.sentHome.push(name)
  },
}

/** A line that no basket has had yet. */
const toRestore = ({ adjustment: _agreed, reserve: _reserved, ...line }: WantedLine): ConfirmedLine => ({
  ...line,
  itemId: '',
  method: 'standard',
  rowTotal: line.product.price * line.quantity,
  isBonus: false,
  notices: [],
})
