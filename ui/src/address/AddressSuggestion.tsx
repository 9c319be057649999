import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import { townLine } from '../../../core/domain/address/townLine.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import './AddressSuggestion.css'
import { useAddressSuggestion } from './useAddressSuggestion.ts'

/** SHIP-19: the address as it is better spelled, to be taken or left. Said once when it comes; it holds nobody up. */
export function AddressSuggestion({ checkout }: { readonly checkout: CheckoutView }) {
  const t = useCopy('checkout')
  const { address, use, keep } = useAddressSuggestion(checkout)
  return (
    <div role="status">
      {address && (
        <div className="address-suggestion">
          <p>
            <b>{t.suggestTitle()}</b>
            <br />
            {[address.addressLine1, address.addressLine2, townLine(address)].filter((line) => line !== undefined && line !== '').join(', ')}
          </p>
          <p className="address-suggestion-choice">
            <Button kind="link" onPress={use}>
              {t.suggestUse()}
            </Button>
            <Button kind="link" onPress={keep}>
              {t.suggestKeep()}
            </Button>
          </p>
        </div>
      )}
    </div>
  )
}
