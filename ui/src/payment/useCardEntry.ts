import { useRef, useState } from 'react'
import type { CardBrand } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { CardFace } from '../../../contracts/commands/cardFace.ts'
import {
  cardBrand,
  cardDigits,
  parseExpiry,
  securityCodeLength,
  validateCard,
} from '../../../core/domain/payment/card.ts'
import { useKnownServerDay } from '../account/signUp/useServerDay.ts'
import { newId } from '../bridge/newId.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { labelInSentence } from '../copy/labelInSentence.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'

/** What a declined card leaves for the next attempt: neither its number nor its security code. */
export type KeptCard = { readonly expiry: string; readonly holder: string }

/**
 * PAY-01, PAY-18: a card exists in four inputs, goes to the worker's memory once, and is wiped from the page. Only its
 * brand is state, and what `keep` receives.
 */
export const useCardEntry = (kept: KeptCard | null = null, keep: (card: KeptCard) => void = () => undefined) => {
  const storefront = useStorefront()
  const today = useKnownServerDay()
  const number = useRef<HTMLInputElement>(null)
  const expiry = useRef<HTMLInputElement>(null)
  const securityCode = useRef<HTMLInputElement>(null)
  const holder = useRef<HTMLInputElement>(null)
  const inputs = { number, expiry, securityCode, holder }
  const [brand, setBrand] = useState<CardBrand>('unknown')
  const [failures, setFailures] = useState<ReturnType<typeof validateCard>>([])
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
    /** True if the card is valid; the failures are shown until the next check. */
    check: (): boolean => {
      const found = validateCard(read(), today)
      setFailures(found)
      return found.length === 0
    },
    forgive: (field: string) => setFailures((so) => so.filter((failure) => failure.field !== field)),
    /** Hands the card to the worker; what remains is its face and the name under which it is kept. */
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

type CardField = keyof CardEntryForm['inputs']

/** Labels, sentences and ids of the card's fields. None contains a value of a card. */
export const useCardText = (card: CardEntryForm) => {
  const t = useCopy('checkout')
  const validation = useCopy('validation')
  const locale = useShopLocale()
  const label: Readonly<Record<CardField, string>> = {
    number: t.cardNumber(),
    expiry: t.cardExpiry(),
    securityCode: t.cardSecurityCode(),
    holder: t.cardName(),
  }
  /** Its name within a sentence. */
  const name = { ...label, expiry: t.cardExpiryName() }
  const sentences: Readonly<Record<string, () => string>> = {
    cardNumber: validation.cardNumber,
    cardExpiry: t.cardExpiryShape,
    cardExpired: t.cardExpiredText,
    securityCode: () => t.securityCodeShape({ n: securityCodeLength(card.brand) }),
    name: validation.name,
    maxLength: () => validation.maxLength({ n: 100 }),
  }
  const idOf = (field: string) => `card-${field}`
  return {
    label,
    idOf,
    error: (field: CardField): string | undefined => {
      const rule = card.failures.find((failure) => failure.field === field)?.rule
      if (rule === undefined) return undefined
      return rule === 'required'
        ? t.fieldMissing({ field, label: labelInSentence(name[field], locale) })
        : (sentences[rule] ?? validation.pattern)()
    },
    failing: card.failures.map(({ field }) => ({ id: idOf(field), name: name[field] })),
  }
}
