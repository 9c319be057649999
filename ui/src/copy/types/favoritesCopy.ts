/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface FavoritesCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'addNamed': (args: { name: string | number }) => string
  readonly 'linkWithCount': (args: { count: number }) => string
  readonly 'aboutItem': (args: { name: string | number; why: string | number }) => string
  readonly 'removed': (args: { name: string | number }) => string
  readonly 'addToCartNamed': (args: { name: string | number }) => string
}

type PlainKey =
  | 'title' | 'add' | 'notFound' | 'kept' | 'loading' | 'empty' | 'emptyDetail' | 'addToCart' | 'chooseSize' | 'choicesUnreachable' | 'notSold'
  | 'notAdded' | 'share' | 'shareWaiting' | 'shareLink' | 'copyLink' | 'copied' | 'sharedTitle' | 'sharedEmpty' | 'sharedEmptyDetail'
