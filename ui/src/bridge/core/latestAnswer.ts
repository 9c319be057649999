import type { QueryMessage } from '../../../../contracts/queries.ts'

/** A query and its state. `stale` = from the cache; a newer answer is on its way or could not be had. */
export type QueryState<Answer> =
  | { readonly state: 'pending' }
  | {
      readonly state: 'answered'
      readonly answer: Answer
      readonly stale: boolean
      readonly at: number
      /** Why a newer answer could not be had. */
      readonly failure?: string
    }
  | { readonly state: 'refused'; readonly errorId: string; readonly status: number; readonly message: string }
  /** ERR-32: the content service has no such page. */
  | { readonly state: 'missing'; readonly status: number; readonly path: string }
  | { readonly state: 'unreachable'; readonly reason: string }

/** The last answer, and the query (its JSON) that it answers. */
export type LatestAnswer<Answer> = { readonly key: string | null; readonly asked: QueryState<Answer> }

/** A page drawn by the server first shows what the server drew it from. */
export const firstHeld = <Answer>(key: string | null, known: QueryMessage<Answer> | undefined): LatestAnswer<Answer> =>
  known === undefined ? { key: null, asked: { state: 'pending' } } : { key, asked: messageToAsked(known) }

/**
 * An equal answer changes nothing on the screen, and neither does an older cached one. When no newer answer can be had,
 * the present one stays and counts as stale.
 */
export const heldAfter = <Answer>(
  before: LatestAnswer<Answer>,
  key: string,
  message: QueryMessage<Answer>,
): LatestAnswer<Answer> => {
  const asked = messageToAsked(message)
  const { asked: held } = before
  if (before.key !== key || held.state !== 'answered') return { key, asked }
  if (asked.state === 'unreachable') return { key, asked: { ...held, stale: true, failure: asked.reason } }
  if (asked.state !== 'answered') return { key, asked }
  const isSame = JSON.stringify(held.answer) === JSON.stringify(asked.answer)
  const isOld = (isSame && !held.stale) || (asked.stale && asked.at <= held.at)
  if (isOld) return before
  // A cached answer that still holds keeps its identity, so nothing derived from it is made again.
  return { key, asked: isSame ? { ...asked, answer: held.answer } : asked }
}

const messageToAsked = <Answer>(message: QueryMessage<Answer>): QueryState<Answer> => {
  switch (message._tag) {
    case 'Answered':
      return { state: 'answered', answer: message.answer, stale: message.from === 'cache', at: message.at }
    case 'Refused':
      return { state: 'refused', errorId: message.errorId, status: message.status, message: message.message }
    case 'ContentPageError':
      return { state: 'missing', status: message.status, path: message.path }
    case 'Unreachable':
      return { state: 'unreachable', reason: message.reason }
  }
}
