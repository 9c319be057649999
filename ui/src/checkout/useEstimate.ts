import type { CartView } from '../../../contracts/views/cartView.ts'
import { useView } from '../bridge/useView.ts'
import { useCommand } from '../bridge/useCommand.ts'
import type { AddressForm } from '../address/useAddressForm.ts'

/** As soon as a whole postal code has been left, shipping and tax are priced: the total is known before the step is. */
export const useEstimate = (form: AddressForm, cart: CartView) => {
  const send = useCommand()
  const isOnline = useView('connection')?.online ?? true
  return (): void => {
    const { postalCode = '', province = '' } = form.entry
    const known = cart.estimate
    const isKnown =
      known?.postalCode === postalCode.trim() && known.country === form.country && (known.province ?? '') === province
    if (!isOnline || isKnown || postalCode.trim() === '' || form.isFailing('postalCode')) return
    void send({
      _tag: 'EstimateShipping',
      postalCode: postalCode.trim(),
      country: form.country,
      ...(province === '' ? {} : { province }),
    })
  }
}
