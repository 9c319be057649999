/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface AssociateCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'running': (args: { employee: string | number; store: string | number }) => string
  readonly 'adjustNamed': (args: { name: string | number }) => string
  readonly 'adjustLede': (args: { percent: number }) => string
  readonly 'adjustNeedsAgent': (args: { employee: string | number }) => string
  readonly 'adjustAmount': (args: { currency: string | number }) => string
  readonly 'adjustDone': (args: { name: string | number }) => string
  readonly 'adjustRemoved': (args: { name: string | number }) => string
  readonly 'found': (args: { email: string | number }) => string
  readonly 'foundMember': (args: { email: string | number }) => string
  readonly 'foundNobody': (args: { email: string | number }) => string
}

type PlainKey =
  | 'title' | 'lede' | 'store' | 'employee' | 'chooseStore' | 'chooseEmployee' | 'chooseStoreFirst' | 'storeMissing' | 'employeeMissing'
  | 'start' | 'shop' | 'endSession' | 'bar' | 'ended' | 'endedDetail' | 'notDone' | 'away' | 'employeesAway' | 'tryAgain' | 'agentTitle'
  | 'agentLede' | 'agentStart' | 'adjust' | 'adjustBy' | 'adjustPercent' | 'adjustValue' | 'adjustReason' | 'adjustReasonHelp' | 'adjustSave'
  | 'adjustRemove' | 'agentConfirm' | 'findTitle' | 'findEmail' | 'find' | 'findAway' | 'enrolTitle' | 'enrolLede' | 'enrolCode' | 'enrolWrong'
  | 'enrol'
