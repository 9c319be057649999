import { Schema } from 'effect'
import { event } from '../eventSchema.ts'
import { ConfirmedBasketShape, RefusalShape, WantedLineShape } from './cartShapes.ts'
import { ChangeRequestEvent } from './changeRequests.ts'
import { MoveEvent } from './moveEvents.ts'

/** What the shopper did with a change, or with its message. */
const CartActionEvent = Schema.Union([
  /** Adds more to an add that has not been sent yet. */
  event('v1.ItemAddEnlarged', { changeId: Schema.String, by: Schema.Int }),
  /** A quantity that has not been sent yet is replaced: fifty presses are one request. */
  event('v1.QuantityReplaced', { changeId: Schema.String, quantity: Schema.Int }),
  /** The line had never been sent: removing it needs no call. */
  event('v1.LineRemovedUnsent', { removal: Schema.String, line: WantedLineShape, position: Schema.Int }),
  event('v1.RemovalUndone', { removal: Schema.String }),
  /** Never sent and no longer wanted. */
  event('v1.ChangeWithdrawn', { changeId: Schema.String }),
  event('v1.RefusalDismissed', { refusalId: Schema.String }),
  event('v1.RefreshRequested', { id: Schema.String }),
])

const answer = { key: Schema.String, basket: ConfirmedBasketShape }

/** Said by the server, or a consequence of that. */
const CartAnswerEvent = Schema.Union([
  /** Before the first byte is sent: from here on only the answer settles the change. */
  event('v1.ChangeSent', { changeId: Schema.String, call: Schema.Int }),
  /** The change is done. */
  event('v1.BasketConfirmed', { ...answer, changeId: Schema.String }),
  /** One of several calls is done; the change continues with the next one. */
  event('v1.BasketAdvanced', { ...answer, changeId: Schema.String }),
  event('v1.ChangeRefused', { changeId: Schema.String, refusal: RefusalShape, refresh: Schema.Boolean }),
  /** CART-29: the new variant was refused; the old line is requested again. */
  event('v1.SwitchTurnedBack', { changeId: Schema.String, refusal: RefusalShape }),
  /** The card's number was only in memory, and the memory is gone (PAY-01). */
  event('v1.CardLost', { changeId: Schema.String }),
  /** CART-27: the server no longer knows the basket. */
  event('v1.BasketLost', { basketId: Schema.String, changeId: Schema.NullOr(Schema.String), paused: Schema.Boolean }),
  event('v1.RebuildSent', { lostBasketId: Schema.String, step: Schema.Int }),
  event('v1.RebuildAdvanced', {
    key: Schema.String,
    basket: Schema.NullOr(ConfirmedBasketShape),
    refusal: Schema.NullOr(RefusalShape),
  }),
  event('v1.RebuildResumed', { lostBasketId: Schema.String }),
  event('v1.BasketRefreshed', { ...answer, id: Schema.String }),
  event('v1.RefreshAbandoned', { id: Schema.String }),
  /** CART-28: with v2 the checkout starts again, too. */
  event('v1.CustomerRejected', { at: Schema.Int }),
  event('v2.CustomerRejected', { at: Schema.Int }),
  /** The last answer no longer contains the line that a pending change is about. */
  event('v1.ChangeImpossible', { changeId: Schema.String, refusal: Schema.NullOr(RefusalShape) }),
  /** The basket was restored from the server because this device had lost its log. */
  event('v1.BasketRestored', { basket: ConfirmedBasketShape }),
  /**
   * This device had lost the end of its log, and the server no longer has this basket open: it was ordered, or is gone.
   */
  event('v1.BasketClosed', { basketId: Schema.String }),
])

export const CartEvent = Schema.Union([ChangeRequestEvent, CartActionEvent, CartAnswerEvent, MoveEvent])
export type CartEvent = typeof CartEvent.Type
