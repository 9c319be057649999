import { expect } from 'vitest'
import type { QueryMessage } from '../../../../contracts/queries.ts'
import type { RequestOutcome } from '../../../../contracts/requests.ts'
import type { OrderView } from '../../../../contracts/views/orderView.ts'
import { refusedField } from '../../../../core/domain/account/signUpFailures.ts'
import { recoveryFor } from '../../../../ui/src/account/AccountNotice.tsx'
import { placeInCart, placeInCheckout } from '../../../../ui/src/cart/parts/refusalPlace.ts'
import { refusalText } from '../../../../ui/src/cart/parts/RefusalRow.tsx'
import { errorText } from '../../../../ui/src/copy/errorText.ts'
import { isAboutGiftCard } from '../../../../ui/src/payment/useGiftCard.ts'
import type { TestAnswer } from '../../support/testServer.ts'
import type { Person } from './openPerson.ts'
import type { Copies } from './copies.ts'

/** What a page got from the worker: the code, where the page says it, and how it puts it in words. */
export type Seen = { readonly code: string; readonly place: string; readonly says: (copies: Copies) => string }

type Refused = { readonly errorId: string; readonly message: string }

const at = (place: string, { errorId, message }: Refused): Seen => ({
  code: errorId,
  place,
  says: ({ errors }) => errorText(errors, errorId, message),
})

/** What the cart's view shows of a refused change; `page` is where the shopper is. */
export const refusedChange = ({ views }: Person, page: 'cart' | 'checkout'): Seen => {
  const refusal = views.cart.refusals.at(-1)
  if (!refusal) throw new Error('Nothing was refused.')
  const place =
    page === 'cart'
      ? `cart: ${cartPlaces[placeInCart(refusal, views.cart)]}`
      : `checkout, ${views.checkout.step}: ${stepPlaces[placeInCheckout(refusal, views.checkout.step)]}`
  return { code: refusal.errorId, place, says: ({ cart, errors }) => refusalText(cart, errors, refusal).why }
}

const cartPlaces = {
  line: 'at the line',
  coupon: 'under the code',
  estimate: 'in the shipping estimate',
  top: 'at the top',
} as const
const stepPlaces = { step: 'above the fields', top: 'at the top' } as const

/** ERR-10…17: what keeps an order from being placed. */
export const orderProblem = ({ views }: Person): Seen => {
  const { problem }: OrderView = views.order
  if (!problem) throw new Error(`The order was not refused: ${JSON.stringify(views.order)}`)
  return at(
    `checkout: ${surfaces[problem.surface]}${problem.step === null ? '' : `, back at ${problem.step}`}`,
    problem,
  )
}

const surfaces = {
  banner: 'the notice at the top',
  toast: 'a toast that stays',
  flash: 'the notice at the top, with the messages of the cart',
} as const

/** SIGN-03: the notice above a form of the account. */
export const accountNotice = (form: string, outcome: RequestOutcome): Seen => {
  const refused = refusedBy(outcome)
  const help = recoveryFor(refused.errorId)
  return at(`${form}: the notice${help === null ? '' : helps[help]}`, refused)
}

const helps = { reset: ', with the way to a new password', contact: ', with the way to us' } as const

/** SIGN-41…44 */
export const signUpNotice = (outcome: RequestOutcome): Seen => {
  const refused = refusedBy(outcome)
  const field = refusedField(refused.errorId)
  return at(`sign-up: ${field === null ? 'the notice' : `the field ${field}`}`, refused)
}

/** The field the server names, where the form has it; else the notice above the form. */
export const formNotice = (
  form: string,
  outcome: RequestOutcome,
  hasField: (field: string) => boolean = () => false,
): Seen => {
  const refused = refusedBy(outcome)
  const { field } = outcome as { readonly field?: string | null }
  return at(`${form}: ${field && hasField(field) ? `the field ${field}` : 'the notice'}`, refused)
}

/** A page whose one question was refused. */
export const pageNotice = (page: string, message: QueryMessage<unknown>): Seen =>
  at(`${page}: in its place`, refusedBy(message))

/** What no page of ours asks, or not in this way: the server says it to any caller. */
export const serverAnswer = ({ error, status }: TestAnswer): Seen => {
  expect(status).toBeGreaterThanOrEqual(400)
  return at('the answer of the server', error ?? { errorId: '', message: '' })
}

export const refusedBy = (outcome: { readonly _tag: string }): Refused => {
  if (!isRefused(outcome)) throw new Error(`It was not refused: ${JSON.stringify(outcome)}`)
  return outcome
}

const isRefused = (outcome: { readonly _tag: string }): outcome is { readonly _tag: 'Refused' } & Refused =>
  outcome._tag === 'Refused'

/** CART-28: shown on whichever page the shopper is, and the page reloads. */
export const customerRejected = ({ views }: Person): Seen => {
  if (views.cart.customerRejectedAt === null) throw new Error('The customer was not rejected.')
  return {
    code: 'AUT498',
    place: 'any page: a toast that stays, and the page loads again',
    says: ({ shell }) => shell.invalidCustomer(),
  }
}

/** PAY-13, PAY-15: what the shop says of a gift card. */
export const giftCardNotice = ({ errorId, message }: Refused): Seen =>
  at(
    isAboutGiftCard(errorId) ? 'checkout, billing: at the gift card’s number' : 'checkout, billing: a toast that stays',
    { errorId, message },
  )

/** The newest of what was refused. */
export const lastRefusal = ({ views }: Person): Refused => {
  const refusal = views.cart.refusals.at(-1)
  if (!refusal) throw new Error('Nothing was refused.')
  return refusal
}
