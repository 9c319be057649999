/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface ProductCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'fewLeftIn': (args: { count: number; size: string | number }) => string
  readonly 'fewLeft': (args: { count: number }) => string
  readonly 'soldOutIn': (args: { colour: string | number; size: string | number }) => string
  readonly 'soldOutColour': (args: { colour: string | number }) => string
  readonly 'quantityOf': (args: { name: string | number }) => string
  readonly 'quantityTooLow': (args: { minimum: number }) => string
  readonly 'quantityTooHigh': (args: { maximum: number }) => string
  readonly 'grams': (args: { grams: number }) => string
  readonly 'audience': (args: { audience: string }) => string
  readonly 'reviewTotal': (args: { count: number }) => string
  readonly 'barLabel': (args: { stars: number }) => string
  readonly 'reviewBy': (args: { nickname: string | number; place: string | number }) => string
  readonly 'shortMonth': (args: { month: string }) => string
  readonly 'shortDate': (args: { day: string | number; isMonthFirst: string; month: string | number; year: string | number }) => string
  readonly 'openReview': (args: { title: string | number }) => string
  readonly 'reviewVotes': (args: { count: number; up: number }) => string
  readonly 'onlyWith': (args: { name: string | number }) => string
}

type PlainKey =
  | 'sizeLabel' | 'pictures' | 'inStock' | 'soldOutAll' | 'chooseSizeHint' | 'byEmail' | 'quantityNotNumber' | 'details' | 'deliveryAndReturns'
  | 'deliveryText' | 'deliveryLink' | 'related' | 'weight' | 'madeFor' | 'number' | 'moreReviews' | 'reviewsUnreachable' | 'gone'
  | 'goneDetail' | 'toSearch' | 'seeNotes' | 'notAdded' | 'addInitials' | 'initials' | 'initialsHelp' | 'tryOn'
