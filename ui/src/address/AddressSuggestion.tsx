import { useRef } from 'react'
import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import { townLine } from '../../../core/domain/address/townLine.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import './AddressSuggestion.css'
import { useAddressSuggestion } from './useAddressSuggestion.ts'

/** SHIP-19: the address as it is better spelled, to be taken or left. Said once when it comes, where it pushes nothing away that is read before; it holds nobody up. */
export function AddressSuggestion({ checkout }: { readonly checkout: CheckoutView }) {
  const t = useCopy('checkout')
  const { address, use, keep } = useAddressSuggestion(checkout)
  const place = useRef<HTMLDivElement>(null)
  /** The pressed one goes with the question: whoever goes by keyboard goes on from here. */
  const answer = (act: () => void) => (): void => {
    place.current?.focus()
    act()
  }
  return (
    <div ref={place} className="address-suggestion-place" role="status" tabIndex={-1}>
      {address && (
        <div className="address-suggestion">
          <p>
            <b>{t.suggestTitle()}</b>
            <br />
            {[address.addressLine1, address.addressLine2, townLine(address)]
              .filter((line) => line !== undefined && line !== '')
              .join(', ')}
          </p>
          <p className="address-suggestion-choice">
            <Button kind="link" onPress={answer(use)}>
              {t.suggestUse()}
            </Button>
            <Button kind="link" onPress={answer(keep)}>
              {t.suggestKeep()}
            </Button>
          </p>
        </div>
      )}
    </div>
  )
}
