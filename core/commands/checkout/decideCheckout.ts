import type { CommandOf } from '../../../contracts/commands.ts'
import type { CheckoutCommand } from '../../../contracts/commands/checkoutCommand.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import { isOpen } from '../../domain/checkout/stepRules.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import type { Decide, Decision } from '../decision.ts'
import { addGiftCard, addPartPayment, applyReward, removeInstrument } from './partPayments.ts'
import { checkOutExpress } from './checkOutExpress.ts'
import { chooseShippingMethod } from './chooseShippingMethod.ts'
import { submitBilling } from './submitBilling.ts'
import { submitShipping } from './submitShipping.ts'

/** The checkout's commands. While an order is being placed the forms stand still. */
export const decideCheckout: Decide<CheckoutCommand> = {
  EnterAddress: (shop, { form, fields }) => settled(shop, enterAddress(shop, form, fields)),
  ChooseShippingMethod: (shop, command) => settled(shop, chooseShippingMethod(shop, command)),
  SubmitShipping: (shop, command) => settled(shop, submitShipping(shop, command)),
  SetBillingSameAsShipping: ({ checkout, order }, { same }) =>
    order.placing
      ? { _tag: 'OrderUnderWay' }
      : checkout.billingSameAsShipping === same
        ? []
        : [{ _tag: 'v1.BillingSameAsShippingSet', same }],
  SubmitBilling: (shop, command) => settled(shop, submitBilling(shop, command)),
  CheckOutExpress: (shop, command) => settled(shop, checkOutExpress(shop, command)),
  AddGiftCard: (shop, command) => settled(shop, addGiftCard(shop, command)),
  ApplyReward: (shop, command) => settled(shop, applyReward(shop, command)),
  AddPartPayment: (shop, command) => settled(shop, addPartPayment(shop, command)),
  RemoveInstrument: (shop, command) => settled(shop, removeInstrument(shop, command)),
  GoToStep: (shop, command) => settled(shop, goToStep(shop, command)),
  ForgetCard: (shop) => settled(shop, shop.checkout.card ? [{ _tag: 'v1.CardForgotten' }] : []),
}

const settled = (shop: Shop, decision: Decision): Decision =>
  shop.order.placing ? { _tag: 'OrderUnderWay' } : decision

/** Keeps what is typed, valid or not: nobody types an address twice. */
const enterAddress = (
  { checkout }: Shop,
  form: 'shipping' | 'billing',
  fields: CommandOf<'EnterAddress'>['fields'],
): Decision => {
  const known = checkout[form]
  const changed = Object.entries(fields).some(([field, value]) => known[field as keyof typeof known] !== value)
  return changed ? [{ _tag: 'v1.AddressEntered', form, fields }] : []
}

/** CHK-01: a step opens only when all earlier ones are complete. */
const goToStep = ({ cart, checkout }: Shop, { step }: CommandOf<'GoToStep'>): Decision => {
  if (shownLines(cart).length === 0) return { _tag: 'CartEmpty' }
  if (!isOpen(checkout, step, cart)) return { _tag: 'StepNotOpen', step }
  return checkout.step === step ? [] : [{ _tag: 'v1.StepEntered', step }]
}
