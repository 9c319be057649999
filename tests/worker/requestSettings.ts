import type { Pipeline } from '../../worker/pipeline/pipeline.ts'
import type { RequestSettings } from '../../worker/requests/requestOutcome.ts'
import type { Session } from '../../worker/session/session.ts'

/** A call as the session was asked to send it; `key` is its idempotency key. */
type Sent = { readonly id: string; readonly input: object; readonly key: string | undefined }

type Parts = Partial<Omit<RequestSettings, 'session' | 'pipeline'>> & {
  readonly session?: Partial<Session>
  readonly pipeline?: Partial<Pipeline>
}

/** The settings of a request whose session is answered by `answerTo`. There is only what the request needs. */
export const requestSettings = (
  answerTo: (sent: Sent) => unknown,
  { session, ...more }: Parts = {},
): RequestSettings => {
  const send = async (endpoint: { readonly id: string }, input: object, key?: string) =>
    answerTo({ id: endpoint.id, input, key })
  return { ...more, session: { send, ...session } } as unknown as RequestSettings
}
