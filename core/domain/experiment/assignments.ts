import type { VariantDecision } from '../../../contracts/content/audience.ts'

/** What a visitor of this device was assigned of one experiment: the fact itself, as a sign-out repeats it. */
export type Assignment = VariantDecision & {
  readonly _tag: 'v1.VariantAssigned'
  /** Under which name, by which what was seen is counted. */
  readonly visitor: string
  /** The variant was painted in view. */
  readonly isSeen: boolean
}

/** SEG-06: of every experiment the first assignment, for ever. */
export type Assignments = readonly Assignment[]

export const assignmentOf = (experiments: Assignments, experienceId: string): Assignment | undefined =>
  experiments.find((each) => each.experienceId === experienceId)
