export const layers = ['core', 'worker', 'contract', 'server', 'ui'] as const
export type Mark = (typeof layers)[number]

/** A row of docs/requirements.md. */
export type RequirementRow = {
  readonly id: string
  readonly group: string
  /** Where its marks say that it is proven; none for a note, which promises nothing. */
  readonly marks: readonly Mark[]
  /** The number of the decision by which the shop does not offer it, as the row writes it. */
  readonly notOffered?: string
  /** The number of the decision by which the shop answers a call without making it. */
  readonly notCalled?: string
}

/**
 * Reads the rows of the page: list rows (`- **CART-01** [core][ui] …`) and table rows (`| ERR-101 | …`), whose marks
 * stand above their table ("Marks for every row: …"). Rows of the contradictions table (X-…) promise nothing and are
 * left out. A row with `[decision 51: not offered]` has no layer, and a call with `[decision 51: not called]` not the
 * worker's.
 */
export const requirementRows = (page: string): readonly RequirementRow[] => {
  const rows = new Map<string, RequirementRow>()
  let ofTable: readonly Mark[] = []
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) ofTable = []
    const [, shared] = /Marks for every row: (.*)/.exec(line) ?? []
    if (shared !== undefined) ofTable = marksAt(shared.replaceAll(/ \([^)]*\)/g, ''))
    const [, listed, words = ''] = /^- \*\*([A-Z0-9]+-\d+[a-z]?)\*\* (.*)/.exec(line) ?? []
    const [, tabled, cell = ''] = /^\| ([A-Z0-9]+-\d+[a-z]?) \| (.*)/.exec(line) ?? []
    const id = listed ?? tabled
    if (id === undefined || groupOf(id) === 'X' || rows.has(id)) continue
    const [, decision] = /^(?:\[\w+\])*\[decision (\d+): not offered\]/.exec(words) ?? []
    if (decision !== undefined) rows.set(id, { id, group: groupOf(id), marks: [], notOffered: decision })
    else if (listed !== undefined) rows.set(id, { id, group: groupOf(id), marks: marksAt(words) })
    else rows.set(id, tableRow(id, cell, ofTable))
  }
  return [...rows.values()]
}

const tableRow = (id: string, cells: string, ofTable: readonly Mark[]): RequirementRow => {
  const group = groupOf(id)
  if (cells.startsWith('*(note)*')) return { id, group, marks: [] }
  const [, decision] = /\[decision (\d+): not called\]/.exec(cells) ?? []
  if (decision === undefined) return { id, group, marks: ofTable }
  return { id, group, marks: ofTable.filter((mark) => mark !== 'worker'), notCalled: decision }
}

/** `[core][ui]` at the beginning of a text. */
const marksAt = (text: string): readonly Mark[] => {
  const [marks = ''] = /^(?:\[\w+\] ?)*/.exec(text) ?? []
  return layers.filter((layer) => marks.includes(`[${layer}]`))
}

const groupOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

/** Rows that name a decision without a file; `files` are the names in docs/decisions. */
export const undecidedRows = (rows: readonly RequirementRow[], files: readonly string[]): readonly string[] =>
  rows.flatMap(({ id, notOffered, notCalled }) => {
    const decision = notOffered ?? notCalled
    return decision === undefined || files.some((name) => name.startsWith(`${decision.padStart(4, '0')}-`))
      ? []
      : [`${id} names decision ${decision}, which has no file in docs/decisions.`]
  })
