/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface ReportCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'size': (args: { count: number; kilobytes: number }) => string
  readonly 'saved': (args: { name: string | number }) => string
  readonly 'toShop': (args: { host: string | number }) => string
  readonly 'toOther': (args: { host: string | number }) => string
}

type PlainKey =
  | 'title' | 'intro' | 'introSend' | 'inside' | 'insideSteps' | 'insidePersonal' | 'insideDevice' | 'never' | 'neverCard' | 'neverSecret'
  | 'writing' | 'failed' | 'failedDetail' | 'asText' | 'showAll' | 'save' | 'again' | 'send' | 'sending' | 'sent' | 'received'
  | 'receivedDetail' | 'tooLarge' | 'tooMany' | 'refused' | 'notNow' | 'noAnswer' | 'stillSave'
