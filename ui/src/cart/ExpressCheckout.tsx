import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPaymentGiven } from '../../../core/domain/checkout/checkout.ts'
import { expressCheckout } from '../../../core/domain/checkout/expressCheckout.ts'
import type { Express } from '../../../core/domain/checkout/expressCheckout.ts'
import { configurationOf } from '../../../core/domain/configuration/configuration.ts'
import { useKnownServerDay } from '../account/signUp/useServerDay.ts'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { addressLines } from '../address/addressLines.ts'
import { useCountries } from '../address/useCountries.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useSideQuery } from '../bridge/core/useQuery.ts'
import { useView } from '../bridge/core/useView.ts'
import { Button } from '../components/basic/Button.tsx'
import { showToast } from '../state/toastStore.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { cardBrandName } from '../payment/paymentNames.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import './ExpressCheckout.css'

export interface ExpressCheckoutProps {
  readonly onPress?: () => void
}

/**
 * CHK-03: one press to the summary, with the card and address that it shows. CHK-04: if it is not possible, it leads to
 * the steps.
 */
export const ExpressCheckout = ({ onPress }: ExpressCheckoutProps) => {
  const t = useCopy('checkout')
  const locale = useShopLocale()
  const navigate = useNavigate()
  const shopPath = useShopPath()
  const send = useCommand()
  const words = useRejectionText()
  const express = useExpress()
  const [isAsking, setAsking] = useState(false)
  if (express === null) return null
  const { shipping, billing, card, savedCardId } = express
  const begin = async () => {
    setAsking(true)
    const rejection = await send({
      _tag: 'CheckOutExpress',
      ...(shipping ? { shipping } : {}),
      billing,
      card,
      savedCardId,
    })
    setAsking(false)
    if (rejection) showToast({ title: t.expressNot(), detail: words(rejection), kind: 'refusal', isSticky: true })
    onPress?.()
    void navigate(shopPath('/checkout'))
  }
  const named = t.cardEnding({ brand: cardBrandName(card.brand, t.cardWord()), last4: card.last4 })
  return (
    <div className="express-checkout">
      <Button isWide isPending={isAsking} onPress={() => void begin()}>
        {t.express()}
      </Button>
      <p className="meta">
        {shipping
          ? t.expressTo({ card: named, address: addressLines(shipping, locale).slice(0, -1).join(', ') })
          : named}
      </p>
    </div>
  )
}

/** CHK-02…04: what an express checkout would set; null = not for this shopper, or not known yet. */
export const useExpress = (): Extract<Express, { readonly _tag: 'Express' }> | null => {
  const locale = useShopLocale()
  const checkout = useView('checkout')
  const signedIn = useSignedIn()
  const countries = useCountries()
  const today = useKnownServerDay()
  const cards = useSideQuery('sideLookup', { name: 'cards', ask: {} })
  const profile = useSideQuery('sideLookup', { name: 'profile', ask: {} })
  if (!checkout || cards === null || profile === null) return null
  const { address, email } = profile.consumerDetails
  const express = expressCheckout({
    isAllowed: configurationOf(locale).features.expressCheckout,
    isSignedIn: Boolean(signedIn),
    isPaymentGiven: isPaymentGiven(checkout),
    needsAddress: checkout.needsAddress,
    countries: countries.map(({ code }) => code),
    cards: cards.payment_instruments,
    book: address,
    email,
    today,
  })
  return express._tag === 'Express' ? express : null
}
