import type { Clock } from '../../core/adapters/clock/Clock.ts'
import { basketToConfirmed } from '../../core/commands/cart/basketToConfirmed.ts'
import { closeBasket, restoreBasket } from '../../core/commands/cart/closeBasket.ts'
import { isUnderWay } from '../../core/commands/cart/wantsCart.ts'
import { refreshLists } from '../../core/commands/favorites/refreshLists.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Session } from '../session/session.ts'
import { backOff } from './backOff.ts'
import { loadCalls } from './loadCalls.ts'

/**
 * The log, or its end, is lost but the session is not: the server still has the lists and the basket. Asks until there
 * is an answer. Calls that had been sent are repeated meanwhile and answered with what was true then, so the present
 * state can be read only after them.
 */
export const restoreFromServer = async (session: Session, pipeline: Pipeline, clock: Clock): Promise<void> => {
  await pipeline.restore((state) => refreshLists(state, `restored-${clock.now()}`))
  while (!(await restoreOnce(session, pipeline)))
    await new Promise<void>((resolve) => void clock.setTimer(againMs, resolve))
}

const againMs = backOff.first * 5

/** The basket this device knows, if the server still has it open; else the one that the server names. */
const restoreOnce = async (session: Session, pipeline: Pipeline): Promise<boolean> => {
  const open = await session.openBasket()
  const calls = await loadCalls().catch(() => null)
  if (!calls || open._tag === 'Unknown' || isUnderWay(pipeline.shop())) return false
  const { cart, order } = pipeline.shop()
  for (const basketId of new Set([cart.basket?.basketId ?? null, open.basketId])) {
    if (basketId === null) continue
    const answer = await session.send(calls.apiByName.readCart, { params: { basketId }, query: {} })
    // An order that began meanwhile may have overtaken the answer.
    if (answer._tag === 'Unknown' || pipeline.shop().order !== order) return false
    if (answer._tag === 'Confirmed') {
      const basket = basketToConfirmed(answer.body)
      await pipeline.restore((state) => restoreBasket(state, basket))
      return true
    }
    await pipeline.restore((state) => closeBasket(state, basketId))
  }
  return true
}
