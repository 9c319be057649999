/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface StoresCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'openToday': (args: { closes: string | number; opens: string | number }) => string
  readonly 'pointTooSmall': (args: { count: number; most: number }) => string
  readonly 'storesNone': (args: { query: string | number }) => string
  readonly 'storesMore': (args: { shown: number; total: number }) => string
  readonly 'storesFound': (args: { count: number }) => string
  readonly 'away': (args: { distance: string | number }) => string
}

type PlainKey =
  | 'nearMe' | 'nearYou' | 'noneNear' | 'positionRefused' | 'closedToday' | 'dayAndNight' | 'points' | 'findPoint' | 'findPointHelp'
  | 'anotherPoint' | 'pointsWaiting' | 'pointsUnreachable' | 'pointsNone' | 'pointClosed' | 'locatorTitle' | 'locatorDetail' | 'findStore'
  | 'findStoreHelp' | 'storesWaiting' | 'storesUnreachable' | 'hours' | 'closed'
