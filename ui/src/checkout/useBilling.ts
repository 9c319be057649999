import { useState } from 'react'
import type { AddressEntry } from '../../../contracts/commands.ts'
import type { CheckoutView } from '../../../contracts/views/checkoutView.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { useAsk } from '../cart/useAsk.ts'
import { useRejectionWords } from '../cart/useRejectionWords.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { addressToSubmit } from './addressToKeep.ts'
import { useAddressForm } from './useAddressForm.ts'
import { useCardEntry } from './useCardEntry.ts'
import { useCountries } from './useCountries.ts'

/** CHK-01: the billing step. What shipping knows is not asked again. */
export const useBilling = (checkout: CheckoutView) => {
  const ask = useAsk()
  const words = useRejectionWords()
  const locale = useShopLocale()
  const countries = useCountries()
  const card = useCardEntry()
  const form = useAddressForm('billing', { ...checkout.shipping, ...checkout.billing }, countries, locales[locale].country)
  const [isReplacing, setReplacing] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [isSameChosen, chooseSame] = useState(checkout.billingSameAsShipping)
  const isSame = isSameChosen && checkout.needsAddress
  const isTyping = isReplacing || checkout.card === null || checkout.card.state === 'lost'

  const send = async (address: AddressEntry): Promise<void> => {
    setSending(true)
    const handed = isTyping ? await card.hand().catch(() => null) : null
    const rejection = await ask({ _tag: 'SubmitBilling', address, ...handed })
    setSending(false)
    if (rejection) return setRefused(words(rejection))
    card.wipe()
  }

  return {
    card,
    form,
    countries,
    isSame,
    isTyping,
    isSending,
    refused,
    setTyping: setReplacing,
    /** Counts at once: a press right after it must not send the address that was just chosen away. */
    setSame: async (same: boolean): Promise<void> => {
      chooseSame(same)
      if (await ask({ _tag: 'SetBillingSameAsShipping', same })) chooseSame(!same)
    },
    /** False when a field does not pass. */
    submit: async (): Promise<boolean> => {
      setRefused(null)
      const isCardFine = !isTyping || card.check()
      const address = isSame ? addressToSubmit(checkout.shipping) : form.submit()
      if (!isCardFine || address === null) return false
      if (!isSending) await send(address)
      return true
    },
  }
}
