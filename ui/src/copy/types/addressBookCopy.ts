/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface AddressBookCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'heading': (args: { type: string }) => string
  readonly 'none': (args: { type: string }) => string
  readonly 'add': (args: { type: string }) => string
  readonly 'asMain': (args: { type: string }) => string
  readonly 'makeMainNamed': (args: { street: string | number; type: string }) => string
  readonly 'isMainNow': (args: { street: string | number; type: string }) => string
  readonly 'changeNamed': (args: { street: string | number }) => string
  readonly 'deleteNamed': (args: { street: string | number }) => string
  readonly 'deleteQuestion': (args: { street: string | number }) => string
  readonly 'deleted': (args: { street: string | number }) => string
}

type PlainKey =
  | 'title' | 'changeTitle' | 'back' | 'gone' | 'main' | 'makeMain' | 'change' | 'delete' | 'yesDelete' | 'keep' | 'save' | 'saved' | 'choose'
  | 'another'
