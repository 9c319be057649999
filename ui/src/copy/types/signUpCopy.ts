/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface SignUpCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'birthDateHelp': (args: { order: string }) => string
  readonly 'postalCode': (args: { country: string }) => string
}

type PlainKey =
  | 'title' | 'lede' | 'firstName' | 'lastName' | 'email' | 'password' | 'birthDate' | 'phone' | 'gender' | 'gender_F' | 'gender_M'
  | 'gender_O' | 'gender_N' | 'sms' | 'smsNeedsPhone' | 'smsTermsTitle' | 'smsTerms' | 'smsTermsShown' | 'smsAccept' | 'smsClose'
  | 'newsletter' | 'loyalty' | 'terms' | 'termsLink' | 'privacyLink' | 'loyaltyLink' | 'smsLink' | 'create' | 'created' | 'createdDetail'
  | 'haveAccount' | 'signIn' | 'offer' | 'termsField'
