import type { Draft } from 'immer'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { stepTable } from '../../domain/checkout/stepTable.ts'
import type { StepTurn } from '../../domain/checkout/stepTable.ts'
import { paymentTable } from '../../domain/payment/paymentTable.ts'
import type { PaymentTurn } from '../../domain/payment/paymentTable.ts'

/** The step the table leads to. */
export const turnStep = (checkout: Draft<Checkout>, turn: StepTurn): void => {
  checkout.step = stepTable[checkout.step][turn]
}

/** What the table makes of the card or the agreement. A turn that has no place there changes nothing. */
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
