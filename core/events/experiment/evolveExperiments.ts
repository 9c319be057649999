import type { Evolve } from '../evolve.ts'
import type { ExperimentEvent } from './experimentEvents.ts'

export const evolveExperiments: Evolve<ExperimentEvent> = {
  'v1.VariantAssigned': ({ experiments }, assignment) => {
    experiments.push({ ...assignment })
  },
  'v1.VariantSeen': ({ experiments }, { experienceId }) => {
    for (const assignment of experiments) assignment.isSeen ||= assignment.experienceId === experienceId
  },
}
