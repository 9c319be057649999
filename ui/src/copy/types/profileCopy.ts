/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface ProfileCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'missing': (args: { fields: string | number }) => string
}

type PlainKey =
  | 'title' | 'addBelow' | 'complete' | 'locked' | 'save' | 'saved' | 'nothing' | 'changePassword' | 'currentPassword' | 'passwordChanged'
  | 'othersOut'
