/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface AssociateCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'running': (args: { employee: string | number; store: string | number }) => string
}

type PlainKey =
  | 'title' | 'lede' | 'store' | 'employee' | 'chooseStore' | 'chooseEmployee' | 'chooseStoreFirst' | 'storeMissing' | 'employeeMissing'
  | 'start' | 'shop' | 'endSession' | 'bar' | 'ended' | 'endedDetail' | 'notDone' | 'away' | 'employeesAway' | 'tryAgain' | 'agentTitle'
  | 'agentLede' | 'agentStart'
