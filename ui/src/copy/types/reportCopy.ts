/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface ReportCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'size': (args: { count: number; kilobytes: number }) => string
  readonly 'saved': (args: { name: string | number }) => string
}

type PlainKey =
  | 'title' | 'intro' | 'inside' | 'insideSteps' | 'insidePersonal' | 'insideDevice' | 'never' | 'neverCard' | 'neverSecret' | 'writing'
  | 'failed' | 'failedDetail' | 'asText' | 'cut' | 'save' | 'again'
