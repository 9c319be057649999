import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Queries, Query, QueryMessage, QueryName } from '../../../contracts/queries.ts'
import { firstHeld, heldAfter } from './latestAnswer.ts'
import type { QueryState } from './latestAnswer.ts'
import { useStorefront } from './StorefrontContext.ts'

/** Asks the worker; null asks nothing. The last answer to the same question stays while it is asked again. */
export const useQuery = <Name extends QueryName>(
  query: Query<Name> | null,
): QueryState<Queries[Name]['answer']> & { readonly again: () => void } => {
  const storefront = useStorefront()
  const key = query === null ? null : JSON.stringify(query)
  const [held, setHeld] = useState(() =>
    firstHeld(
      key,
      key === null ? undefined : (storefront.known?.(key) as QueryMessage<Queries[Name]['answer']> | undefined),
    ),
  )
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (key === null) return
    let wanted = true
    const receive = (message: QueryMessage<Queries[Name]['answer']>) => {
      if (wanted) setHeld((before) => heldAfter(before, key, message))
    }
    storefront
      .ask(JSON.parse(key) as Query<Name>, receive)
      .catch((reason: unknown) => receive({ _tag: 'Unreachable', reason: String(reason) }))
    return () => {
      wanted = false
    }
  }, [storefront, key, turn])
  const again = useCallback(() => setTurn((count) => count + 1), [])
  const asked = held.key === key ? held.asked : pending
  return useMemo(() => ({ ...asked, again }), [asked, again])
}

const pending = { state: 'pending' } as const
