/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface PurchaseCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'orderTitle': (args: { number: string | number }) => string
  readonly 'status': (args: { status: string }) => string
  readonly 'shipmentTrack': (args: { count: number; index: number }) => string
  readonly 'parcel': (args: { carrier: string | number; number: string | number }) => string
  readonly 'cancelQuestion': (args: { number: string | number }) => string
  readonly 'refunded': (args: { amount: string | number }) => string
  readonly 'piecesOf': (args: { name: string | number; variant: string | number }) => string
  readonly 'label': (args: { count: number; place: number }) => string
  readonly 'giftCardOf': (args: { name: string | number; variant: string | number }) => string
  readonly 'resendNamed': (args: { name: string | number }) => string
  readonly 'resendQuestion': (args: { count: number }) => string
}

type PlainKey =
  | 'title' | 'detail' | 'orderNumber' | 'email' | 'postalCode' | 'track' | 'away' | 'tryAgain' | 'loading' | 'notFound' | 'whereItIs'
  | 'stationToCome' | 'invoice' | 'invoiceSaved' | 'warranty' | 'cancel' | 'yesCancel' | 'keepOrder' | 'cancelled' | 'refundComes'
  | 'notCancelled' | 'tooLate' | 'noAnswer' | 'notDone' | 'sendBack' | 'sendBackDetail' | 'getLabel' | 'nothingChosen' | 'notSentBack'
  | 'labelReady' | 'labels' | 'none' | 'giftCardLetters' | 'resend' | 'yesResend' | 'keepLetter' | 'giftCardResent' | 'notResent'
  | 'giftCardSpent' | 'resentTooOften'
