/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface GiftCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'detail': (args: { name: string | number }) => string
}

type PlainKey =
  | 'title' | 'to' | 'toMissing' | 'email' | 'emailMissing' | 'emailShape' | 'message' | 'messageMissing' | 'set' | 'takeOff' | 'notSet'
