/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface StoresCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'openToday': (args: { closes: string | number; opens: string | number }) => string
  readonly 'pointTooSmall': (args: { count: number; most: number }) => string
}

type PlainKey =
  | 'nearMe' | 'nearYou' | 'noneNear' | 'positionRefused' | 'closedToday' | 'dayAndNight' | 'points' | 'findPoint' | 'findPointHelp'
  | 'anotherPoint' | 'pointsWaiting' | 'pointsUnreachable' | 'pointsNone' | 'pointClosed'
