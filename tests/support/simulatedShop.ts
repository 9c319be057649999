import type { Answer, Refused } from '../../contracts/answer.ts'
import type { Basket } from '../../contracts/api/entities/basket.ts'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { signIn } from '../../contracts/api/account/authApi.ts'
import { fetchLoyaltyToken } from '../../contracts/api/account/loyaltyApi.ts'
import { signUp } from '../../contracts/api/account/signUpApi.ts'
import { collectEvents } from '../../contracts/api/content/trackingApi.ts'
import { fetchToken, signOut } from '../../contracts/api/account/sessionApi.ts'
import type { LineProduct } from '../../contracts/commands/lineProduct.ts'
import type { ApiRequest } from '../../core/adapters/commerceApi/CommerceApi.ts'
import type { Settled } from '../../core/commands/answer.ts'
import { keysOf } from '../../core/domain/fields/fields.ts'
import { locales, parseLocale } from '../../core/domain/locale/locales.ts'
import { canonical } from '../../core/domain/log/chainHash.ts'
import type { EndpointName } from '../../core/commands/call.ts'
import { apiByName } from '../../contracts/api/apiByName.ts'
import { createModelCommerce } from './modelCommerce.ts'
import type { ModelCommerce } from './modelCommerce.ts'
import { memberOf, refusal, simulatedSessions } from './simulatedShopSessions.ts'
import type { SimulatedSessions } from './simulatedShopSessions.ts'

type ArrivalName = EndpointName | 'collectEvents' | 'fetchLoyaltyToken' | 'fetchToken' | 'signIn' | 'signOut' | 'signUp'

export type Arrival = {
  readonly name: ArrivalName
  readonly key: string
  readonly at: number
  readonly tabId: string
  /** `POST /cart/v1/cart/basket-1/…`, its parameters filled in, and its query. */
  readonly line: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** The server of a simulated world: model commerce behind sessions and idempotency keys. */
export type SimulatedShop = {
  receive(request: ApiRequest<Endpoint>, tabId: string): Answer
  readonly model: ModelCommerce
  readonly sessions: SimulatedSessions
  /** Every request that reached the server, in order. */
  readonly arrivals: readonly Arrival[]
  /** How often the server did the work of a key: at most once. */
  readonly effects: ReadonlyMap<string, number>
  /** Calls whose key came with two different payloads: there must be none. */
  readonly clashes: readonly string[]
  /** Calls refused from now on, with a code. */
  readonly refuse: Map<EndpointName, string>
  /** Added to the total of a basket that is prepared, minor units. */
  surcharge: number
}

export const createSimulatedShop = (now: () => number, products: readonly LineProduct[]): SimulatedShop => {
  const model = createModelCommerce(products)
  const sellsAbroad = new Set(products.map(({ currency }) => currency)).size > 1
  const owners = new Map<string, string>()
  const sessions = simulatedSessions(
    now,
    (sessionId) => [...owners].findLast(([id, owner]) => owner === sessionId && model.isOpen(id))?.[0],
    (from, to, basketId) => {
      if (owners.get(basketId) === from) owners.set(basketId, to)
    },
  )
  const answers = new Map<string, Answer>()
  const arrivals: Arrival[] = []
  const effects = new Map<string, number>()
  const refuse = new Map<EndpointName, string>()
  const payloads = new Map<string, string>()
  const clashes: string[] = []

  const perform = (name: EndpointName, key: string, sessionId: string, input: LooseInput): Answer => {
    const code = refuse.get(name)
    if (code) return refusal(400, code)
    const named = [input.params?.['basketId'], input.body?.['cartId'], input.body?.['basketId']]
    const basketId = named.find((id) => typeof id === 'string') ?? ''
    if (basketId !== '' && owners.has(basketId) && owners.get(basketId) !== sessionId) return refusal(404, 'BSK404')
    if (key !== '') effects.set(key, (effects.get(key) ?? 0) + 1)
    const lane = name.includes('Favorite') ? 'favorites' : 'cart'
    const call = {
      key: `${sessionId} ${key}`,
      lane,
      endpoint: name,
      input,
      basketId,
      secret: null,
      strict: false,
    } as const
    const answer = toAnswer(model.perform(call))
    if (answer._tag !== 'Confirmed') return answer
    const body = answer.body as Basket
    if ('items' in body && !('orderNumber' in body)) owners.set(body.basketId, sessionId)
    if (name !== 'prepareOrder' || shop.surcharge === 0) return answer
    return { ...answer, body: { ...body, totals: { ...body.totals, total: body.totals.total + shop.surcharge } } }
  }

  const receive: SimulatedShop['receive'] = (request, tabId) => {
    const key = request.idempotencyKey ?? ''
    const input = JSON.parse(JSON.stringify(request.input)) as LooseInput
    const name = nameOf(request.endpoint)
    arrivals.push({
      name,
      key,
      at: now(),
      tabId,
      line: lineOf(request.endpoint, input),
      body: input.body,
      headers: request.headers,
    })
    if (name === 'fetchToken') return sessions.token(key, input.body ?? {})
    if (name === 'signIn') return sessions.signIn(request.headers['authorization'], input.body ?? {})
    if (name === 'signUp') return sessions.signUp(key, input.body ?? {})
    if (name === 'collectEvents') return { _tag: 'Confirmed', body: undefined, replayed: false }
    if (name === 'signOut') return sessions.signOut(input.body?.['refreshToken'])
    const caller = sessions.caller(request.headers['authorization'])
    if (caller._tag === 'Refused') return caller
    if (name === 'fetchLoyaltyToken')
      return {
        _tag: 'Confirmed',
        body: { loyaltyToken: 'loyalty-secret', memberId: memberOf(caller.sessionId) },
        replayed: false,
      }
    const payload = canonical([name, input])
    const place = `${caller.sessionId} ${key}`
    if (request.endpoint.changes && (payloads.get(place) ?? payload) !== payload) {
      clashes.push(`${name} ${key}`)
      return refusal(422, 'IDK422')
    }
    payloads.set(place, payload)
    const stored = request.endpoint.changes ? answers.get(place) : undefined
    if (stored) return stored._tag === 'Confirmed' ? { ...stored, replayed: true } : stored
    // CART-42: each country's session is sold what its shop sells.
    const locale = parseLocale(request.headers['locale'] ?? '')
    if (sellsAbroad && locale) model.shop.currency = locales[locale].currency
    const answer = perform(name, key, caller.sessionId, input)
    if (request.endpoint.changes) answers.set(place, answer)
    return answer
  }

  const shop: SimulatedShop = { receive, model, sessions, arrivals, effects, clashes, refuse, surcharge: 0 }
  return shop
}

type LooseInput = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** `POST /cart/v1/cart/basket-1/…?a=b`. */
export const lineOf = ({ method, path }: Endpoint, { params = {}, query = {} }: LooseInput): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '?')
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${method} ${filled}${asked.size === 0 ? '' : `?${asked}`}`
}

const nameByEndpoint = new Map<Endpoint, EndpointName>(keysOf(apiByName).map((name) => [apiByName[name], name]))

const namesOfOthers: Readonly<Record<string, ArrivalName>> = {
  [fetchLoyaltyToken.id]: 'fetchLoyaltyToken',
  [collectEvents.id]: 'collectEvents',
  [fetchToken.id]: 'fetchToken',
  [signIn.id]: 'signIn',
  [signOut.id]: 'signOut',
  [signUp.id]: 'signUp',
}

const nameOf = (endpoint: Endpoint): ArrivalName => {
  const name = namesOfOthers[endpoint.id] ?? nameByEndpoint.get(endpoint)
  if (!name) throw new Error(`the simulated shop does not know ${endpoint.id}`)
  return name
}

const toAnswer = (settled: Settled): Answer => {
  switch (settled._tag) {
    case 'Confirmed':
      return { _tag: 'Confirmed', body: settled.body, replayed: false }
    case 'Refused':
      return { ...refusal(settled.status, settled.errorId), message: settled.message } satisfies Refused
    case 'SecretGone':
      throw new Error('a server never says that a secret is gone')
  }
}
