import type { Queries, Query, QueryMessage, QueryName } from '../../../contracts/queries.ts'
import type { Known } from './known.ts'

/** The answer to a query; undefined if the page was drawn without it. */
export const answerIn = <Name extends QueryName>({ answers }: Known, query: Query<Name>) =>
  // What stands under a query is the answer to it.
  answers.get(JSON.stringify(query)) as QueryMessage<Queries[Name]['answer']> | undefined

/** The query whose answer stands under a key of `answers`. */
export const queryUnder = (key: string): Query => JSON.parse(key) as Query // A key is the JSON of a query.
