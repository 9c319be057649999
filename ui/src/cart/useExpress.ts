import { expressCheckout } from '../../../core/domain/checkout/expressCheckout.ts'
import type { Express } from '../../../core/domain/checkout/expressCheckout.ts'
import { isPaymentGiven } from '../../../core/domain/checkout/checkout.ts'
import { configurationOf } from '../../../core/domain/configuration/configuration.ts'
import { useKnownServerDay } from '../account/signUp/useServerDay.ts'
import { useSignedIn } from '../account/useSignedIn.ts'
import { useCountries } from '../address/useCountries.ts'
import { useSideQuery } from '../bridge/useSideQuery.ts'
import { useView } from '../bridge/useView.ts'
import { useShopLocale } from '../copy/shopLocale.ts'

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
