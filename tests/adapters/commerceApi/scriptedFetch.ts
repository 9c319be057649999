import type { Endpoint, InputOf } from '../../../contracts/api/endpoint.ts'
import { systemClock } from '../../../core/adapters/clock/Clock.system.ts'
import { commerceApiOverFetch, type FetchSettings } from '../../../core/adapters/commerceApi/CommerceApi.fetch.ts'

export type SeenFetch = { readonly url: string; readonly init: RequestInit; readonly headers: Headers }

/** A small fetch that records requests and answers by a script. */
export const scriptedFetch = (answer: (seen: SeenFetch) => Response | Promise<Response>) => {
  const seen: SeenFetch[] = []
  const fetch: FetchSettings['fetch'] = async (url, init = {}) => {
    const one = { url: url instanceof Request ? url.url : url.toString(), init, headers: new Headers(init.headers) }
    seen.push(one)
    return answer(one)
  }
  return { fetch, seen }
}

export const apiAnswering = (
  answer: (seen: SeenFetch) => Response | Promise<Response>,
  settings: Partial<FetchSettings> = {},
) => {
  const { fetch, seen } = scriptedFetch(answer)
  return {
    seen,
    api: commerceApiOverFetch({
      fetch,
      apiBase: 'https://shop.example',
      clock: { ...systemClock(), now: () => 0 },
      ...settings,
    }),
  }
}

/** A request with defaults for whatever a test does not care about. */
export const request = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  more: { timeoutMs?: number; idempotencyKey?: string } = {},
) => ({
  endpoint,
  input,
  timeoutMs: 1_000,
  headers: {},
  ...(endpoint.changes ? { idempotencyKey: 'key-1' } : {}),
  ...more,
})

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

export const refusal = (errorId: string, status: number, more: object = {}) =>
  json({ errorDetails: [{ errorId, message: 'no', ...more }], correlationId: 'c-1' }, status)
