import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import type { DiagnosticKind } from '../../../../contracts/diagnostics.ts'
import type { Queries, Query, QueryMessage, QueryName } from '../../../../contracts/queries.ts'
import { firstHeld, heldAfter } from './latestAnswer.ts'
import type { QueryState } from './latestAnswer.ts'
import { note } from '../note.ts'
import { useStorefront } from '../StorefrontContext.ts'

/**
 * Sends a query to the worker; null sends none. The last answer to the same query stays while it is sent again. ERR-33:
 * `noted` is for secondary content; its failure is only logged, as this kind.
 */
export const useQuery = <Name extends QueryName>(
  query: Query<Name> | null,
  { noted }: { readonly noted?: DiagnosticKind } = {},
): QueryState<Queries[Name]['answer']> & { readonly again: () => void } => {
  const storefront = useStorefront()
  const key = query === null ? null : JSON.stringify(query)
  const [held, setHeld] = useState(() => firstHeld(key, query === null ? undefined : storefront.known?.(query)))
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (key === null) return
    let wanted = true
    // The text of `query`, so that the effect runs only when the query changed.
    const asking = JSON.parse(key) as Query<Name>
    let isShown = storefront.known?.(asking) !== undefined
    const receive = (message: QueryMessage<Queries[Name]['answer']>) => {
      if (!wanted) return
      const hold = () => setHeld((before) => heldAfter(before, key, message))
      // A newer answer is drawn in small pieces between the shopper's presses. React would draw at once what the server
      // drew and what is not alive yet, and with it lose the presses kept for it.
      if (isShown || message._tag === 'Unreachable' || storefront.isDrawn?.()) startTransition(hold)
      else hold()
      isShown ||= message._tag === 'Answered'
    }
    storefront.ask(asking, receive).catch((reason: unknown) => receive({ _tag: 'Unreachable', reason: String(reason) }))
    return () => {
      wanted = false
    }
  }, [storefront, key, turn])
  const again = useCallback(() => setTurn((count) => count + 1), [])
  const asked = held.key === key ? held.asked : pending
  const about = query?.name
  const reason = noted === undefined ? null : failureOf(asked)
  useEffect(() => {
    if (noted !== undefined && about !== undefined && reason !== null) note({ kind: noted, about, reason })
  }, [noted, about, reason])
  return useMemo(() => ({ ...asked, again }), [asked, again])
}

/** ERR-33: the answer to a noted query; null until it is known, and if it fails. */
export const useSideQuery = <Name extends QueryName>(
  noted: DiagnosticKind,
  query: Query<Name> | null,
): Queries[Name]['answer'] | null => {
  const asked = useQuery(query, { noted })
  return asked.state === 'answered' ? asked.answer : null
}

const pending = { state: 'pending' } as const

/** Why there is no answer, or no newer one. */
const failureOf = (asked: QueryState<unknown>): string | null => {
  switch (asked.state) {
    case 'refused':
      return asked.errorId
    case 'missing':
      return String(asked.status)
    case 'unreachable':
      return asked.reason
    case 'answered':
      return asked.failure ?? null
    default:
      return null
  }
}
