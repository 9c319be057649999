import { decideExperience } from '../../contracts/api/content/experimentApi.ts'
import type { EngineEvent } from '../../contracts/api/content/experimentApi.ts'
import type { VariantDecision } from '../../contracts/content/audience.ts'
import { channels } from '../../core/domain/configuration/constants.ts'
import type { Session } from '../session/session.ts'

/** The brand whose rules the engine applies. */
const brand = 'cairn'

/** SEG-09: what the decision engine says about a visitor after these events; null when it does not answer. */
export const askEngine = async (
  session: Session,
  visitor: string,
  events: readonly EngineEvent[],
): Promise<readonly VariantDecision[] | null> => {
  const answer = await session.send(decideExperience, {
    params: { brand },
    body: { customerId: visitor, channel: channels.browser, events: [...events] },
  })
  return answer._tag === 'Confirmed'
    ? answer.body.decisions.map(({ experienceId, variantLabel }) => ({ experienceId, variantId: variantLabel }))
    : null
}
