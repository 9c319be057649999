/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface ServiceCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'sent': (args: { number: string | number }) => string
  readonly 'answerTo': (args: { email: string | number }) => string
}

type PlainKey =
  | 'contactTitle' | 'contactDetail' | 'category' | 'subject' | 'email' | 'message' | 'send' | 'warrantyTitle' | 'warrantyDetail'
  | 'orderNumber' | 'product' | 'productHelp' | 'description' | 'sendCase' | 'notSent' | 'noAnswer' | 'subjectsAway' | 'tryAgain' | 'choose'
