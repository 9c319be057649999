/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface CartCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'added': (args: { name: string | number }) => string
  readonly 'quantityOf': (args: { name: string | number }) => string
  readonly 'quantity': (args: { count: number }) => string
  readonly 'waitingQuantity': (args: { count: number }) => string
  readonly 'removed': (args: { name: string | number }) => string
  readonly 'changeVariantNamed': (args: { name: string | number }) => string
  readonly 'items': (args: { count: number }) => string
  readonly 'flashDeliveryChanged': (args: { from: string | number; to: string | number }) => string
  readonly 'addedAnnounced': (args: { count: number; name: string | number }) => string
  readonly 'fewLeft': (args: { count: number }) => string
  readonly 'ofItem': (args: { name: string | number }) => string
  readonly 'undoNamed': (args: { name: string | number }) => string
  readonly 'changeNamed': (args: { name: string | number }) => string
  readonly 'couponLine': (args: { code: string | number }) => string
  readonly 'couponRemoveNamed': (args: { code: string | number }) => string
  readonly 'shippingTo': (args: { place: string | number }) => string
  readonly 'estimateDetail': (args: { country: string }) => string
  readonly 'postalCode': (args: { country: string }) => string
  readonly 'youSave': (args: { amount: string | number; percent: number }) => string
  readonly 'shippingBy': (args: { method: string | number }) => string
  readonly 'savedAnnounced': (args: { name: string | number }) => string
  readonly 'movedAnnounced': (args: { name: string | number }) => string
  readonly 'savedMore': (args: { count: number }) => string
  readonly 'savedQuantity': (args: { quantity: number }) => string
  readonly 'pickUpLineNamed': (args: { name: string | number }) => string
  readonly 'giftLineNamed': (args: { name: string | number }) => string
  readonly 'reserved': (args: { count: number; store: string | number; time: string | number }) => string
  readonly 'reservedOver': (args: { store: string | number; time: string | number }) => string
}

type PlainKey =
  | 'title' | 'yourCart' | 'viewCart' | 'checkout' | 'empty' | 'emptyDetail' | 'waitingRemove' | 'changeVariant' | 'saveForLater'
  | 'orderSummary' | 'promoCode' | 'apply' | 'subtotal' | 'shipping' | 'tax' | 'total' | 'discount' | 'estimatedTotals' | 'notAdded'
  | 'notRemoved' | 'kept' | 'homeGroup' | 'pickupGroup' | 'flashPartlyAvailable' | 'flashNotAvailable' | 'flashOutOfStockEmpty'
  | 'flashOutOfStock' | 'flashInvalidShippingAddress' | 'flashMaxQuantity' | 'flashItemRequired' | 'flashShippingDowngraded' | 'flashPointGone'
  | 'pickupInStore' | 'shipToStore' | 'shipToHome' | 'invalidCustomer' | 'inStock' | 'outOfStock' | 'refusedQuantity' | 'refusedSwitch'
  | 'refusedAdjustment' | 'refusedCoupon' | 'refusedCouponRemoval' | 'refusedShipping' | 'refusedAddress' | 'refusedPayment'
  | 'refusedEstimate' | 'lineGone' | 'pointGone' | 'cartLost' | 'changeSave' | 'changeLoading' | 'changeUnreachable' | 'changeSoldOut'
  | 'changeAlready' | 'size' | 'colour' | 'couponVoid' | 'couponWaiting' | 'couponFree' | 'orderDiscount' | 'remainingToPay' | 'shippingLater'
  | 'taxLater' | 'taxIncluded' | 'estimateTitle' | 'estimate' | 'estimateAgain' | 'country' | 'rebuilding' | 'returnsNote' | 'miniEstimated'
  | 'miniLater' | 'miniFree' | 'miniLaterTaxed' | 'miniFreeTaxed' | 'browse' | 'gift' | 'loadingCart' | 'savedTitle' | 'moveToCart'
  | 'savedOut' | 'savedWaiting' | 'notSaved' | 'notMoved' | 'itemNotMoved' | 'refusedGiftCard' | 'refusedRemoval' | 'giftCardLost'
  | 'refusedReward' | 'rewardLost' | 'pickUpLine' | 'giftLine' | 'changeDelivery' | 'reserveWaiting' | 'agreementEnds' | 'agreementOver'
