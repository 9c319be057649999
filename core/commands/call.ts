/** A request as data. The core never performs one; the sender does, as often as it takes, always under the same key. */
export type Call = {
  /** `changeId/n`, for ever: the server does the same key once. */
  readonly key: string
  readonly lane: Lane
  readonly endpoint: EndpointName
  readonly input: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, unknown>>
    readonly body?: Readonly<Record<string, unknown>>
  }
  /** The basket or list the call is about; null when it makes one. An answer about another one does not count. */
  readonly basketId: string | null
  /** A secret in the worker's memory and the body field it goes into, for this call alone. */
  readonly secret: { readonly ref: string; readonly field: string } | null
  /** Written to the disk before the first byte leaves. */
  readonly strict: boolean
}

/** Calls of one lane run one after another; the order lane waits for an empty cart lane, the favorites' for nobody. */
export type Lane = 'cart' | 'order' | 'favorites'

/** The calls the core can owe, by the name of their entry in `contracts/api`. */
export type EndpointName =
  | 'createCart'
  | 'createCartWithItem'
  | 'reserveWithItem'
  | 'readCart'
  | 'addItem'
  | 'removeItem'
  | 'updateItem'
  | 'addPriceAdjustment'
  | 'changePriceAdjustment'
  | 'removePriceAdjustment'
  | 'applyCoupon'
  | 'removeCoupon'
  | 'setShippingMethod'
  | 'setShippingAddress'
  | 'setBillingAddress'
  | 'addPaymentInstrument'
  | 'removePaymentInstrument'
  | 'setReward'
  | 'prepareOrder'
  | 'placeOrder'
  | 'patchOrder'
  | 'saveForLater'
  | 'moveToSaved'
  | 'removeSaved'
  | 'readSaved'
  | 'readFavorites'
  | 'addFavorite'
  | 'removeFavorite'
  | 'shareFavorites'
