import { useEffect, useRef, useState } from 'react'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import { townLine } from '../../../core/domain/address/addressLabel.ts'
import { newId } from '../bridge/newId.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import './AddressSuggestion.css'

/**
 * SHIP-19: a better spelling of the address, to take or to leave. It is announced once, below what was read before, and
 * never blocks the step.
 */
export const AddressSuggestion = ({ checkout }: { readonly checkout: CheckoutView }) => {
  const t = useCopy('checkout')
  const { address, use, keep } = useAddressSuggestion(checkout)
  const place = useRef<HTMLDivElement>(null)
  /** The pressed button disappears with the question, so the keyboard continues from here. */
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

/** Addresses that the shopper wants unchanged, for the life of this page. */
const kept = new Set<string>()

/**
 * SHIP-19: a better spelling of the address, once it has reached the server. Nobody waits for it: without an answer
 * there is no suggestion, and the address stays as entered.
 */
const useAddressSuggestion = ({ shipping, needsAddress, waiting }: CheckoutView) => {
  const storefront = useStorefront()
  const send = useCommand()
  const entered = needsAddress && waiting === 0 && shipping.addressLine1 ? JSON.stringify(shipping) : null
  const [suggestion, setShown] = useState<{ readonly of: string; readonly address: AddressEntry } | null>(null)
  const [, setKept] = useState(0)
  useEffect(() => {
    if (entered === null || kept.has(entered) || storefront.isRecording) return
    let isOver = false
    // The text of `shipping`, so that the effect runs only when an address changed.
    void storefront.request('addressSuggestion', JSON.parse(entered) as AddressEntry, newId()).then(
      (outcome) =>
        !isOver &&
        setShown(outcome._tag === 'Done' && outcome.output ? { of: entered, address: outcome.output } : null),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [entered, storefront])
  const address = suggestion && suggestion.of === entered && !kept.has(suggestion.of) ? suggestion.address : null
  return {
    address,
    use: () => void (address && send({ _tag: 'SubmitShipping', address: { ...shipping, ...spellingOf(address) } })),
    keep: () => {
      if (suggestion) kept.add(suggestion.of)
      setKept((so) => so + 1)
    },
  }
}

const spellingOf = (address: AddressEntry): AddressEntry =>
  Object.fromEntries(spelled.flatMap((field) => (address[field] === undefined ? [] : [[field, address[field]]])))

const spelled = ['addressLine1', 'addressLine2', 'city', 'postalCode'] as const
