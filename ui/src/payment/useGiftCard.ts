import { useEffect, useRef, useState } from 'react'
import type { Currency } from '../../../contracts/api/wire.ts'
import type { Requests } from '../../../contracts/requests.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { newId } from '../bridge/newId.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { announce } from '../components/basic/announce.ts'
import { showToast } from '../state/toastStore.ts'
import { errorText } from '../copy/errorText.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import type { ErrorsCopy, GiftCardCopy } from '../copy/copyByNoun.ts'
import { useCopy } from '../copy/useCopy.ts'

type Balance = Requests['giftCardBalance']['output']

type Errors = { readonly number?: string; readonly pin?: string }

/**
 * PAY-01, PAY-12: a gift card exists in two inputs, goes to the worker's memory once, and is wiped from the page.
 * PAY-15: a failure that is not about the card is a toast.
 */
export const useGiftCard = (refusal: RefusalView | undefined, currency: Currency | null, onAdd: () => void) => {
  const t = useCopy('giftCard')
  const words = useCopy('errors')
  const locale = useShopLocale()
  const send = useCommand()
  const rejectionText = useRejectionText()
  const storefront = useStorefront()
  const number = useRef<HTMLInputElement>(null)
  const pin = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<Errors>({})
  const [isPending, setPending] = useState(false)
  const [balance, setBalance] = useState<Balance | null>(null)

  const cardError = refusal === undefined ? null : giftCardText(t, words, refusal)
  const refusalId = refusal?.refusalId
  const lastRefusal = useRef<string>(undefined)
  useEffect(() => {
    if (refusalId === undefined) return
    lastRefusal.current = refusalId
    if (cardError !== null) {
      announce(cardError, 'assertive')
      number.current?.focus()
      return
    }
    showToast({ title: t.notSaved(), detail: t.notSavedDetail(), kind: 'refusal', isSticky: true })
    void send({ _tag: 'DismissRefusal', refusalId })
  }, [refusalId, cardError, t, send])

  /** What is typed, or null with a message at the missing field. */
  const read = (): { readonly cardNumber: string; readonly pin: string } | null => {
    const cardNumber = (number.current?.value ?? '').replaceAll(' ', '')
    const typed = (pin.current?.value ?? '').trim()
    setBalance(null)
    if (cardNumber !== '' && typed !== '') return { cardNumber, pin: typed }
    setFound(cardNumber === '' ? { number: words.GFC400() } : { pin: t.pinMissing() })
    const field = cardNumber === '' ? number : pin
    field.current?.focus()
    return null
  }
  const dismiss = (): void => {
    setFound({})
    if (refusalId !== undefined) void send({ _tag: 'DismissRefusal', refusalId })
  }
  const fail = (sentence: string): void => {
    setFound({ number: sentence })
    announce(sentence, 'assertive')
    number.current?.focus()
  }

  /** GFC725, before the card is submitted: a gift card pays only in its own currency. */
  const isOfOrder = (found: Balance): boolean => currency === null || found.currency === currency
  const otherCurrency = (found: Balance): string =>
    t.otherCurrency({
      amount: formatMoney(found.balance, found.currency, locale),
      currency: currencyName(currency ?? found.currency, locale),
    })

  return {
    number,
    pin,
    balance,
    isPending,
    errors: { number: found.number ?? cardError ?? undefined, pin: found.pin },
    forgive: dismiss,
    add: async (): Promise<void> => {
      const card = read()
      if (card === null || isPending) return
      setPending(true)
      dismiss()
      const secretRef = newId()
      const before = lastRefusal.current
      const rejection = await storefront
        .keepCard(secretRef, card)
        .then(() => send({ _tag: 'AddGiftCard', secretRef, last4: card.cardNumber.slice(-4) }))
        .catch(() => ({ _tag: 'NotAnswered' }) as const)
      setPending(false)
      if (rejection) return fail(rejectionText(rejection))
      for (const { current } of [number, pin]) if (current) current.value = ''
      // The server's refusal may be here before the answer to the command: then the form is still needed.
      if (lastRefusal.current === before) onAdd()
    },
    check: async (): Promise<void> => {
      const card = read()
      if (card === null) return
      dismiss()
      const outcome = await storefront
        .request('giftCardBalance', card, newId())
        .catch(() => ({ _tag: 'Unreachable' }) as const)
      if (outcome._tag === 'Done')
        return isOfOrder(outcome.output) ? setBalance(outcome.output) : fail(otherCurrency(outcome.output))
      fail((outcome._tag === 'Refused' ? giftCardText(t, words, outcome) : null) ?? words.GFC799())
    },
  }
}

const currencyName = (currency: Currency, locale: Locale): string =>
  new Intl.DisplayNames(languageTag(locale), { type: 'currency' }).of(currency) ?? currency

/**
 * PAY-13, PAY-14: the message about a gift card at its number; null = it is not about the card, and becomes a toast
 * (PAY-15).
 */
export const giftCardText = (
  t: GiftCardCopy,
  errors: ErrorsCopy,
  { errorId, message }: { readonly errorId: string; readonly message: string },
): string | null => {
  if (errorId === 'gift-card-lost') return t.lost()
  if (errorId === 'PYT300') return t.alreadySaved()
  // PAY-12: a lock, from which another PIN does not help.
  if (errorId === 'GFC760') return `${errors.GFC760()} ${t.locked()}`
  return isAboutGiftCard(errorId) ? errorText(errors, errorId, message) : null
}

/** PAY-13: the messages at the gift card's number; everything else is a toast (PAY-15). */
export const isAboutGiftCard = (errorId: string): boolean => errorId.startsWith('GF') || errorId === 'LIM429'
