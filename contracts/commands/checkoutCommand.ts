import { Schema } from 'effect'
import { OwnMethod, ProviderMethod } from '../api/entities/paymentInstrument.ts'
import { Id, text } from '../api/wire.ts'
import { AddressEntry } from './addressEntry.ts'
import { CardFace } from './cardFace.ts'
import { command, Minor, SecretRef, ServerAt } from './command.ts'

export const CheckoutCommand = Schema.Union([
  /** Keeps what is typed, even across a reload. */
  command('EnterAddress', { form: Schema.Literals(['shipping', 'billing']), fields: AddressEntry }),
  /** `storeId`: the store it is picked up in or shipped to. */
  command('ChooseShippingMethod', { code: text(20), shippingId: Id, storeId: Schema.optionalKey(Id) }),
  command('SubmitShipping', { address: AddressEntry }),
  command('SetBillingSameAsShipping', { same: Schema.Boolean }),
  /**
   * The payment is the card, or what the shopper has agreed to in a session of the provider (PAY-07), or what was
   * chosen before.
   */
  command('SubmitBilling', {
    address: AddressEntry,
    card: Schema.optionalKey(CardFace),
    secretRef: Schema.optionalKey(SecretRef),
    /**
     * ACC-30: `keep` = save `card` to the account; `savedCardId` = it is one of the account's, and no secret is needed.
     */
    keep: Schema.optionalKey(Schema.Boolean),
    savedCardId: Schema.optionalKey(Id),
    agreed: Schema.optionalKey(Schema.Struct({ method: ProviderMethod, sessionId: Id })),
    serverAt: ServerAt,
  }),
  /** CHK-03: what the account has saved, instead of both forms. `shipping` is absent when nothing is shipped. */
  command('CheckOutExpress', {
    shipping: Schema.optionalKey(AddressEntry),
    billing: AddressEntry,
    card: CardFace,
    savedCardId: Id,
    serverAt: ServerAt,
  }),
  /** PAY-06, PAY-13: number and PIN are in the worker's memory under this name. */
  command('AddGiftCard', { secretRef: SecretRef, last4: Schema.String.check(Schema.isPattern(/^\d{0,4}$/)) }),
  /** LOY-08: one voucher pays; it replaces the previous one. Amount in minor units. */
  command('ApplyReward', { voucher: Schema.Struct({ points: Schema.Int, amountInCurrency: Minor }) }),
  /**
   * LOY-10, PAY-03: a reward code as typed, the reward card `savedId`, or the athlete's credit. `last4` is all that is
   * shown of it meanwhile.
   */
  command('AddPartPayment', {
    method: OwnMethod,
    code: Schema.optionalKey(text(64)),
    savedId: Schema.optionalKey(Id),
    last4: Schema.NullOr(text(4)),
  }),
  /** PAY-06: removes an instrument that pays in addition to the main method. */
  command('RemoveInstrument', { instrumentId: Id }),
  /** CHK-01: going back never loses entered data. */
  command('GoToStep', { step: Schema.Literals(['shipping', 'billing', 'summary']) }),
  /** The worker no longer has the secret that a change needs (its memory was lost): the card must be typed again. */
  command('ForgetCard', {}),
])
export type CheckoutCommand = typeof CheckoutCommand.Type
