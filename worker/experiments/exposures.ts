import type { VariantDecision } from '../../contracts/content/audience.ts'
import type { OutcomeOf } from '../../contracts/requests.ts'
import { assignVariants, noteSeen } from '../../core/commands/experiment/noteExperiments.ts'
import { signedInOn } from '../../core/domain/account/account.ts'
import { actionIdOf } from '../../core/domain/experiment/actionId.ts'
import { mayTakePart } from '../../core/domain/experiment/mayTakePart.ts'
import { readVisitor } from '../../core/domain/experiment/visitorCookie.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Session } from '../session/session.ts'
import { askEngine } from './askEngine.ts'

export type ExposureSettings = {
  readonly pipeline: Pipeline
  readonly session: Session
  readonly locale: Locale
  readonly site: string
  readonly hasPrivacyControl: boolean
  readonly isOnline: () => boolean
}

/** TRK-01, TRK-03: as the log's consent and the page's Global Privacy Control are now. */
export const takesPart = ({ pipeline, locale, hasPrivacyControl }: ExposureSettings): boolean =>
  mayTakePart(locale, { answer: pipeline.shop().consent, hasPrivacyControl })

/** SEG-12: variants were painted in view. `cookies` of the page: what the server has assigned may not be in the log yet. */
export const noteExposures = async (
  settings: ExposureSettings,
  seen: readonly VariantDecision[],
  cookies: string,
): Promise<OutcomeOf<'noteExposures'>> => {
  const { pipeline } = settings
  const visitor = readVisitor(cookies)
  if (visitor !== null && takesPart(settings)) {
    await pipeline.restore((state) => assignVariants(state, visitor), 'experiment')
    await pipeline.restore((state) => noteSeen(state, seen), 'experiment')
    void sendExposures(settings)
  }
  return { _tag: 'Done', output: null }
}

/**
 * SEG-12, TRK-01: the one way by which an exposure leaves the device, and where consent is asked for. The log keeps all of
 * them; what the server has not acknowledged in the life of this worker is sent, and the server stores each once. After a
 * sign-in they are sent again, so that the account's orders count for the visitor too.
 */
export const sendExposures = async (settings: ExposureSettings): Promise<void> => {
  const { pipeline, session, site, isOnline } = settings
  if (!isOnline() || !takesPart(settings)) return
  const { account, experiments } = pipeline.shop()
  const sent = sentBy.get(pipeline) ?? new Set()
  sentBy.set(pipeline, sent)
  const person = signedInOn(account, site)?.at ?? 'guest'
  const nameOf = (one: VariantDecision): string => `${person}/${actionIdOf(one)}`
  const unsent = experiments.filter((one) => one.isSeen && !sent.has(nameOf(one)))
  for (const visitor of new Set(unsent.map((one) => one.visitor))) {
    const own = unsent.filter((one) => one.visitor === visitor)
    for (const one of own) sent.add(nameOf(one))
    const impressionIds = own.map(actionIdOf)
    const answer = await askEngine(session, visitor, [{ eventType: 'monetate:record:Impressions', impressionIds }])
    if (answer === null) for (const one of own) sent.delete(nameOf(one))
  }
}

/** What this worker has sent. */
const sentBy = new WeakMap<Pipeline, Set<string>>()
