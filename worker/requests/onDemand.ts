import { systemPkce } from '../../core/adapters/pkce/Pkce.system.ts'
import { createDiagnostics } from '../bridge/diagnostics.ts'
import { restoreFromServer } from '../sender/restoreFromServer.ts'
import { readContent } from './readContent.ts'
import { fetchLater } from './laterQueries.ts'
import { requestHandlers } from './requestHandlers.ts'

/**
 * What the worker does not need while a shopper browses: requests, the queries of the checkout, the account and placed
 * orders, content, diagnostics, and restoring a lost log. Its code is loaded with the first of them. It is one chunk
 * because two would share contracts with the worker, which would then be split too and weigh 1 kB more.
 */
export const onDemand = {
  fetchLater,
  readContent,
  requestHandlers,
  createDiagnostics,
  restoreFromServer,
  systemPkce,
}
