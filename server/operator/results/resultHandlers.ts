import {
  exportResult,
  readResultAsOperator,
  readResultsAsOperator,
} from '../../../contracts/api/operator/resultsApi.ts'
import { experimentResults, openedResult } from '../../experiment/experimentResults.ts'
import { answer, refuse } from '../../kit/answer.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import { resultFile } from './resultFile.ts'

const unknown = refuse('OPR404', { message: 'There is no such experiment any more.' })

/** OPR-35, OPR-58, OPR-60: the results of experiments, which those who look after content run. */
export const resultHandlers: readonly Handler[] = [
  handle(readResultAsOperator, async ({ params: { experienceId } }, _caller, { db }) => {
    const result = await openedResult(db, experienceId)
    return result === null ? unknown : answer(result)
  }),
  handle(exportResult, async ({ params: { experienceId } }, _caller, { db }) => {
    const result = await openedResult(db, experienceId)
    return result === null ? unknown : answer(resultFile(result))
  }),
  handle(readResultsAsOperator, async (_input, _caller, { db }) => answer({ results: await experimentResults(db) })),
]
