import { readResultsAsOperator } from '../../../contracts/api/operator/resultsApi.ts'
import { experimentResults } from '../../experiment/experimentResults.ts'
import { answer } from '../../kit/answer.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'

/** OPR-35: the results of experiments, which those who look after content run. */
export const resultHandlers: readonly Handler[] = [
  handle(readResultsAsOperator, async (_input, _caller, { db }) => answer({ results: await experimentResults(db) })),
]
