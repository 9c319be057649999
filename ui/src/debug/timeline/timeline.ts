import type { Advance, RecordedLane } from '../../../../contracts/recorder.ts'

export type LaneName = RecordedLane | 'tab'

export const laneNames: readonly LaneName[] = ['command', 'sending', 'answer', 'recovery', 'tab']

/** How a commit is drawn: its lane, or a cross for a refusal. */
export type MarkName = LaneName | 'refused'

/**
 * The whole log in columns, as far as list and lanes need it. Its lists grow in place; a new Timeline is made whenever
 * they have, so that React notices.
 */
export type Timeline = {
  readonly first: number
  readonly count: number
  readonly at: readonly number[]
  readonly lane: readonly RecordedLane[]
  readonly isRefused: readonly boolean[]
  readonly tab: readonly number[]
  /** Seq of the command that caused it; 0 = none. */
  readonly causedBy: readonly number[]
  /** REC-05: seq of the first of the commits that stand in one row, which is the commit's own for most. */
  readonly runOf: readonly number[]
  readonly otherTabs: ReadonlySet<number>
  readonly owed: number
  readonly trouble: Advance['trouble']
}

export const emptyTimeline = (first: number): Timeline => ({
  first,
  count: 0,
  at: [],
  lane: [],
  isRefused: [],
  tab: [],
  causedBy: [],
  runOf: [],
  otherTabs: new Set(),
  owed: 0,
  trouble: null,
})

/** Appends the next part. The old timeline's columns are consumed. */
export const withAdvance = (
  timeline: Timeline,
  { columns, isComplete, otherTabs, owed, trouble }: Advance,
): Timeline => {
  const grow = <T>(held: readonly T[], more: readonly T[]): readonly T[] => {
    for (const value of more) (held as T[]).push(value) // The old timeline is not used again.
    return held
  }
  const at = grow(timeline.at, columns.at)
  const runOf = timeline.runOf as number[] // The old timeline is not used again.
  for (const continues of columns.continues) {
    const seq = timeline.first + runOf.length
    runOf.push(continues ? (runOf.at(-1) ?? seq) : seq)
  }
  return {
    first: timeline.first,
    count: at.length,
    at,
    lane: grow(timeline.lane, columns.lane),
    isRefused: grow(timeline.isRefused, columns.isRefused),
    tab: grow(timeline.tab, columns.tab),
    causedBy: grow(timeline.causedBy, columns.causedBy),
    runOf,
    otherTabs: isComplete ? new Set(otherTabs) : timeline.otherTabs,
    owed,
    trouble,
  }
}

export const lastSeq = ({ first, count }: Timeline): number => first + count - 1

export const laneAt = ({ lane, tab, otherTabs }: Timeline, place: number): LaneName => {
  const own = lane[place] ?? 'command'
  return own === 'command' && otherTabs.has(tab[place] ?? 0) ? 'tab' : own
}

export const markAt = (timeline: Timeline, place: number): MarkName => {
  const lane = laneAt(timeline, place)
  return timeline.isRefused[place] === true && lane !== 'recovery' ? 'refused' : lane
}

/** The next refusal after a seq, starting over at the end; null = there is none at all. */
export const nextRefusal = ({ first, count, isRefused }: Timeline, seq: number): number | null => {
  for (let step = 1; step <= count; step++) {
    const place = (seq - first + step) % count
    if (isRefused[place] === true) return first + place
  }
  return null
}
