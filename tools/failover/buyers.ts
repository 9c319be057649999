import { setTimeout as sleep } from 'node:timers/promises'
import { fetchToken } from '../../contracts/api/account/sessionApi.ts'
import { createCartWithItem } from '../../contracts/api/cart/cartApi.ts'
import { setBillingAddress, setShippingAddress } from '../../contracts/api/cart/cartDeliveryApi.ts'
import { addPaymentInstrument } from '../../contracts/api/cart/cartPaymentApi.ts'
import { placeOrder, prepareOrder } from '../../contracts/api/cart/orderApi.ts'
import type { AnswerOf, Endpoint, InputOf } from '../../contracts/api/endpoint.ts'
import { systemClock } from '../../core/adapters/clock/Clock.system.ts'
import { commerceApiOverFetch } from '../../core/adapters/commerceApi/CommerceApi.fetch.ts'
import { requestHeaders } from '../../core/adapters/commerceApi/requestHeaders.ts'
import { newId } from '../../server/storage/newId.ts'
import type { Shopped } from '../shoppers/orderBookFaults.ts'
import { seededChance } from '../simulate/Chance.ts'
import type { Chance } from '../simulate/Chance.ts'
import { untaxedAddress } from '../simulate/shopper/sampleShopper.ts'

export type Bought = {
  readonly shopped: Shopped
  readonly faults: readonly string[]
}

export type Buyers = {
  /** How many orders have been acknowledged so far. */
  readonly count: () => number
  /** Each finishes its order. */
  readonly stop: () => Promise<Bought>
}

/** A call gives up waiting after this long, and is repeated. ms */
const timeoutMs = 20_000

/** Nobody waits for an outcome any longer than this, ms: the shop has lost the call. */
const mostWaitMs = 180_000

const pauseMs = 100

/** Of a hundred changes: sent twice at once, and confirmed but not heard. */
const weather = { doubled: 3, unheard: 5 } as const

/** So many orders by one guest; then another comes. */
const ordersOfAGuest = 50

/**
 * What only orders, again and again: calls by the contract without a client's core, so that thousands of orders take
 * minutes. Like a client it repeats a call under its key until the outcome is known.
 */
export const startBuyers = (url: string, skus: readonly string[], count: number, seed: number): Buyers => {
  const numbers = new Set<string>()
  const pressed = new Set<string>()
  const faults: string[] = []
  let isOver = false
  const buyOn = async (chance: Chance): Promise<void> => {
    while (!isOver) {
      const ask = await openGuest(url, chance)
      for (let n = 0; n < ordersOfAGuest && !isOver && ask !== null; n += 1) {
        const sku = skus[chance.below(skus.length)] ?? ''
        const end = await order(ask, sku, pressed)
        if (end === 'refused') break
        if (end === 'unknown') faults.push('a call had no outcome in three minutes')
        else if (numbers.has(end)) faults.push(`order ${end} was given to two baskets`)
        else numbers.add(end)
      }
    }
  }
  const buying = Promise.all(Array.from({ length: count }, (_, index) => buyOn(seededChance(seed + index))))
  return {
    count: () => numbers.size,
    stop: async () => {
      isOver = true
      await buying
      return { shopped: { answer: numbers, pressed }, faults }
    },
  }
}

type Ended<E extends Endpoint> = AnswerOf<E> | 'refused' | 'unknown'
type Ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>, key?: string) => Promise<Ended<E>>

/** The number of an order, or why there is none. */
const order = async (ask: Ask, sku: string, pressed: Set<string>): Promise<string> => {
  const basket = await ask(createCartWithItem, { query: {}, body: { productId: sku, qty: 1 } })
  if (typeof basket === 'string') return basket
  const { basketId } = basket
  const steps = [
    () => ask(setShippingAddress, { params: { basketId }, body: { addresses: [untaxedAddress], context: 'checkout' } }),
    () => ask(setBillingAddress, { params: { basketId }, body: untaxedAddress }),
    () => ask(addPaymentInstrument, { params: { basketId }, body: { payment_method_id: 'CREDIT_CARD', card } }),
  ]
  for (const step of steps) {
    const end = await step()
    if (typeof end === 'string') return end
  }
  const ready = await ask(prepareOrder, { body: { basketId } })
  if (typeof ready === 'string') return ready
  const key = newId()
  pressed.add(key)
  const placed = await ask(
    placeOrder,
    {
      body: {
        cartId: basketId,
        paymentMethod: { additionalData: { shownTotal: ready.totals.total } },
        type: 'CREDIT_CARD',
      },
    },
    key,
  )
  return typeof placed === 'string' ? placed : placed.orderNumber
}

const card = {
  number: '4242424242424242',
  securityCode: '123',
  expiryMonth: 12,
  expiryYear: 2031,
  holder: 'Wren Holloway',
} as const

/** A guest's calls, each repeated until its outcome is known; null: nobody was let in. */
const openGuest = async (url: string, chance: Chance): Promise<Ask | null> => {
  const clock = systemClock()
  const api = commerceApiOverFetch({ fetch, apiBase: url, clock })
  let accessToken: string | null = null
  const sessionId = newId()
  const askAs: Ask = async (endpoint, input, key = newId()) => {
    const attempt = () =>
      api.send({
        endpoint,
        input,
        idempotencyKey: key,
        timeoutMs,
        headers: requestHeaders(endpoint, {
          locale: 'en-us',
          transactionId: newId(),
          correlationId: sessionId,
          sessionId,
          accessToken,
          webview: false,
        }),
      })
    for (const end = performance.now() + mostWaitMs; performance.now() < end;) {
      const [answer] = chance.percent(weather.doubled) ? await Promise.all([attempt(), attempt()]) : [await attempt()]
      if (answer._tag === 'NotSent') throw new Error(`${endpoint.id}: ${answer.issue}`)
      if (answer._tag === 'Refused') return 'refused'
      if (answer._tag === 'Confirmed' && !chance.percent(weather.unheard)) return answer.body
      if (answer._tag === 'Unknown') await sleep(answer.retryAfterMs ?? pauseMs)
    }
    return 'unknown'
  }
  const session = await askAs(fetchToken, { body: {} })
  if (typeof session === 'string') return null
  accessToken = session.accessToken
  return askAs
}
