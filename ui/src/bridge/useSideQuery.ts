import type { DiagnosticKind } from '../../../contracts/diagnostics.ts'
import type { Queries, Query, QueryName } from '../../../contracts/queries.ts'
import { useNotedQuery } from './useNotedQuery.ts'

/** ERR-33: the answer of a noted query; null until it is known, and for good when it fails. */
export const useSideQuery = <Name extends QueryName>(
  kind: DiagnosticKind,
  query: Query<Name> | null,
): Queries[Name]['answer'] | null => {
  const asked = useNotedQuery(kind, query)
  return asked.state === 'answered' ? asked.answer : null
}
