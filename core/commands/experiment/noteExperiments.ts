import type { VariantDecision } from '../../../contracts/content/audience.ts'
import { assignmentOf } from '../../domain/experiment/assignments.ts'
import type { KnownVisitor } from '../../domain/experiment/visitorCookie.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'

/** SEG-06: what was assigned before stays, whoever decides otherwise by now. */
export const assignVariants = (
  { experiments }: ShopperState,
  { id: visitor, decisions }: KnownVisitor,
): readonly ShopEvent[] =>
  decisions
    .filter(({ experienceId }) => assignmentOf(experiments, experienceId) === undefined)
    .map((decision) => ({ _tag: 'v1.VariantAssigned', ...decision, visitor, isSeen: false }))

/** SEG-12: an exposure is recorded once for ever. One of a variant that the device was not assigned is none. */
export const noteSeen = ({ experiments }: ShopperState, seen: readonly VariantDecision[]): readonly ShopEvent[] =>
  experiments
    .filter(
      ({ experienceId, variantId, isSeen }) =>
        !isSeen && seen.some((each) => each.experienceId === experienceId && each.variantId === variantId),
    )
    .map(({ experienceId }) => ({ _tag: 'v1.VariantSeen', experienceId }))
