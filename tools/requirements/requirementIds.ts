/** A group of docs/requirements.md with its ids in the order of the page. */
export type RequirementGroup = { readonly name: string; readonly ids: readonly string[] }

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
