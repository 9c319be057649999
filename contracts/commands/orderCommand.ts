import { Schema } from 'effect'
import { command, Minor, SecretRef, ServerAt } from './command.ts'

export const OrderCommand = Schema.Union([
  /**
   * `shownTotal` in minor units is what the shopper agrees to pay, `shownRemaining` the part of it that the main method
   * pays; `online` is the connection as the worker knows it.
   */
  command('PlaceOrder', {
    shownTotal: Minor,
    shownRemaining: Schema.optionalKey(Minor),
    online: Schema.Boolean,
    serverAt: ServerAt,
    /** CHK-09: the answer of a bot check is in the worker's memory under this name. */
    botCheckRef: Schema.optionalKey(SecretRef),
  }),
  /** PAY-31: the bank's page has ended; its result is in the worker's memory under this name. */
  command('AnswerChallenge', { secretRef: SecretRef }),
  /** PAY-33: the shopper has closed the bank's page. */
  command('AbandonChallenge', {}),
  command('DismissOrderProblem', {}),
  /** The confirmation has been seen; the next visit to the page shows nothing. */
  command('CloseConfirmation', {}),
])
export type OrderCommand = typeof OrderCommand.Type
