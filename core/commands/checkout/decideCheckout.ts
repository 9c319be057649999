import type { CommandOf } from '../../../contracts/commands.ts'
import type { CheckoutCommand } from '../../../contracts/commands/checkoutCommand.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import { isOpen } from '../../domain/checkout/stepRules.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Decide, Decision } from '../decision.ts'
import { addGiftCard, addPartPayment, applyReward, removeInstrument } from './partPayments.ts'
import { checkOutExpress } from './checkOutExpress.ts'
import { chooseShippingMethod } from './chooseShippingMethod.ts'
import { submitBilling } from './submitBilling.ts'
import { submitShipping } from './submitShipping.ts'

/** The checkout's commands. While an order is being placed the forms stand still. */
export const decideCheckout: Decide<CheckoutCommand> = {
  EnterAddress: (state, { form, fields }) => settled(state, enterAddress(state, form, fields)),
  ChooseShippingMethod: (state, command) => settled(state, chooseShippingMethod(state, command)),
  SubmitShipping: (state, command) => settled(state, submitShipping(state, command)),
  SetBillingSameAsShipping: ({ checkout, order }, { same }) =>
    order.placing
      ? { _tag: 'OrderUnderWay' }
      : checkout.billingSameAsShipping === same
        ? []
        : [{ _tag: 'v1.BillingSameAsShippingSet', same }],
  SubmitBilling: (state, command) => settled(state, submitBilling(state, command)),
  CheckOutExpress: (state, command) => settled(state, checkOutExpress(state, command)),
  AddGiftCard: (state, command) => settled(state, addGiftCard(state, command)),
  ApplyReward: (state, command) => settled(state, applyReward(state, command)),
  AddPartPayment: (state, command) => settled(state, addPartPayment(state, command)),
  RemoveInstrument: (state, command) => settled(state, removeInstrument(state, command)),
  GoToStep: (state, command) => settled(state, goToStep(state, command)),
  ForgetCard: (state) => settled(state, state.checkout.card ? [{ _tag: 'v1.CardForgotten' }] : []),
}

const settled = (state: ShopperState, decision: Decision): Decision =>
  state.order.placing ? { _tag: 'OrderUnderWay' } : decision

/** Keeps what is typed, valid or not: nobody types an address twice. */
const enterAddress = (
  { checkout }: ShopperState,
  form: 'shipping' | 'billing',
  fields: CommandOf<'EnterAddress'>['fields'],
): Decision => {
  const known = checkout[form]
  const changed = Object.entries(fields).some(([field, value]) => known[field as keyof typeof known] !== value)
  return changed ? [{ _tag: 'v1.AddressEntered', form, fields }] : []
}

/** CHK-01: a step opens only when all earlier ones are complete. */
const goToStep = ({ cart, checkout }: ShopperState, { step }: CommandOf<'GoToStep'>): Decision => {
  if (shownLines(cart).length === 0) return { _tag: 'CartEmpty' }
  if (!isOpen(checkout, step, cart)) return { _tag: 'StepNotOpen', step }
  return checkout.step === step ? [] : [{ _tag: 'v1.StepEntered', step }]
}
