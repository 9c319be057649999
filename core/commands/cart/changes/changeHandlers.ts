import type { CartChange } from '../../../domain/cart/changes/cartChange.ts'
import type { Command } from '../../../../contracts/commands.ts'
import type { CartCommand } from '../../../../contracts/commands/cartCommand.ts'
import type { SavedCommand } from '../../../../contracts/commands/savedCommand.ts'
import type { Decide } from '../../decision.ts'
import { inCart, whenSaving, whileNoOrder } from '../changeCart.ts'
import { addItem, addItemChange } from './addItem.ts'
import { setBillingAddressChange, setShippingAddressChange } from './addresses.ts'
import { adjustPrice, adjustPriceChange, removeAdjustment, removeAdjustmentChange } from './adjustPrice.ts'
import type { ChangeHandler, ChangeHandlers } from './changeHandler.ts'
import { chooseShippingMethod, setShippingMethodChange } from './chooseShippingMethod.ts'
import { applyCoupon, applyCouponChange, removeCoupon, removeCouponChange } from './coupons.ts'
import { estimateShipping, estimateShippingChange } from './estimateShipping.ts'
import { addAgreementChange, addCardChange } from './mainPayment.ts'
import {
  addGiftCard,
  addGiftCardChange,
  addPartPayment,
  addPartPaymentChange,
  applyReward,
  applyRewardChange,
  removeInstrument,
  removeInstrumentChange,
} from './partPayments.ts'
import { removeLine, removeLineChange, undoRemove } from './removeLine.ts'
import {
  moveToCart,
  moveToCartChange,
  removeSaved,
  removeSavedChange,
  saveForLater,
  saveLineChange,
} from './savedChanges.ts'
import { setDelivery, setDeliveryChange } from './setDelivery.ts'
import { setQuantity, setQuantityChange } from './setQuantity.ts'
import { setGiftOption, switchVariant, switchVariantChange } from './switchVariant.ts'

/** What each kind of change owes, and what its answers mean. */
const changeHandlers: ChangeHandlers = {
  AddItem: addItemChange,
  SetQuantity: setQuantityChange,
  RemoveLine: removeLineChange,
  SwitchVariant: switchVariantChange,
  ApplyCoupon: applyCouponChange,
  RemoveCoupon: removeCouponChange,
  EstimateShipping: estimateShippingChange,
  SetShippingAddress: setShippingAddressChange,
  SetShippingMethod: setShippingMethodChange,
  SetDelivery: setDeliveryChange,
  AdjustPrice: adjustPriceChange,
  RemoveAdjustment: removeAdjustmentChange,
  SetBillingAddress: setBillingAddressChange,
  SaveLine: saveLineChange,
  MoveToCart: moveToCartChange,
  RemoveSaved: removeSavedChange,
  AddCard: addCardChange,
  AddAgreement: addAgreementChange,
  AddGiftCard: addGiftCardChange,
  ApplyReward: applyRewardChange,
  AddPartPayment: addPartPaymentChange,
  RemoveInstrument: removeInstrumentChange,
}

export const handlerOf = ({ kind }: Pick<CartChange, 'kind'>): ChangeHandler<CartChange> => changeHandlers[kind]

/** The commands that request exactly one change each. */
type ChangeCommandTag =
  | Exclude<CartCommand['_tag'], 'MoveCart' | 'DismissRefusal' | 'RefreshCart'>
  | Exclude<SavedCommand['_tag'], 'RefreshSaved'>
  | 'ChooseShippingMethod'
  | 'AddGiftCard'
  | 'ApplyReward'
  | 'AddPartPayment'
  | 'RemoveInstrument'

/** How each of them is decided. */
export const changeCommands: Pick<Decide<Command>, ChangeCommandTag> = {
  AddItem: inCart(addItem),
  SetQuantity: inCart(setQuantity),
  RemoveLine: inCart(removeLine),
  UndoRemove: inCart(undoRemove),
  SwitchVariant: inCart(switchVariant),
  SetDelivery: inCart(setDelivery),
  SetGiftOption: inCart(setGiftOption),
  AdjustPrice: inCart(adjustPrice),
  RemoveAdjustment: inCart(removeAdjustment),
  ApplyCoupon: inCart(applyCoupon),
  RemoveCoupon: inCart(removeCoupon),
  EstimateShipping: inCart(estimateShipping),
  SaveForLater: whenSaving(inCart(saveForLater)),
  MoveToCart: whenSaving(inCart(moveToCart)),
  RemoveSaved: whenSaving(removeSaved),
  ChooseShippingMethod: whileNoOrder(chooseShippingMethod),
  AddGiftCard: whileNoOrder(addGiftCard),
  ApplyReward: whileNoOrder(applyReward),
  AddPartPayment: whileNoOrder(addPartPayment),
  RemoveInstrument: whileNoOrder(removeInstrument),
}
