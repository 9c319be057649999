import { Exit, Schema } from 'effect'
import { decideExperience, EngineEvent, readDatafile } from '../../contracts/api/content/experimentApi.ts'
import { actionIdOf, decisionOf } from '../../core/domain/experiment/actionId.ts'
import { decideVariants } from '../../core/domain/experiment/decideVariants.ts'
import { sdkKeyOf } from '../../core/domain/experiment/sdkKey.ts'
import { locales } from '../../core/domain/locale/locales.ts'
import { answer, refuse } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { findDatafile } from './datafileStore.ts'
import { recordImpressions } from './recordImpressions.ts'

const decodeEvent = Schema.decodeUnknownExit(EngineEvent)

export const experimentHandlers: readonly Handler[] = [
  /** SEG-10 */
  handle(readDatafile, async ({ params: { sdkKey } }, _caller, { db }) => {
    const datafile = await findDatafile(db, sdkKey)
    return datafile === undefined ? refuse('API404') : answer(datafile)
  }),
  /** SEG-09: by the datafile of the caller's site, whose rules are the worker's own. */
  handle(decideExperience, async ({ body: { customerId, events } }, caller, { db, now, locale }) => {
    const known = events.flatMap((event) => {
      const decoded = decodeEvent(event)
      return Exit.isSuccess(decoded) ? [decoded.value] : []
    })
    const seen = known.flatMap((event) => ('impressionIds' in event ? event.impressionIds : []))
    const subject = caller.kind === 'public' ? null : caller.subject
    await recordImpressions(
      db,
      { visitor: customerId, subject },
      seen.flatMap((id) => decisionOf(id) ?? []),
      now,
    )
    const datafile = await findDatafile(db, sdkKeyOf[locales[locale.code].site])
    const segments = known.flatMap((event) => ('segments' in event ? event.segments : []))
    const decisions =
      datafile === undefined ? [] : decideVariants(datafile, { id: customerId, decisions: [] }, segments)
    return answer({
      decisions: decisions.map((decision) => ({
        experienceId: decision.experienceId,
        variantLabel: decision.variantId,
        actionId: actionIdOf(decision),
        items: [],
      })),
    })
  }),
]
