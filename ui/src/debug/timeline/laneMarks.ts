import { laneAt, laneNames, markAt } from './timeline.ts'
import type { LaneName, MarkName, Timeline } from './timeline.ts'

/** Middle of a lane, px from the top. */
export const laneY = (lane: LaneName): number => 22 + 20 * laneNames.indexOf(lane)

export const lanesHeight = 22 + 20 * laneNames.length

/** SVG paths by look: one path each, whatever the number of commits. */
type LaneMarks = Readonly<Record<MarkName | 'owed', string>>

/** Above this many commits, the lines from command to answer are noise, and a mark for each is too much to draw. */
const mostLines = 300
/** Within this many px, two equal marks on one lane of a long log are drawn once. */
const grainOfMany = 9

/** `xs` = where each commit stands, px (timeAxis.ts). */
export const laneMarks = (timeline: Timeline, xs: ArrayLike<number>): LaneMarks => {
  const { count, first, causedBy } = timeline
  const marks: Record<keyof LaneMarks, string> = {
    command: '',
    sending: '',
    answer: '',
    recovery: '',
    tab: '',
    refused: '',
    owed: '',
  }
  const grain = count > mostLines ? grainOfMany : 1
  /** Where the last mark of a look was drawn on a lane, since commits come from left to right. */
  const drawn = new Map<string, number>()
  for (let place = 0; place < count; place++) {
    const x = tenth(xs[place])
    const kind = markAt(timeline, place)
    const lane = laneAt(timeline, place)
    const spot = Math.floor(x / grain)
    if (drawn.get(kind + lane) === spot) continue
    drawn.set(kind + lane, spot)
    marks[kind] += shapes[kind](x, laneY(lane))
    const cause = (causedBy[place] ?? 0) - first
    if (count > mostLines || lane !== 'answer' || cause < 0) continue
    marks.owed += `M${tenth(xs[cause])} ${laneY(laneAt(timeline, cause))}V${laneY('answer')}H${x}`
  }
  return marks
}

const tenth = (px = 0): number => Math.round(px * 10) / 10

const circle = (x: number, y: number): string => `M${x - 3.5} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z`

/** Shape and colour: no lane is recognised only by its colour. */
const shapes: Readonly<Record<MarkName, (x: number, y: number) => string>> = {
  command: circle,
  sending: (x, y) => `M${x - 3} ${y - 3.5}l6.5 3.5l-6.5 3.5z`,
  answer: (x, y) => `M${x - 3.5} ${y - 3.5}h7v7h-7z`,
  recovery: (x, y) => `M${x} ${y - 5}l5 5l-5 5l-5-5z`,
  tab: circle,
  refused: (x, y) => `M${x - 4} ${y - 4}l8 8m0-8l-8 8`,
}
