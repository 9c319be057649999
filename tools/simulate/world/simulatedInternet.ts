import type { Clock } from '../../../core/adapters/clock/Clock.ts'
import { commerceApiOverFetch } from '../../../core/adapters/commerceApi/CommerceApi.fetch.ts'
import type { Chance } from '../Chance.ts'
import type { VirtualNetwork } from '../device/virtualDevice.ts'
import type { Mutant, Sender } from '../mutants/Mutant.ts'
import type { SimulatedServer } from '../server/simulatedServer.ts'
import { PlainHeaders } from './plainHttp.ts'

/**
 * What the network does with one request. late = the server gets it long after the client has given up; reordered = the
 * request, or its answer, is overtaken by others; garbled = a 200 that cannot be read; busy = a 503 of a proxy with
 * Retry-After.
 */
export type NetworkFate =
  | 'fine'
  | 'lost-request'
  | 'lost-answer'
  | 'duplicated'
  | 'bad-gateway'
  | 'failed-after'
  | 'busy'
  | 'hang'
  | 'late'
  | 'reordered'
  | 'garbled'

/** One request as it left a device. */
export type Wire = {
  readonly tabId: string
  readonly method: string
  readonly path: string
  readonly key: string
  readonly at: number
}

export type Exchange = Wire & {
  readonly status: number | null
  readonly errorId: string | null
  readonly replayed: boolean
}

export type SimulatedInternet = {
  fate: (wire: Wire) => NetworkFate
  /** The network of one device; its own connection may be down. */
  networkOf(device: string, chance: Chance): VirtualNetwork
  /** What leaves a device. */
  onSend: (wire: Wire, body: unknown) => void
  /** What the server has answered, received or not. */
  onAnswer: (exchange: Exchange) => void
  readonly requests: readonly Wire[]
}

export const simulatedInternet = (
  server: SimulatedServer,
  world: Clock,
  chance: Chance,
  mutant: Mutant | null,
): SimulatedInternet => {
  const requests: Wire[] = []
  const waiting = new Set<() => void>()
  server.onDeath = () => {
    for (const breakOff of waiting) breakOff()
  }
  const latency = (): number => 3 + chance.below(40)
  let lives = 0

  /** One request on arrival at the server, answered unless the process dies first. */
  const deliver = (url: string, init: RequestInit, wire: Wire, done: (response: Response | null) => void): void => {
    const answering = server.fetch(arrived(url, init))
    if (!answering) return done(null)
    const breakOff = (): void => done(null)
    waiting.add(breakOff)
    const answered = async (): Promise<void> => {
      const response = await answering
      if (!waiting.delete(breakOff)) return
      await seen(wire, response)
      done(response)
    }
    void answered()
  }

  const seen = async (wire: Wire, response: Response): Promise<void> => {
    const errorId = response.status < 400 ? null : errorIdOf(await response.clone().text())
    internet.onAnswer({
      ...wire,
      status: response.status,
      errorId,
      replayed: response.headers.get('idempotent-replayed') === 'true',
    })
  }

  const exchange = (
    network: VirtualNetwork,
    tabId: string,
    clock: Clock,
    url: string,
    init: RequestInit,
  ): Promise<Response> =>
    new Promise((resolve, reject) => {
      const headers = init.headers as Readonly<Record<string, string>>
      const wire: Wire = {
        tabId,
        method: init.method ?? 'GET',
        path: pathOf(url),
        key: headers['idempotency-key'] ?? '',
        at: world.now(),
      }
      requests.push(wire)
      internet.onSend(wire, init.body)
      const breakOff = (): void => void clock.setTimer(latency(), () => reject(new TypeError('The connection broke.')))
      if (!network.online) return breakOff()
      const answer = (response: Response | null, ms = latency()): void =>
        response ? void clock.setTimer(ms, () => resolve(response)) : breakOff()
      const reach = (then: (response: Response | null) => void, ms = latency()): void =>
        void world.setTimer(ms, () => deliver(url, init, wire, then))
      const plain = (status: number, more: Readonly<Record<string, string>> = {}): void =>
        answer(new Response('<html>', { status, headers: more }))
      switch (internet.fate(wire)) {
        case 'fine':
          return reach(answer)
        case 'lost-request':
          return breakOff()
        case 'lost-answer':
          return reach(breakOff)
        case 'duplicated':
          reach(answer)
          return reach(() => undefined, 5 + chance.below(4_000))
        case 'bad-gateway':
          return plain(502)
        case 'failed-after':
          return reach(() => plain(500))
        case 'busy':
          return plain(503, { 'retry-after': '3' })
        case 'hang':
          return
        case 'late':
          return reach(() => undefined, 16_000 + chance.below(30_000))
        case 'reordered':
          return reach((response) => answer(response, chance.below(4_000)), chance.below(4_000))
        case 'garbled':
          return reach((response) =>
            response?.ok ? answer(new Response('{"basketId":', { status: 200 })) : answer(response),
          )
      }
    })

  const internet: SimulatedInternet = {
    fate: () => 'fine',
    requests,
    onSend: () => undefined,
    onAnswer: () => undefined,
    networkOf: (device, own) => {
      const network: VirtualNetwork = {
        online: true,
        apiFor: (tabId, clock) => {
          const fetchHere = ((url: string, init: RequestInit) =>
            exchange(network, tabId, clock, url, init)) as typeof fetch
          const api = commerceApiOverFetch({ fetch: fetchHere, apiBase: origin, clock, isOnline: () => network.online })
          const sender: Sender = { tabId, life: `${device}-${(lives += 1)}`, chance: own }
          return mutant ? mutant.api(api, sender) : api
        },
      }
      return network
    },
  }
  return internet
}

/** What the server's socket makes of a request: not a full `Request`, which would cost as much as the call itself. */
const arrived = (url: string, { method = 'GET', headers, body }: RequestInit): Request => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : null
  const stream = bytes && {
    async *[Symbol.asyncIterator]() {
      yield bytes
    },
  }
  return {
    url,
    method,
    headers: new PlainHeaders(headers as Readonly<Record<string, string>>),
    body: stream,
  } as unknown as Request
}

const origin = 'http://shop.test'

const pathOf = (url: string): string => url.slice(origin.length).split('?', 1)[0] ?? ''

const errorIdOf = (text: string): string | null => /"errorId":"([^"]+)"/.exec(text)?.[1] ?? null
