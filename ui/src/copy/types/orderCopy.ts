/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface OrderCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'orderNumber': (args: { number: string | number }) => string
  readonly 'receiptTo': (args: { email: string | number }) => string
  readonly 'shipment': (args: { count: number; index: number }) => string
  readonly 'items': (args: { count: number }) => string
  readonly 'quantity': (args: { count: number }) => string
  readonly 'coupon': (args: { code: string | number }) => string
  readonly 'shippingNamed': (args: { label: string | number }) => string
  readonly 'trail': (args: { done: string | number; next: string | number }) => string
  readonly 'cardEnding': (args: { brand: string | number; last4: string | number }) => string
  readonly 'shipments': (args: { count: number }) => string
  readonly 'giftCardEnding': (args: { last4: string | number }) => string
  readonly 'paidPart': (args: { amount: string | number; name: string | number }) => string
  readonly 'rewardCodeEnding': (args: { last4: string | number }) => string
  readonly 'rewardCardEnding': (args: { last4: string | number }) => string
  readonly 'noticePlaced': (args: { number: string | number }) => string
}

type PlainKey =
  | 'thankYou' | 'trackOrder' | 'printReceipt' | 'deliverTo' | 'method' | 'paidWith' | 'placed' | 'totalPaid' | 'notFound' | 'continueShopping'
  | 'writeAgain' | 'gift' | 'discount' | 'shipping' | 'tax' | 'taxIncluded' | 'total' | 'stationPlaced' | 'stationPacked'
  | 'stationPackedPickup' | 'stationWay' | 'stationReady' | 'stationDelivered' | 'stationSent' | 'cardWord' | 'paidOther' | 'notFoundDetail'
  | 'loading' | 'digital' | 'collectAt' | 'loyaltyPoints' | 'athleteCredit' | 'noticeBank' | 'noticeBankAnswer' | 'noticePlacing'
  | 'noticePlacingSee' | 'noticePlacedSee'
