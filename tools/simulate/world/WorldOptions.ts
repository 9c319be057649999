import type { FaultName } from '../faults/faultKinds.ts'
import type { Mutant } from '../mutants/Mutant.ts'

export type WorldOptions = {
  readonly tabs: number | null
  readonly faults: readonly FaultName[] | null
  readonly mutant: Mutant | null
  readonly story: boolean
  /** Content is published in this world, whatever its seed says. */
  readonly isPublishing?: boolean
  /** What shoppers do is tracked in this world, whatever its seed says. */
  readonly isTracking?: boolean
}
