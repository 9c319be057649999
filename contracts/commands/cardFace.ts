import { Schema } from 'effect'
import { CardBrand } from '../api/entities/paymentInstrument.ts'
import { text } from '../api/wire.ts'

/** What may be known of a card before it is sent: never its number or security code (PAY-01). */
export const CardFace = Schema.Struct({
  brand: CardBrand,
  last4: Schema.String.check(Schema.isPattern(/^\d{4}$/)),
  /** Absent for a saved card: only the provider knows its number. */
  bin: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{6}$/))),
  expiryMonth: Schema.Int,
  expiryYear: Schema.Int,
  holder: text(100),
})
export type CardFace = typeof CardFace.Type
