import type { Answer } from '../../contracts/answer.ts'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import type { ApiRequest, CommerceApi, NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'

/** One call as a client saw it. */
export type MeasuredCall = {
  /** `POST /cart/v1/item` */
  readonly name: string
  /** Until the whole answer was read, ms. */
  readonly ms: number
  /** Code of a refusal, or why the outcome is unknown; null = done. */
  readonly error: string | null
}

/** A confirmed call, kept for the final checks. */
export type ConfirmedCall = { readonly request: ApiRequest<Endpoint>; readonly body: unknown }

export type CallMeter = {
  readonly calls: readonly MeasuredCall[]
  /** What the server confirmed of the endpoints worth keeping. */
  readonly confirmed: readonly ConfirmedCall[]
  /** The same port, measured. */
  measure(api: CommerceApi): CommerceApi
}

/** `now` in ms, with fractions; calls of `keep` are stored whole. */
export const createCallMeter = (now: () => number, keep: readonly Endpoint[]): CallMeter => {
  const calls: MeasuredCall[] = []
  const confirmed: ConfirmedCall[] = []
  return {
    calls,
    confirmed,
    measure: (api) => ({
      send: async (request) => {
        const started = now()
        const answer = await api.send(request)
        const { endpoint } = request
        calls.push({ name: `${endpoint.method} ${endpoint.path}`, ms: now() - started, error: errorOf(answer) })
        if (answer._tag === 'Confirmed' && keep.includes(endpoint)) confirmed.push({ request, body: answer.body })
        return answer
      },
    }),
  }
}

const errorOf = (answer: Answer | NotSent): string | null => {
  switch (answer._tag) {
    case 'Confirmed':
      return null
    case 'Refused':
      return answer.errorId
    case 'NotSent':
      return `not sent: ${answer.part}`
    case 'Unknown':
      return answer.status === null ? answer.reason : `${answer.reason} ${answer.status}`
  }
}
