/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface ValidationCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'exactLength': (args: { n: number }) => string
  readonly 'minLength': (args: { n: number }) => string
  readonly 'maxLength': (args: { n: number }) => string
  readonly 'minNumber': (args: { n: string | number }) => string
  readonly 'maxNumber': (args: { n: string | number }) => string
  readonly 'minDate': (args: { d: string | number }) => string
  readonly 'maxDate': (args: { d: string | number }) => string
  readonly 'minimalAge': (args: { minimalAge: string | number }) => string
}

type PlainKey =
  | 'required' | 'requiredCheckbox' | 'email' | 'date' | 'name' | 'printable' | 'password' | 'passwordLength' | 'passwordNumber'
  | 'passwordUpper' | 'passwordLower' | 'phone' | 'pattern' | 'same' | 'samePassword' | 'province' | 'dateOfBirth' | 'docType' | 'cardNumber'
  | 'cardExpiry' | 'cardSecurityCode'
