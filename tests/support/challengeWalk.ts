import type { Call } from '../../core/commands/call.ts'
import { wants } from '../../core/commands/wants.ts'
import type { PlacingPhase } from '../../core/domain/order/placing.ts'
import type { ShopEvent } from '../../core/events/shop/shopEvent.ts'
import { atSummary } from './checkoutWalk.ts'
import { sampleProduct } from './sampleProducts.ts'

/** At the summary with a card whose bank asks; the bank's result is in `memory` until a worker dies. */
export const atChallenge = (before?: readonly ShopEvent[]) => {
  const walk = atSummary([sampleProduct('A-1'), sampleProduct('B-1')], before)
  const { commerce, driver } = walk
  commerce.bank.asks = true
  const memory = new Map<string, string>()
  /** The first answer on the bank's page counts; reopened, the page gives the same result. */
  let onPage: string | null = null
  const phase = (): PlacingPhase | null => driver.shop().order.placing?.phase ?? null
  const give = (result: string) => {
    onPage ??= result
    const secretRef = `bank-${memory.size}-${driver.lastCommandId()}`
    memory.set(secretRef, onPage)
    return driver.ask({ _tag: 'AnswerChallenge', secretRef })
  }
  /** A call as it crosses the wire, or null when what it needs is gone from memory. */
  const written = (call: Call): Call | null => {
    if (call.endpoint !== 'patchOrder' || call.secret === null) return call
    const result = memory.get(call.secret.ref)
    return result === undefined
      ? null
      : { ...call, input: { ...call.input, body: { ...call.input.body, [call.secret.field]: result } } }
  }
  return {
    ...walk,
    memory,
    phase,
    give,
    written,
    hasAuthorised: () => onPage === 'authorised',
    close: () => driver.ask({ _tag: 'AbandonChallenge' }),
    /** Sends and answers until nothing is owed. */
    calm: () => {
      for (let round = 0; round < 100; round++) {
        const call = driver.send()
        if (!call) return
        const sent = written(call)
        driver.answer(call, sent ? commerce.perform(sent) : { _tag: 'SecretGone' })
      }
      throw new Error(`still owed: ${JSON.stringify(wants(driver.shop()))}`)
    },
  }
}
