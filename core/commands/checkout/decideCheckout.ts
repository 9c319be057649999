import type { CommandOf } from '../../../contracts/commands.ts'
import type { CheckoutCommand } from '../../../contracts/commands/checkoutCommand.ts'
import { defaultAddressRules } from '../../domain/address/addressRules.ts'
import { validateAddress } from '../../domain/address/validateAddress.ts'
import { deliveryOf } from '../../domain/cart/delivery.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import { isCardExpired } from '../../domain/payment/card.ts'
import { isPaid } from '../../domain/checkout/checkout.ts'
import { isOpen } from '../../domain/checkout/checkoutSteps.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import { whileNoOrder } from '../cart/changeCart.ts'
import { billingAddressRequest, collectorRequest, shippingAddressRequest } from '../cart/changes/addresses.ts'
import type { changeCommands } from '../cart/changes/changeHandlers.ts'
import { paymentRequest } from '../cart/changes/mainPayment.ts'
import type { Decide, Decision } from '../decision.ts'
import { checkOutExpress } from './checkOutExpress.ts'

/** The checkout's commands that request no change, or several. While an order is being placed, the forms are locked. */
export const decideCheckout: Omit<Decide<CheckoutCommand>, keyof typeof changeCommands> = {
  EnterAddress: whileNoOrder((state, command) => enterAddress(state, command)),
  SubmitShipping: whileNoOrder((state, command) => submitShipping(state, command)),
  SetBillingSameAsShipping: whileNoOrder(({ checkout }, { same }) =>
    checkout.billingSameAsShipping === same ? [] : [{ _tag: 'v1.BillingSameAsShippingSet', same }],
  ),
  SubmitBilling: whileNoOrder((state, command) => submitBilling(state, command)),
  CheckOutExpress: whileNoOrder(checkOutExpress),
  GoToStep: whileNoOrder((state, command) => goToStep(state, command)),
  ForgetCard: whileNoOrder((state) => (state.checkout.card ? [{ _tag: 'v1.CardForgotten' }] : [])),
}

/** Keeps what is typed, valid or not: nobody should type an address twice. */
const enterAddress = ({ checkout }: ShopperState, { form, fields }: CommandOf<'EnterAddress'>): Decision => {
  const known: Readonly<Record<string, string | undefined>> = checkout[form]
  const changed = Object.entries(fields).some(([field, value]) => known[field] !== value)
  return changed ? [{ _tag: 'v1.AddressEntered', form, fields }] : []
}

/**
 * CHK-11: goods for a store need no address; SHIP-21: but the person who collects them. CHK-12: VAL-30…35 always apply
 * here; the per-locale rules (VAL-36) are the form's and the server's.
 */
const submitShipping = ({ cart }: ShopperState, command: CommandOf<'SubmitShipping'>): Decision => {
  const { address } = command
  if (shownLines(cart).length === 0) return { _tag: 'CartEmpty' }
  const delivery = deliveryOf(cart)
  const failures = delivery === 'toAddress' ? validateAddress(address, defaultAddressRules, []) : []
  if (failures.length > 0) return { _tag: 'FieldsInvalid', failures }
  const request = { changeId: command.commandId, at: command.at }
  return [{ _tag: 'v1.ShippingSubmitted', address }, ...requests[delivery](cart, address, request)]
}

const requests = { toAddress: shippingAddressRequest, toStore: collectorRequest, digital: () => [] } as const

/**
 * PAY-01: the card is sent by its face and a name for the secret; the number stays in memory until its one call.
 * PAY-07: an agreement is sent by its session.
 */
const submitBilling = (state: ShopperState, command: CommandOf<'SubmitBilling'>): Decision => {
  const { cart, checkout } = state
  const { address, card, secretRef, savedCardId, agreed } = command
  if (shownLines(cart).length === 0) return { _tag: 'CartEmpty' }
  if (!isOpen(checkout, 'billing', cart)) return { _tag: 'StepNotOpen', step: 'billing' }
  const failures = validateAddress(address, defaultAddressRules, [])
  if (failures.length > 0) return { _tag: 'FieldsInvalid', failures }
  const hasCard = card !== undefined && (secretRef !== undefined || savedCardId !== undefined)
  if (!hasCard && !agreed && !isPaid(checkout, cart)) return { _tag: 'CardMissing' }
  if (card && isCardExpired(card, command)) return { _tag: 'CardExpired' }
  return [
    { _tag: 'v1.BillingSubmitted', address },
    ...billingAddressRequest(cart, address, { changeId: command.commandId, at: command.at }),
    ...paymentRequest(cart, command),
  ]
}

/** CHK-01: a step opens only when all earlier ones are complete. */
const goToStep = ({ cart, checkout }: ShopperState, { step }: CommandOf<'GoToStep'>): Decision => {
  if (shownLines(cart).length === 0) return { _tag: 'CartEmpty' }
  if (!isOpen(checkout, step, cart)) return { _tag: 'StepNotOpen', step }
  return checkout.step === step ? [] : [{ _tag: 'v1.StepEntered', step }]
}
