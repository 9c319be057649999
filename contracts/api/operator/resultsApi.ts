import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { text } from '../wire.ts'
import { ExperimentResult, OpenedResult } from './experimentResult.ts'

/** OPR-35: what every experiment has shown so far. */
export const readResultsAsOperator = endpoint({
  id: 'API-210',
  method: 'GET',
  path: '/operator/api/results',
  answer: Schema.Struct({ results: Schema.Array(ExperimentResult) }),
  errors: [],
  changes: false,
  who: 'operatorContent',
  headers: 'none',
})

const params = Schema.Struct({ experienceId: text(500) })

/** OPR-58, OPR-59: one of them, day by day, and what must not get worse. */
export const readResultAsOperator = endpoint({
  id: 'API-235',
  method: 'GET',
  path: '/operator/api/results/{experienceId}',
  params,
  answer: OpenedResult,
  errors: ['OPR404'],
  changes: false,
  who: 'operatorContent',
  headers: 'none',
})

/** OPR-60: the same as a CSV file, for a download. */
export const exportResult = endpoint({
  id: 'API-236',
  method: 'GET',
  path: '/operator/api/results/{experienceId}/file',
  params,
  answer: Schema.Struct({ name: Schema.String, text: Schema.String }),
  errors: ['OPR404'],
  changes: false,
  who: 'operatorContent',
  headers: 'none',
})
