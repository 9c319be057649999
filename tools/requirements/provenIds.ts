import type { VitestReport } from '../suite/vitestReport.ts'
import { idsOfTitle } from './requirementIds.ts'
import type { RequirementGroup } from './requirementIds.ts'

/** What the last test runs say about one group. */
export type GroupProof = {
  readonly group: string
  /** At least one test, and all of them passed. */
  readonly passing: readonly string[]
  /** At least one test did not pass. */
  readonly failing: readonly string[]
  /** No test names the id. */
  readonly missing: readonly string[]
}

/** Sorts the ids of every group by what the reports say, and names ids in titles that no row has. */
export const proofOf = (
  groups: readonly RequirementGroup[],
  reports: readonly VitestReport[],
): { readonly groups: readonly GroupProof[]; readonly unknown: readonly string[] } => {
  const holds = new Map<string, boolean>()
  for (const test of reports.flatMap(({ testResults }) => testResults.flatMap((file) => file.assertionResults))) {
    for (const id of idsOfTitle(test.title)) holds.set(id, (holds.get(id) ?? true) && test.status === 'passed')
  }
  const known = new Set(groups.flatMap(({ ids }) => ids))
  return {
    groups: groups.map(({ name, ids }) => ({
      group: name,
      passing: ids.filter((id) => holds.get(id) === true),
      failing: ids.filter((id) => holds.get(id) === false),
      missing: ids.filter((id) => !holds.has(id)),
    })),
    unknown: [...holds.keys()].filter((id) => !known.has(id)).sort(),
  }
}
