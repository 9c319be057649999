import { ingestPerformance } from '../../contracts/api/systemApi.ts'
import { answer } from '../http/answer.ts'
import { handle } from '../http/handle.ts'
import type { Handler } from '../http/handle.ts'

export const systemHandlers: readonly Handler[] = [
  /** TRK-05: taken and, in the reference server, not kept. */
  handle(ingestPerformance, async () => answer(undefined)),
]
