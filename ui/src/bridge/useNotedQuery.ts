import { useEffect } from 'react'
import type { DiagnosticKind } from '../../../contracts/diagnostics.ts'
import type { Queries, Query, QueryName } from '../../../contracts/queries.ts'
import { note } from './note.ts'
import { useQuery } from './useQuery.ts'
import type { QueryState } from './latestAnswer.ts'

/** ERR-33: asks for something beside the page's main thing; that it failed is only logged. */
export const useNotedQuery = <Name extends QueryName>(
  kind: DiagnosticKind,
  query: Query<Name> | null,
): QueryState<Queries[Name]['answer']> => {
  const asked = useQuery<Name>(query)
  const about = query?.name
  const reason = reasonOf(asked)
  useEffect(() => {
    if (about !== undefined && reason !== null) note({ kind, about, reason })
  }, [kind, about, reason])
  return asked
}

const reasonOf = (asked: QueryState<unknown>): string | null => {
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
