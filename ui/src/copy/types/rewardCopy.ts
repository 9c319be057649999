/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface RewardCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'balance': (args: { points: number }) => string
  readonly 'use': (args: { amount: string | number }) => string
  readonly 'useNamed': (args: { amount: string | number; points: number }) => string
  readonly 'forPoints': (args: { points: number }) => string
  readonly 'codeEnding': (args: { last4: string | number }) => string
  readonly 'cardEnding': (args: { last4: string | number }) => string
  readonly 'onIt': (args: { amount: string | number }) => string
  readonly 'useCardNamed': (args: { last4: string | number }) => string
}

type PlainKey =
  | 'title' | 'signIn' | 'join' | 'confirm' | 'asking' | 'unreachable' | 'none' | 'close' | 'code' | 'useCode' | 'codeMissing' | 'useCard'
  | 'notUsed' | 'unknown' | 'there' | 'empty' | 'notForGiftCards' | 'creditFirst' | 'lost'
