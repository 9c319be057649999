import { useCallback, useEffect, useState } from 'react'
import type { Queries, Query, QueryMessage, QueryName } from '../../../contracts/queries.ts'
import { useStorefront } from './StorefrontContext.ts'

/** A question and where it stands. `stale` = from the cache, a newer answer is on its way or could not be had. */
export type Asked<Answer> =
  | { readonly state: 'pending' }
  | { readonly state: 'answered'; readonly answer: Answer; readonly stale: boolean; readonly at: number }
  | { readonly state: 'refused'; readonly errorId: string; readonly status: number; readonly message: string }
  /** ERR-32: the content service has no such page. */
  | { readonly state: 'missing'; readonly status: number; readonly path: string }
  | { readonly state: 'unreachable'; readonly reason: string }

/** Asks the worker; null asks nothing. The last answer to the same question stays while it is asked again. */
export const useQuery = <Name extends QueryName>(query: Query<Name> | null): Asked<Queries[Name]['answer']> & { readonly again: () => void } => {
  const storefront = useStorefront()
  const key = query === null ? null : JSON.stringify(query)
  const [held, setHeld] = useState<{ readonly key: string | null; readonly asked: Asked<Queries[Name]['answer']> }>({ key: null, asked: { state: 'pending' } })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (key === null) return
    let wanted = true
    const receive = (message: QueryMessage<Queries[Name]['answer']>) => {
      if (wanted) setHeld({ key, asked: messageToAsked(message) })
    }
    storefront
      .ask(JSON.parse(key) as Query<Name>, receive)
      .catch((reason: unknown) => wanted && setHeld({ key, asked: { state: 'unreachable', reason: String(reason) } }))
    return () => {
      wanted = false
    }
  }, [storefront, key, turn])
  const again = useCallback(() => setTurn((count) => count + 1), [])
  return { ...(held.key === key ? held.asked : { state: 'pending' as const }), again }
}

const messageToAsked = <Answer>(message: QueryMessage<Answer>): Asked<Answer> => {
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
