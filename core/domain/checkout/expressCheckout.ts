import type { Address } from '../../../contracts/api/entities/address.ts'
import type { PaymentInstrument } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { CardFace } from '../../../contracts/commands/cardFace.ts'
import { savedToEntry } from '../address/savedAddress.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { isExpired } from '../payment/card.ts'
import { mainCardOf } from '../payment/savedCards.ts'

export type ExpressKnown = {
  /** CHK-02: the site's configuration. */
  readonly isAllowed: boolean
  readonly isSignedIn: boolean
  /** A payment was chosen by hand already: nobody’s choice is overruled. */
  readonly isPaymentGiven: boolean
  /** Something is shipped to the shopper; false = every line is picked up or digital. */
  readonly needsAddress: boolean
  /** The countries to which the site ships, ISO 3166. */
  readonly countries: readonly string[]
  /** The account's, as the server sends them. */
  readonly cards: readonly PaymentInstrument[]
  readonly book: readonly Address[]
  /** The account's own, for an address without one. */
  readonly email: string
  /** The server's date; null until it is known. */
  readonly today: CalendarDate | null
}

export type Express =
  /** `shipping` is null when nothing is shipped: the server then uses the store's address. */
  | {
      readonly _tag: 'Express'
      readonly shipping: AddressEntry | null
      readonly billing: AddressEntry
      readonly card: CardFace
      readonly savedCardId: string
    }
  | {
      readonly _tag: 'StayOnShipping'
      readonly because: 'off' | 'guest' | 'paymentGiven' | 'noCard' | 'cardExpired' | 'noAddress'
    }

/**
 * CHK-02, CHK-03, CHK-04: the saved main card and the default shipping address, and straight to the summary; if one of
 * them is missing, the steps. The bill goes to the card's billing address, else to the main billing address, else to
 * the delivery address.
 */
export const expressCheckout = ({
  isAllowed,
  isSignedIn,
  isPaymentGiven,
  needsAddress,
  countries,
  cards,
  book,
  email,
  today,
}: ExpressKnown): Express => {
  if (!isAllowed) return stay('off')
  if (!isSignedIn) return stay('guest')
  if (isPaymentGiven) return stay('paymentGiven')
  const main = mainCardOf(cards)
  if (!main?.card) return stay('noCard')
  const { main: _main, ...card } = main.card
  if (today !== null && isExpired({ month: card.expiryMonth, year: card.expiryYear }, today)) return stay('cardExpired')
  const home = mainOf(book, 'S')
  const isServed = home?.country !== undefined && countries.includes(home.country)
  if (needsAddress && !isServed) return stay('noAddress')
  const bill = main.address ?? mainOf(book, 'B') ?? home
  if (!bill) return stay('noAddress')
  const entry = (address: Address) => addressEntry(address, email)
  return {
    _tag: 'Express',
    shipping: needsAddress && home ? entry(home) : null,
    billing: entry(bill),
    card,
    savedCardId: main.paymentInstrumentId,
  }
}

const stay = (because: Extract<Express, { readonly _tag: 'StayOnShipping' }>['because']): Express => ({
  _tag: 'StayOnShipping',
  because,
})

const mainOf = (book: readonly Address[], type: 'S' | 'B'): Address | undefined =>
  book.find(({ approachType, main }) => approachType === type && main === true)

/** As if it had been typed: empty fields are left out. */
const addressEntry = (address: Address, email: string): AddressEntry => {
  const typed = savedToEntry(address)
  const filled = { ...typed, email: typed.email || email }
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ''))
}
