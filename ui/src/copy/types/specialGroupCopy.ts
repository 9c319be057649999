/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface SpecialGroupCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'termsLede': (args: { cap: string | number; percent: number }) => string
  readonly 'spent': (args: { cap: string | number; spent: string | number }) => string
  readonly 'creditSpent': (args: { cap: string | number; spent: string | number }) => string
  readonly 'left': (args: { left: string | number }) => string
  readonly 'programme': (args: { number: string | number; type: string | number }) => string
  readonly 'percentOff': (args: { percent: number }) => string
}

type PlainKey =
  | 'termsTitle' | 'termOwnUse' | 'termCap' | 'termGiftCards' | 'termCancelled' | 'termLists' | 'accept' | 'decline' | 'accepted'
  | 'employeeTitle' | 'prosumerTitle' | 'athleteTitle'
