import { useRef, useState } from 'react'
import type { CardBrand } from '../../../contracts/api/paymentInstrument.ts'
import type { CardFace } from '../../../contracts/commands/cardFace.ts'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import { parseExpiry } from '../../../core/domain/payment/cardExpiry.ts'
import { cardBrand, cardDigits } from '../../../core/domain/payment/cardNumber.ts'
import { validateCard } from '../../../core/domain/payment/validateCard.ts'
import { useKnownServerDay } from '../account/signUp/useServerDay.ts'
import { newId } from '../bridge/newId.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'

/** What a declined card leaves for the next try: neither its number nor its security code. */
export type KeptCard = { readonly expiry: string; readonly holder: string }

/** PAY-01, PAY-18: a card lives in four inputs, goes to the worker's memory once, and is wiped from the page. Only its brand is state, and what `keep` is given. */
export const useCardEntry = (kept: KeptCard | null = null, keep: (card: KeptCard) => void = () => undefined) => {
  const storefront = useStorefront()
  const today = useKnownServerDay()
  const number = useRef<HTMLInputElement>(null)
  const expiry = useRef<HTMLInputElement>(null)
  const securityCode = useRef<HTMLInputElement>(null)
  const holder = useRef<HTMLInputElement>(null)
  const inputs = { number, expiry, securityCode, holder }
  const [brand, setBrand] = useState<CardBrand>('unknown')
  const [failures, setFailures] = useState<readonly FieldFailure[]>([])
  const read = () => ({
    number: number.current?.value ?? '',
    expiry: expiry.current?.value ?? '',
    securityCode: securityCode.current?.value ?? '',
    holder: holder.current?.value ?? '',
  })
  return {
    kept,
    inputs,
    brand,
    failures,
    typeNumber: (typed: string) => setBrand(cardBrand(typed)),
    /** True when the card passes; the failures are shown until the next check. */
    check: (): boolean => {
      const found = validateCard(read(), today)
      setFailures(found)
      return found.length === 0
    },
    forgive: (field: string) => setFailures((so) => so.filter((failure) => failure.field !== field)),
    /** Hands the card to the worker; what remains is its face and the name it is kept under. */
    hand: async (): Promise<{ readonly card: CardFace; readonly secretRef: string } | null> => {
      const typed = read()
      const date = parseExpiry(typed.expiry)
      if (!date) return null
      const digits = cardDigits(typed.number)
      const secretRef = newId()
      const shared = { expiryMonth: date.month, expiryYear: date.year, holder: typed.holder.trim() }
      keep({ expiry: typed.expiry, holder: shared.holder })
      await storefront.keepCard(secretRef, { ...shared, number: digits, securityCode: typed.securityCode.trim() })
      return {
        secretRef,
        card: { ...shared, brand: cardBrand(digits), last4: digits.slice(-4), bin: digits.slice(0, 6) },
      }
    },
    wipe: () => {
      for (const { current } of [number, expiry, securityCode]) if (current) current.value = ''
      setBrand('unknown')
    },
  }
}

export type CardEntryForm = ReturnType<typeof useCardEntry>
