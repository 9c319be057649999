import { useEffect, useState } from 'react'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { newId } from '../bridge/newId.ts'

/** Addresses the shopper wants as they are, while this page lives. */
const kept = new Set<string>()

/**
 * SHIP-19: once the address has reached the shop, how it is better spelled. Nobody waits for it: without an answer there is no
 * suggestion, and the address stays as it was entered.
 */
export const useAddressSuggestion = ({ shipping, needsAddress, waiting }: CheckoutView) => {
  const storefront = useStorefront()
  const send = useCommand()
  const entered = needsAddress && waiting === 0 && shipping.addressLine1 ? JSON.stringify(shipping) : null
  const [suggestion, setShown] = useState<{ readonly of: string; readonly address: AddressEntry } | null>(null)
  const [, setKept] = useState(0)
  useEffect(() => {
    if (entered === null || kept.has(entered) || storefront.isRecording) return
    let isOver = false
    void storefront
      .serve<'addressSuggestion'>({ name: 'addressSuggestion', key: newId(), ask: JSON.parse(entered) as AddressEntry })
      .then(
        (outcome) =>
          !isOver &&
          setShown(outcome._tag === 'Done' && outcome.answer ? { of: entered, address: outcome.answer } : null),
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

const spellingOf = ({ addressLine1, addressLine2, city, postalCode }: AddressEntry): AddressEntry => ({
  ...(addressLine1 === undefined ? {} : { addressLine1 }),
  ...(addressLine2 === undefined ? {} : { addressLine2 }),
  ...(city === undefined ? {} : { city }),
  ...(postalCode === undefined ? {} : { postalCode }),
})
