import type { Log } from '../http/requestLog.ts'
import { builtInProvider } from '../payment/builtInProvider.ts'
import { newId } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import { finishStranded } from './finishStranded.ts'
import { refundCancelled } from './refundCancelled.ts'

const everyMs = 15_000

/** Looks for stranded orders and owed refunds now and then; what it gives back stops it, once the look under way is over. */
export function watchStranded(db: Db, log: Log): () => Promise<void> {
  let looking: Promise<unknown> = Promise.resolve()
  const look = (): void => {
    const provider = builtInProvider(db)
    looking = finishStranded(db, provider, Date.now())
      .then(async (failures) => [...failures, ...(await refundCancelled(db, provider))])
      .catch((error: unknown) => [error])
      .then((failures) => failures.forEach((error) => log({ event: 'failure', correlationId: newId(), error })))
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
