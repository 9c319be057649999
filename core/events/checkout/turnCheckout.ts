import type { Draft } from 'immer'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { stepTable } from '../../domain/checkout/checkoutSteps.ts'
import type { StepTurn } from '../../domain/checkout/checkoutSteps.ts'
import { paymentTable } from '../../domain/payment/paymentTable.ts'
import type { PaymentTurn } from '../../domain/payment/paymentTable.ts'

/** The step to which the table leads. */
export const turnStep = (checkout: Draft<Checkout>, turn: StepTurn): void => {
  checkout.step = stepTable[checkout.step][turn]
}

/** What the table makes of the card or the agreement. A turn that is not possible there changes nothing. */
export const turnPayment = (
  checkout: Draft<Checkout>,
  turn: PaymentTurn,
  ways: readonly ('card' | 'agreement')[] = ['card', 'agreement'],
): void => {
  for (const way of ways) {
    const given = checkout[way]
    const next = paymentTable[given?.state ?? 'none'][turn]
    if (next === 'none') checkout[way] = null
    else if (given && next !== null) given.state = next
  }
}
