import { useState } from 'react'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { addressToSubmit, useAddressForm } from '../address/useAddressForm.ts'
import { useCountries } from '../address/useCountries.ts'
import { useKept } from '../address/useKept.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { departedTo, forgetDeparture, useAgreement } from '../payment/useAgreement.ts'
import type { Agreed } from '../payment/useAgreement.ts'
import { useCardEntry } from '../payment/useCardEntry.ts'
import type { KeptCard } from '../payment/useCardEntry.ts'
import { useSavedCard } from '../payment/useSavedCard.ts'

/** The face of the last card that was tried, as long as the checkout is open. */
export type CardKeeping = { readonly card: KeptCard | null; readonly keep: (card: KeptCard) => void }

/** CHK-01: the billing step. What shipping knows is not asked for again. */
export const useBilling = (checkout: CheckoutView, addressRefused: RefusalView | null, kept: CardKeeping) => {
  const sendCommand = useCommand()
  const words = useRejectionText()
  const locale = useShopLocale()
  const countries = useCountries()
  const card = useCardEntry(kept.card, kept.keep)
  const form = useAddressForm(
    useKept('billing'),
    { ...checkout.shipping, ...checkout.billing },
    countries,
    locales[locale].country,
    addressRefused,
  )
  const [isReplacing, setReplacing] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [isSameChosen, chooseSame] = useState(checkout.billingSameAsShipping)
  const isSame = isSameChosen && checkout.needsAddress
  const [method, setMethod] = useState<string>(checkout.agreement?.method ?? departedTo() ?? 'CREDIT_CARD')
  const provider = method === 'KLARNA' || method === 'PAYPAL' ? method : null
  const signedIn = useSignedIn()
  const isCardAsked =
    provider === null &&
    !checkout.isCovered &&
    (isReplacing || checkout.card === null || checkout.card.state === 'lost')
  const saved = useSavedCard(isCardAsked && signedIn !== null)
  const isTyping = isCardAsked && !saved.isWaiting && saved.card === null

  const send = async (address: AddressEntry, agreed?: Agreed): Promise<void> => {
    setSending(true)
    const typed = isTyping && !agreed ? await card.hand().catch(() => null) : null
    const handed = typed
      ? { ...typed, ...(saved.keeps ? { keep: true } : {}) }
      : provider === null && !checkout.isCovered && !agreed
        ? saved.sent()
        : null
    const rejection = await sendCommand({ _tag: 'SubmitBilling', address, ...handed, ...(agreed ? { agreed } : {}) })
    setSending(false)
    if (rejection) return setRefused(words(rejection))
    card.wipe()
  }

  const addressGiven = (): AddressEntry | null => (isSame ? addressToSubmit(checkout.shipping) : form.submit())
  const agreement = useAgreement({ send, address: addressGiven })
  const isAgreed = provider !== null && checkout.agreement?.method === provider && checkout.agreement.state !== 'lost'

  return {
    card,
    saved,
    method,
    agreement,
    form,
    countries,
    isSame,
    isTyping,
    isPending: isSending || saved.isWaiting || agreement.asking !== null,
    refused,
    setMethod: (chosen: string): void => {
      setMethod(chosen)
      forgetDeparture()
      agreement.forget()
    },
    setTyping: setReplacing,
    /** Applies at once: a press right after it must not send the old address. */
    setSame: async (same: boolean): Promise<void> => {
      chooseSame(same)
      if (await sendCommand({ _tag: 'SetBillingSameAsShipping', same })) chooseSame(!same)
    },
    /** False when a field is invalid. */
    submit: async (): Promise<boolean> => {
      setRefused(null)
      const isCardFine = !isTyping || card.check()
      const address = addressGiven()
      if (!isCardFine || address === null) return false
      if (isSending || saved.isWaiting || agreement.asking !== null) return true
      if (provider !== null && !isAgreed && !checkout.isCovered) agreement.begin(provider, address)
      else await send(address)
      return true
    },
  }
}
