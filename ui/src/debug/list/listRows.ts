import type { Timeline } from '../timeline/timeline.ts'

/** A row of the list: one commit, or the commits that stand in one row (REC-05). */
export type ListRow = {
  /** The commit that a press on it goes to: the last one of several. */
  readonly seq: number
  /** The first one that it stands for. */
  readonly from: number
  /** The first one of all that were typed there; rows with the same one belong together. */
  readonly run: number
  /** How many commits it stands for. */
  readonly count: number
  readonly kind: 'single' | 'closed' | 'open' | 'inside'
}

/** REC-05: the rows of all commits, or of those found; what was typed in one form is one row, which may be opened. */
export const listRows = (
  { first, count, runOf }: Pick<Timeline, 'first' | 'count' | 'runOf'>,
  found: readonly number[] | null,
  opened: ReadonlySet<number>,
): readonly ListRow[] => {
  const rows: ListRow[] = []
  const shown = found?.length ?? count
  const seqAt = (place: number): number => found?.[place] ?? first + place
  const runAt = (place: number): number => runOf[seqAt(place) - first] ?? seqAt(place)
  for (let place = 0; place < shown;) {
    const run = runAt(place)
    let end = place + 1
    while (end < shown && runAt(end) === run) end++
    const row = { seq: seqAt(end - 1), from: seqAt(place), run, count: end - place }
    if (row.count === 1) rows.push({ ...row, kind: 'single' })
    else {
      rows.push({ ...row, kind: opened.has(run) ? 'open' : 'closed' })
      if (opened.has(run))
        for (let inside = place; inside < end; inside++)
          rows.push({ seq: seqAt(inside), from: seqAt(inside), run, count: 1, kind: 'inside' })
    }
    place = end
  }
  return rows
}

/** The row in which a commit is marked: its own, or the closed one that it stands in; -1 when there is none. */
export const rowAt = (rows: readonly ListRow[], seq: number): number =>
  rows.findIndex((row) => row.kind !== 'open' && row.from <= seq && seq <= row.seq)
