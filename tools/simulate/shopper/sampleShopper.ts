import type { BuyInStoreSession } from '../../../contracts/api/entities/store.ts'
import type { CardEntry } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { AddressEntry } from '../../../contracts/commands/addressEntry.ts'
import type { CardFace } from '../../../contracts/commands/cardFace.ts'

/** The shopper of simulations, sample logs and tests. */
export const sampleAddress = {
  email: 'wren.holloway@example.com',
  firstName: 'Wren',
  lastName: 'Holloway',
  addressLine1: '1420 Spruce Street',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80302',
  country: 'US',
  phone: '3035550142',
  phoneCode: '1',
} satisfies AddressEntry

/** The same shopper in a state without sales tax. */
export const untaxedAddress = {
  ...sampleAddress,
  addressLine1: '12 Quarry Lane',
  city: 'Portland',
  province: 'OR',
  postalCode: '97201',
  phone: '(503) 555 - 0142',
} satisfies AddressEntry

/** A card the built-in provider accepts, or another number on the same card. */
export const cardWith = (number = '4242424242424242'): CardEntry => ({
  number,
  securityCode: '917',
  expiryMonth: 12,
  expiryYear: 2030,
  holder: 'Wren Holloway',
})

/** What may be shown and stored of a card. */
export const faceOf = ({ number, expiryMonth, expiryYear, holder }: CardEntry): CardFace => ({
  brand: 'visa',
  last4: number.slice(-4),
  bin: number.slice(0, 6),
  expiryMonth,
  expiryYear,
  holder,
})

export const sampleCard = faceOf(cardWith())

/** Who sells in a store (BIS-01). */
export const sampleSeller: BuyInStoreSession = {
  storeId: 'US001',
  storeName: 'Boulder, Pearl Street',
  storeEmployeeId: 'US001-1',
  storeEmployeeName: 'Ada Lindqvist',
}
