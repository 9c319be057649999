import type { VitestReport } from '../suite/runProject.ts'

/** What the last test runs proved of one group. */
export type GroupProof = {
  readonly group: string
  /** At least one test, and all of them passed. */
  readonly passing: readonly string[]
  /** At least one test did not pass. */
  readonly failing: readonly string[]
  /** No test names the id. */
  readonly missing: readonly string[]
}

/** Sorts the ids of every group by the reports' results, and lists ids in titles that have no row. */
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

/** A group of docs/requirements.md with its ids in page order. */
type RequirementGroup = { readonly name: string; readonly ids: readonly string[] }

/**
 * Reads the ids of the rows: list rows (`- **CART-01** …`) and table rows (`| ERR-101 | …`).
 * Rows of the contradictions table (X-…) promise nothing and are left out.
 */
export const requirementGroups = (page: string): readonly RequirementGroup[] => {
  const idsByGroup = new Map<string, Set<string>>()
  for (const [, listed, tabled] of page.matchAll(
    /^(?:- \*\*([A-Z0-9]+-\d+[a-z]?)\*\*|\| ([A-Z0-9]+-\d+[a-z]?) \|)/gm,
  )) {
    const id = listed ?? tabled ?? ''
    const group = id.slice(0, id.lastIndexOf('-'))
    if (group !== 'X') idsByGroup.set(group, (idsByGroup.get(group) ?? new Set()).add(id))
  }
  return [...idsByGroup].map(([name, ids]) => ({ name, ids: [...ids] }))
}

/** The ids a test title starts with: one, or several separated by spaces or commas. */
export const idsOfTitle = (title: string): readonly string[] =>
  /^(?:[A-Z0-9]+-\d+[a-z]?(?:[\s,]+|:\s*|$))+/.exec(title)?.[0].match(/[A-Z0-9]+-\d+[a-z]?/g) ?? []
