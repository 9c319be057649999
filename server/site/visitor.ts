import type { SegmentId, VariantDecision } from '../../contracts/content/audience.ts'
import { nobody } from '../../core/domain/account/account.ts'
import { readAudience } from '../../core/domain/content/audienceCookie.ts'
import type { PublicAudience } from '../../core/domain/content/audienceCookie.ts'
import { segmentsOn } from '../../core/domain/content/segments.ts'

/** Whose browser asks for a page, by its cookies and headers. */
export type Visitor = {
  /** This browser has no session. */
  readonly isStranger: boolean
  readonly audience: PublicAudience
  /** TRK-03: `Sec-GPC` */
  readonly hasPrivacyControl: boolean
  /** SEG-06: the variants that it is shown (`assignVisitor.ts`). */
  readonly decisions: readonly VariantDecision[]
}

/** AUTH-05: the worker sets a marker with a token. */
export const visitorOf = (cookies = '', secGpc = ''): Visitor => ({
  isStranger: !/(?:^|;\s*)access=./.test(cookies),
  audience: readAudience(cookies),
  hasPrivacyControl: secGpc === '1',
  decisions: [],
})

/** As the browser's page last told; a browser without a session has an empty log, unless it told otherwise. */
export const knownSegments = (
  { isStranger, audience: { on } }: Pick<Visitor, 'isStranger' | 'audience'>,
  site: string,
): readonly SegmentId[] | null => {
  if (on?.site === site) return on.segments
  return isStranger ? strangersOn(site) : null
}

export const strangersOn = (site: string): readonly SegmentId[] => segmentsOn(site, nobody(), true)
