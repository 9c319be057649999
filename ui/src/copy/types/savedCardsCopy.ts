/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface SavedCardsCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'makeMainNamed': (args: { name: string | number }) => string
  readonly 'isMainNow': (args: { name: string | number }) => string
  readonly 'expired': (args: { expiry: string | number }) => string
  readonly 'billedTo': (args: { street: string | number }) => string
  readonly 'removeNamed': (args: { name: string | number }) => string
  readonly 'removeQuestion': (args: { name: string | number }) => string
  readonly 'removed': (args: { name: string | number }) => string
}

type PlainKey =
  | 'title' | 'cards' | 'none' | 'add' | 'back' | 'main' | 'asMain' | 'makeMain' | 'billingAddress' | 'noAddress' | 'remove' | 'yesRemove'
  | 'keep' | 'save' | 'saved' | 'notSaved' | 'checkDetails'
