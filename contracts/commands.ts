import { Schema } from 'effect'
import { GiftOption } from './api/basket.ts'
import { Tint } from './api/catalogue.ts'
import { CardBrand, ProviderMethod } from './api/paymentInstrument.ts'
import { BuyInStoreSession } from './api/store.ts'
import { Currency, Id, text } from './api/wire.ts'

const Minor = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100_000_000 }))

/** What the screen knows of a variant when it is put into the cart: enough to show the line before the server has seen it. */
export const LineProduct = Schema.Struct({
  sku: Id,
  masterId: Id,
  name: text(200),
  kind: text(100),
  colour: text(40),
  colourName: text(100),
  size: text(40),
  sizeLabel: text(40),
  path: text(300),
  picture: text(300),
  tint: Tint,
  /** Minor units. */
  price: Minor,
  originalPrice: Minor,
  currency: Currency,
  maxQuantity: Schema.Int,
  stock: Schema.Int,
  isDigital: Schema.Boolean,
  isCustoms: Schema.Boolean,
})
export type LineProduct = typeof LineProduct.Type

/** What is known of a product when it is liked: enough to show it without asking anybody. */
export const FavoriteProduct = Schema.Struct({
  productId: Id,
  name: text(200),
  kind: text(100),
  path: text(300),
  picture: text(300),
  tint: Tint,
  /** Minor units. */
  price: Minor,
  originalPrice: Minor,
  currency: Currency,
})
export type FavoriteProduct = typeof FavoriteProduct.Type

/** The non-secret fields of an address form, as typed. Absent = never touched. */
export const AddressEntry = Schema.Struct({
  email: Schema.optionalKey(text(200)),
  firstName: Schema.optionalKey(text(200)),
  lastName: Schema.optionalKey(text(200)),
  addressLine1: Schema.optionalKey(text(200)),
  addressLine2: Schema.optionalKey(text(200)),
  city: Schema.optionalKey(text(200)),
  province: Schema.optionalKey(text(50)),
  postalCode: Schema.optionalKey(text(20)),
  country: Schema.optionalKey(text(2)),
  phone: Schema.optionalKey(text(40)),
  phoneCode: Schema.optionalKey(text(6)),
})
export type AddressEntry = typeof AddressEntry.Type

/** What may be known of a card before it is sent: never its number or security code (PAY-01). */
export const CardFace = Schema.Struct({
  brand: CardBrand,
  last4: Schema.String.check(Schema.isPattern(/^\d{4}$/)),
  /** Absent on a card of the account's: nobody but the provider knows its number. */
  bin: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{6}$/))),
  expiryMonth: Schema.Int,
  expiryYear: Schema.Int,
  holder: text(100),
})
export type CardFace = typeof CardFace.Type

/** Names a secret that sits in the worker's memory until its one call is made. */
export const SecretRef = Id

const every = {
  /** UUIDv7, minted by the screen: the same press is the same command, however often it arrives. */
  commandId: Id,
  /** Epoch ms. */
  at: Schema.Int,
}

/** Natural key of a line: product, recipe, gift option and delivery (core/domain/cart/lineKey.ts makes it). */
const LineKey = text(400)

const command = <const Tag extends string, const Fields extends Schema.Struct.Fields>(tag: Tag, fields: Fields) =>
  Schema.Struct({ _tag: Schema.tag(tag), ...every, ...fields })

export const CartCommand = Schema.Union([
  command('AddItem', {
    product: LineProduct,
    quantity: Schema.Int,
    recipeId: Schema.optionalKey(text(64)),
    giftOption: Schema.optionalKey(GiftOption),
  }),
  command('SetQuantity', { lineKey: LineKey, quantity: Schema.Int }),
  command('RemoveLine', { lineKey: LineKey }),
  /** Puts back what RemoveLine took (named by its commandId). */
  command('UndoRemove', { removal: Id }),
  command('SwitchVariant', { lineKey: LineKey, to: LineProduct }),
  /** SHIP-23: one line is picked up in this store, whatever the others do; null = sent with the others. */
  command('SetDelivery', { lineKey: LineKey, storeId: Schema.NullOr(Id) }),
  command('ApplyCoupon', { code: Schema.String }),
  command('RemoveCoupon', { code: text(64) }),
  /** Prices shipping and tax before checkout. */
  command('EstimateShipping', { postalCode: text(20), country: text(2), province: Schema.optionalKey(text(50)) }),
  command('DismissRefusal', { refusalId: Id }),
  /** Asks the server for the basket again. */
  command('RefreshCart', {}),
])
export type CartCommand = typeof CartCommand.Type

export const CheckoutCommand = Schema.Union([
  /** Keeps what is typed, also over a reload. */
  command('EnterAddress', { form: Schema.Literals(['shipping', 'billing']), fields: AddressEntry }),
  /** `storeId`: the store it is picked up in or shipped to. */
  command('ChooseShippingMethod', { code: text(20), shippingId: Id, storeId: Schema.optionalKey(Id) }),
  command('SubmitShipping', { address: AddressEntry }),
  command('SetBillingSameAsShipping', { same: Schema.Boolean }),
  /** What pays is the card, or what the shopper has agreed to in a session of the provider's (PAY-07), or what was chosen before. */
  command('SubmitBilling', {
    address: AddressEntry,
    card: Schema.optionalKey(CardFace),
    secretRef: Schema.optionalKey(SecretRef),
    /** ACC-30: `keep` = `card` is to be kept for the account; `savedCardId` = it is one of the account's, and no secret is needed. */
    keep: Schema.optionalKey(Schema.Boolean),
    savedCardId: Schema.optionalKey(Id),
    agreed: Schema.optionalKey(Schema.Struct({ method: ProviderMethod, sessionId: Id })),
  }),
  /** PAY-06, PAY-13: number and PIN are in the worker's memory under this name. */
  command('AddGiftCard', { secretRef: SecretRef, last4: Schema.String.check(Schema.isPattern(/^\d{0,4}$/)) }),
  /** LOY-08: one voucher pays; it takes the place of the one before. Amount in minor units. */
  command('ApplyReward', { voucher: Schema.Struct({ points: Schema.Int, amountInCurrency: Minor }) }),
  /** PAY-06: what pays beside the main method is taken off. */
  command('RemoveInstrument', { instrumentId: Id }),
  /** CHK-01: going back never loses entered data. */
  command('GoToStep', { step: Schema.Literals(['shipping', 'billing', 'summary']) }),
  /** The worker has no longer the secret a change needs (its memory was lost): the card must be typed again. */
  command('ForgetCard', {}),
])
export type CheckoutCommand = typeof CheckoutCommand.Type

export const OrderCommand = Schema.Union([
  /** `shownTotal` in minor units is what the shopper agrees to pay, `shownRemaining` what of it the main method pays; `online` is the connection as the worker knows it. */
  command('PlaceOrder', { shownTotal: Minor, shownRemaining: Schema.optionalKey(Minor), online: Schema.Boolean }),
  /** PAY-31: the bank's page has ended; what it gave is in the worker's memory under this name. */
  command('AnswerChallenge', { secretRef: SecretRef }),
  /** PAY-33: the shopper has closed the bank's page. */
  command('AbandonChallenge', {}),
  command('DismissOrderProblem', {}),
  /** The confirmation has been read; the next visit to the page shows nothing. */
  command('CloseConfirmation', {}),
])
export type OrderCommand = typeof OrderCommand.Type

export const AccountCommand = Schema.Union([
  /** AUTH-13: `site` = country in lower case. */
  command('SignOut', { site: text(2) }),
  /** BIS-01 */
  command('StartAssociateSession', { session: BuyInStoreSession }),
  /** BIS-06: whoever is signed in on this site leaves with it. */
  command('EndAssociateSession', { site: text(2) }),
  /** BIS-06: somebody is using the shop, so that the session does not count as left. */
  command('NoteAssociateActive', {}),
])
export type AccountCommand = typeof AccountCommand.Type

export const SavedCommand = Schema.Union([
  /** FAV-13: a line of the cart is put aside. */
  command('SaveForLater', { lineKey: LineKey }),
  /** `key` of what is saved. */
  command('MoveToCart', { key: LineKey }),
  command('RemoveSaved', { key: LineKey }),
  /** Asks the server for the list again. */
  command('RefreshSaved', {}),
])
export type SavedCommand = typeof SavedCommand.Type

export const FavoriteCommand = Schema.Union([
  /** FAV-05: always one. Liking what is liked already changes nothing. */
  command('AddFavorite', { product: FavoriteProduct }),
  command('RemoveFavorite', { productId: Id }),
  /** Asks the server for the list again. */
  command('RefreshFavorites', {}),
  /** FAV-06: from then on whoever has the link may read the list. */
  command('ShareFavorites', {}),
  command('DismissFavoriteRefusal', { refusalId: Id }),
  /** FAV-02: the worker tells what the site offers. */
  command('NoteStanding', { offersFavorites: Schema.Boolean }),
])
export type FavoriteCommand = typeof FavoriteCommand.Type

export const Command = Schema.Union([AccountCommand, CartCommand, CheckoutCommand, OrderCommand, FavoriteCommand, SavedCommand])
export type Command = typeof Command.Type
export type CommandTag = Command['_tag']
export type CommandOf<Tag extends CommandTag> = Extract<Command, { readonly _tag: Tag }>
