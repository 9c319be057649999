/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface LoyaltyCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'benefitVouchers': (args: { points: number }) => string
  readonly 'benefitFreeShipping': (args: { code: string | number }) => string
  readonly 'pointsWord': (args: { points: number }) => string
  readonly 'toNext': (args: { points: number }) => string
  readonly 'forPoints': (args: { points: number }) => string
  readonly 'memberNumber': (args: { memberId: string | number }) => string
  readonly 'code': (args: { code: string | number }) => string
}

type PlainKey =
  | 'title' | 'lede' | 'benefits' | 'benefitPoints' | 'benefitNews' | 'agree' | 'join' | 'welcome' | 'close' | 'vouchers' | 'noVouchers'
  | 'welcomeOffer'
