import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { ExperimentResult } from './experimentResult.ts'

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
