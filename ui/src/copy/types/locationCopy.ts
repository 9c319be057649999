/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface LocationCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'leaveTitle': (args: { country: string | number }) => string
  readonly 'leaveDetail': (args: { country: string | number; currency: string | number }) => string
  readonly 'leave': (args: { country: string | number }) => string
  readonly 'stay': (args: { country: string | number }) => string
}

type PlainKey =
  | 'languageTitle'
