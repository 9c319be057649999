import type { SegmentId } from '../../../contracts/content/audience.ts'

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
export const segmentsOf = (facts: SegmentFacts): readonly SegmentId[] =>
  (Object.keys(rules) as SegmentId[]).filter((id) => rules[id](facts))

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
