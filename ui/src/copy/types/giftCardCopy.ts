/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface GiftCardCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'balance': (args: { amount: string | number }) => string
  readonly 'otherCurrency': (args: { amount: string | number; currency: string | number }) => string
  readonly 'expires': (args: { date: string | number }) => string
}

type PlainKey =
  | 'number' | 'pin' | 'detail' | 'add' | 'check' | 'pinMissing' | 'lost' | 'alreadySaved' | 'notSaved' | 'notSavedDetail' | 'close'
