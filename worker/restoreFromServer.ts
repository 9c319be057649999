import { readCart } from '../contracts/api/cartApi.ts'
import type { Clock } from '../core/adapters/clock/Clock.ts'
import { basketToConfirmed } from '../core/commands/cart/basketToConfirmed.ts'
import { closeBasket } from '../core/commands/cart/closeBasket.ts'
import { refreshLists } from '../core/commands/favorites/refreshLists.ts'
import { restoreBasket } from '../core/commands/cart/restoreBasket.ts'
import { backOff } from './backOff.ts'
import type { Pipeline } from './pipeline.ts'
import type { Session } from './session.ts'

/** The log, or its end, is gone and the session is not: the server still has the lists, and the basket in one round trip. Asked until it is answered. */
export const restoreFromServer = async (session: Session, pipeline: Pipeline, clock: Clock): Promise<void> => {
  await pipeline.restore((shop) => refreshLists(shop, `restored-${clock.now()}`))
  while (!(await restoreOnce(session, pipeline))) await new Promise<void>((resolve) => void clock.setTimer(againMs, resolve))
}

const againMs = backOff.first * 5

const restoreOnce = async (session: Session, pipeline: Pipeline): Promise<boolean> => {
  const open = await session.openBasket()
  if (open._tag === 'Unknown') return false
  const known = pipeline.shop().cart.basket?.basketId ?? null
  if (known !== null && known !== open.basketId) await pipeline.restore((shop) => closeBasket(shop, known))
  if (open.basketId === null) return true
  const answer = await session.send(readCart, { params: { basketId: open.basketId }, query: {} })
  if (answer._tag === 'Confirmed') {
    const basket = basketToConfirmed(answer.body)
    await pipeline.restore((shop) => restoreBasket(shop, basket))
  }
  return answer._tag !== 'Unknown'
}
