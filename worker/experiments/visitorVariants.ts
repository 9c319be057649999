import type { SegmentId, VariantDecision } from '../../contracts/content/audience.ts'
import type { WorkerNews } from '../../contracts/storefrontWorker.ts'
import { assignVariants } from '../../core/commands/experiment/noteExperiments.ts'
import { decideVariants, experimentKeys } from '../../core/domain/experiment/decideVariants.ts'
import { assignmentOf } from '../../core/domain/experiment/assignments.ts'
import { readVisitor, visitorCookieName, writeVisitor } from '../../core/domain/experiment/visitorCookie.ts'
import type { KnownVisitor } from '../../core/domain/experiment/visitorCookie.ts'
import { askEngine } from './askEngine.ts'
import { sendExposures, takesPart } from './exposures.ts'
import type { ExposureSettings } from './exposures.ts'
import { keptDatafile } from './keptDatafile.ts'
import type { DatafileSettings } from './keptDatafile.ts'

export type VariantSettings = DatafileSettings &
  ExposureSettings & {
    /** Of the page, when its worker started. */
    readonly cookies?: string
    readonly onNews: (news: WorkerNews) => void
  }

/** What content asks about experiments. */
export type VisitorVariants = {
  /** What was decided before. */
  readonly known: readonly VariantDecision[]
  /** Decides these experiments too. SEG-06: those that are not decided in time show their baselines. */
  readonly decide: (
    experienceIds: readonly string[],
    segments: readonly SegmentId[],
  ) => Promise<readonly VariantDecision[]>
}

/** SEG-06: how long content waits for a decision, ms. */
export const decisionMs = 300

/** The variants of this browser; undefined where it takes part in no experiment. */
export const visitorVariants = (settings: VariantSettings): VisitorVariants | undefined => {
  const { pipeline, clock, cookies } = settings
  const ofPage = readVisitor(cookies)
  if (ofPage === null || !takesPart(settings)) return undefined
  const now = (): KnownVisitor => visitorNow(settings, ofPage)
  if (assignVariants(pipeline.shop(), ofPage).length > 0)
    void pipeline.restore((state) => assignVariants(state, ofPage), 'experiment')
  tellPage(settings, now())
  void sendExposures(settings)
  return {
    known: now().decisions,
    decide: async (experienceIds, segments) => {
      const decided = assign(settings, now(), experienceIds, segments).catch(() => undefined)
      const late = new Promise<void>((resolve) => void clock.setTimer(decisionMs, resolve))
      await Promise.race([decided, late])
      return now().decisions
    },
  }
}

/** The log's assignments count, then those of the cookie that it does not have. */
const visitorNow = ({ pipeline }: VariantSettings, ofPage: KnownVisitor): KnownVisitor => {
  const { experiments } = pipeline.shop()
  return {
    id: experiments[0]?.visitor ?? ofPage.id,
    decisions: [
      ...experiments.map(({ experienceId, variantId }) => ({ experienceId, variantId })),
      ...ofPage.decisions.filter(({ experienceId }) => assignmentOf(experiments, experienceId) === undefined),
    ],
  }
}

/**
 * By the datafile; the engine is asked about an experiment that is not in it, because the one that is kept here may be
 * older than the page.
 */
const assign = async (
  settings: VariantSettings,
  visitor: KnownVisitor,
  experienceIds: readonly string[],
  segments: readonly SegmentId[],
): Promise<void> => {
  const datafile = await keptDatafile(settings)
  const known = datafile === null ? visitor.decisions : decideVariants(datafile, visitor, segments)
  const listed = new Set(datafile === null ? [] : experimentKeys(datafile))
  const answered = experienceIds.every((id) => listed.has(id))
    ? null
    : await askEngine(settings.session, visitor.id, [{ eventType: 'cairn:context:Segments', segments: [...segments] }])
  const others = answered?.filter(({ experienceId }) => known.every((one) => one.experienceId !== experienceId)) ?? []
  const decided = { ...visitor, decisions: [...known, ...others] }
  await settings.pipeline.restore((state) => assignVariants(state, decided), 'experiment')
  tellPage(settings, visitorNow(settings, decided))
}

/** The page keeps the cookie by which the server draws the next one. */
const tellPage = ({ cookies = '', onNews }: VariantSettings, visitor: KnownVisitor): void => {
  const value = writeVisitor(visitor)
  if (!cookies.split(/;\s*/).includes(`${visitorCookieName}=${value}`))
    onNews({ _tag: 'SessionMarkers', markers: { [visitorCookieName]: value } })
}
