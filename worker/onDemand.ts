import { isContentPage, laterQueries, shownAnswer } from './laterQueries.ts'
import { callAccount } from './callAccount.ts'
import { changeAccount } from './changeAccount.ts'
import { createDiagnostics } from './diagnostics.ts'
import { openPaymentPage } from './openPaymentPage.ts'
import { restoreFromServer } from './restoreFromServer.ts'
import { serveRequest } from './serveRequest.ts'

/**
 * What the worker does at sign-in, for the pages of the checkout, of the account, of orders that stand and of the payment provider, and with what is
 * only logged, or when this device has lost its log; its code comes with the first of them. It is one piece because two would share contracts with the worker, which would then be cut in
 * two as well and weigh 1 kB more.
 */
export const onDemand = {
  laterQueries,
  shownAnswer,
  isContentPage,
  callAccount,
  changeAccount,
  createDiagnostics,
  openPaymentPage,
  restoreFromServer,
  serveRequest,
}
