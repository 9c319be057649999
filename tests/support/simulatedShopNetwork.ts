import type { Answer, UnknownReason } from '../../contracts/answer.ts'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'
import type { ApiRequest, CommerceApi } from '../../core/adapters/commerceApi/CommerceApi.ts'
import { endpointCodec } from '../../core/adapters/commerceApi/endpointCodec.ts'
import { writeRequest } from '../../core/adapters/commerceApi/writtenRequest.ts'
import type { SimulatedShop } from './simulatedShop.ts'

/**
 * What the network does with one request. `late` = the answer arrives after the client has given up; `slow` = it is
 * overtaken by others.
 */
export type Fate =
  | 'fine'
  | 'lose-request'
  | 'lose-answer'
  | 'duplicate'
  | 'status'
  | 'status-after'
  | 'busy'
  | 'hang'
  | 'late'
  | 'slow'

const slowMs = 3_000

export type Sent = {
  readonly endpoint: string
  readonly key: string
  readonly tabId: string
  readonly from: number
  until: number | null
}

export type SimulatedNetwork = {
  /** The port of one tab. The server continues when the tab freezes or dies; answers wait for the tab's clock. */
  apiFor(tabId: string, clock: Clock): CommerceApi
  /** Decides what happens to a request. */
  fate: (request: ApiRequest<Endpoint>, tabId: string) => Fate
  online: boolean
  /**
   * How far the server's clock is ahead of the device's, ms; null = no answer has said so yet; absent = answers have no
   * time.
   */
  ahead?: number | null
  /** Every attempt of every call, with its start and end. */
  readonly attempts: readonly Sent[]
}

/** Every fate but 'fine', in an order that seeded choices rely on. */
export const badFates: readonly [Fate, ...Fate[]] = [
  'lose-request',
  'lose-answer',
  'duplicate',
  'status',
  'status-after',
  'busy',
  'late',
  'hang',
]

export const createSimulatedNetwork = (
  shop: SimulatedShop,
  world: Clock,
  latencyMs: () => number,
): SimulatedNetwork => {
  const attempts: Sent[] = []
  const network: SimulatedNetwork = {
    fate: () => 'fine',
    online: true,
    attempts,
    apiFor: (tabId, clock) => ({ send: (request) => exchange(tabId, clock, request) as never, ...timeOf(clock) }),
  }

  const timeOf = (clock: Clock): Pick<CommerceApi, 'serverNow'> => {
    const { ahead } = network
    return ahead === undefined ? {} : { serverNow: () => (ahead === null ? null : clock.now() + ahead) }
  }

  const exchange = (tabId: string, clock: Clock, request: ApiRequest<Endpoint>): Promise<unknown> =>
    new Promise((resolve) => {
      const written = writeRequest(request.endpoint.path, endpointCodec(request.endpoint), request.input as object)
      if (written._tag === 'NotSent') return resolve(written)
      const sent: Sent = {
        endpoint: request.endpoint.id,
        key: request.idempotencyKey ?? '',
        tabId,
        from: clock.now(),
        until: null,
      }
      attempts.push(sent)
      const end = (answer: Answer): void => {
        sent.until ??= clock.now()
        cancel()
        resolve(answer)
      }
      const cancel = clock.setTimer(request.timeoutMs, () => end(unknown('timeout')))
      if (!network.online) return void clock.setTimer(1, () => end(unknown('offline')))
      const reach = (then: (answer: Answer) => void, backMs?: number): void => {
        world.setTimer(latencyMs(), () => {
          const answer = shop.receive(request, tabId)
          clock.setTimer(backMs ?? latencyMs(), () => then(answer))
        })
      }
      const breakOff = (status: number | null, retryAfterMs: number | null = null): void =>
        void clock.setTimer(latencyMs(), () =>
          end(status === null ? unknown('network') : { ...unknown('status'), status, retryAfterMs }),
        )
      switch (network.fate(request, tabId)) {
        case 'fine':
          return reach(end)
        case 'lose-request':
          return breakOff(null)
        case 'lose-answer':
          return reach(() => end(unknown('network')))
        case 'duplicate':
          reach(end)
          return reach(() => undefined)
        case 'status':
          return breakOff(502)
        case 'status-after':
          return reach(() => end({ ...unknown('status'), status: 500 }))
        case 'busy':
          return breakOff(503, 5_000)
        case 'hang':
          return
        case 'slow':
          return reach(end, slowMs)
        case 'late':
          return void world.setTimer(request.timeoutMs + 500, () => void shop.receive(request, tabId))
      }
    })
  return network
}

const unknown = (reason: UnknownReason) =>
  ({ _tag: 'Unknown', reason, status: null as number | null, retryAfterMs: null as number | null }) as const
