import type { ContentAudience, SegmentId, VariantDecision } from '../../../contracts/content/audience.ts'
import type { Queries } from '../../../contracts/queries.ts'
import { signedInOn } from '../account/account.ts'
import type { Account } from '../account/account.ts'
import { defined, keysOf } from '../fields/fields.ts'

/** The input for computing segments. */
export type SegmentFacts = {
  readonly isLoggedIn: boolean
  readonly isLoyaltyMember: boolean
  readonly isEmployee: boolean
  readonly isCartEmpty: boolean
  readonly isProsumer: boolean
  readonly isWranx: boolean
  readonly isIpa: boolean
  readonly isAthlete: boolean
}

/** SEG-04: the segments that a shopper belongs to. */
export const segmentsOf = (facts: SegmentFacts): readonly SegmentId[] => allSegments.filter((id) => rules[id](facts))

/** SEG-04: the segments on one site (its country in lower case), by what the log tells of the shopper. */
export const segmentsOn = (
  site: string,
  account: Pick<Account, 'signedIn'>,
  isCartEmpty: boolean,
): readonly SegmentId[] => {
  const { consumerType: type, programme } = signedInOn(account, site) ?? {}
  return segmentsOf({
    isLoggedIn: type !== undefined,
    isLoyaltyMember: type === 'LOYALTY',
    isEmployee: type === 'EMPLOYEE',
    isCartEmpty,
    isProsumer: type === 'PROSUMER',
    isWranx: programme === 'WRANX',
    isIpa: programme === 'IPA',
    isAthlete: type === 'ATHLETE',
  })
}

/** Loyalty and non-loyalty need a signed-in shopper; the other groups are simply absent for a guest. */
const rules: Readonly<Record<SegmentId, (facts: SegmentFacts) => boolean>> = {
  loggedIn: ({ isLoggedIn }) => isLoggedIn,
  loggedOut: ({ isLoggedIn }) => !isLoggedIn,
  loyalty: ({ isLoggedIn, isLoyaltyMember }) => isLoggedIn && isLoyaltyMember,
  nonLoyalty: ({ isLoggedIn, isLoyaltyMember }) => isLoggedIn && !isLoyaltyMember,
  employee: ({ isLoggedIn, isEmployee }) => isLoggedIn && isEmployee,
  nonEmployee: ({ isLoggedIn, isEmployee }) => !(isLoggedIn && isEmployee),
  cartEmpty: ({ isCartEmpty }) => isCartEmpty,
  cartNotEmpty: ({ isCartEmpty }) => !isCartEmpty,
  prosumer: ({ isLoggedIn, isProsumer }) => isLoggedIn && isProsumer,
  nonProsumer: ({ isLoggedIn, isProsumer }) => !(isLoggedIn && isProsumer),
  wranx: ({ isLoggedIn, isWranx }) => isLoggedIn && isWranx,
  nonWranx: ({ isLoggedIn, isWranx }) => !(isLoggedIn && isWranx),
  ipa: ({ isLoggedIn, isIpa }) => isLoggedIn && isIpa,
  nonIpa: ({ isLoggedIn, isIpa }) => !(isLoggedIn && isIpa),
  athlete: ({ isLoggedIn, isAthlete }) => isLoggedIn && isAthlete,
  nonAthlete: ({ isLoggedIn, isAthlete }) => !(isLoggedIn && isAthlete),
}

export const allSegments = keysOf(rules)

/** Who a document is resolved for; the server and the worker know the segments from different places. `now`: epoch ms. */
export const audienceOf = (
  segments: readonly SegmentId[],
  { family, key, testContext }: Queries['content']['ask'],
  locale: string,
  now: number,
  decisions: readonly VariantDecision[],
): ContentAudience => ({
  now,
  locale,
  segments,
  decisions,
  ...(family === 'category' || family === 'product' ? { [family]: key } : {}),
  ...defined({ forcedSegment: testContext }),
})
