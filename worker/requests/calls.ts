import type { AnswerOf, Endpoint, InputOf } from '../../contracts/api/endpoint.ts'
import type { RequestOutcome } from '../../contracts/requests.ts'
import { requestOutcome } from './requestOutcome.ts'
import type { RequestSettings } from './requestOutcome.ts'

/** One call under `key`; a change is made once. */
export const call = async <E extends Endpoint, Output = null>(
  { session }: Pick<RequestSettings, 'session'>,
  endpoint: E,
  input: InputOf<E>,
  key: string,
  // Only a request without an output leaves it out, and then `Output` is null.
  outputOf: (body: AnswerOf<E>) => Output = () => null as Output,
): Promise<RequestOutcome<Output>> =>
  requestOutcome(await session.send(endpoint, input, endpoint.changes ? key : undefined), outputOf)

/** `newKeyEachTime`: one call under a fresh key. Without a connection it is not made. */
export const callOnce = async <E extends Endpoint>(
  { session, ids, isOnline }: RequestSettings,
  endpoint: E,
  input: InputOf<E>,
): Promise<RequestOutcome<null>> => {
  if (!isOnline()) return { _tag: 'Unreachable' }
  const answer = await session.send(endpoint, input, ids.uuidv7())
  return answer._tag === 'NotSent' ? { _tag: 'Unreachable' } : requestOutcome(answer, () => null)
}
