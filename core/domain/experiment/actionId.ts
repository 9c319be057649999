import type { VariantDecision } from '../../../contracts/content/audience.ts'

/** SEG-09: what the decision engine calls a decision, and what an impression names. */
export const actionIdOf = ({ experienceId, variantId }: VariantDecision): string => `${experienceId}/${variantId}`

/** null: not made by `actionIdOf`. */
export const decisionOf = (actionId: string): VariantDecision | null => {
  const [experienceId = '', variantId = '', ...more] = actionId.split('/')
  return experienceId && variantId && more.length === 0 ? { experienceId, variantId } : null
}
