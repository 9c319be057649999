import { laneNames } from './entriesOf.ts'
import type { Entry, LaneName } from './entriesOf.ts'

/** Middle of a lane, px from the top. */
export const laneY = (lane: LaneName): number => 14 + 24 * laneNames.indexOf(lane)

export const lanesHeight = 14 + 24 * laneNames.length

/** Place of the nth of `count` commits on a track `width` px wide. */
export const xOf = (index: number, count: number, width: number): number => (count < 2 ? 0 : (index / (count - 1)) * width)

/** SVG paths by look: one path each, however many commits there are. */
export type LaneMarks = Readonly<Record<LaneName | 'refused' | 'owed', string>>

/** Within so many px two marks alike on one lane are one. */
const grain = 9
/** Above so many commits the lines from command to answer are noise. */
const mostLines = 300

export const laneMarks = (entries: readonly Entry[], width: number): LaneMarks => {
  const marks: Record<keyof LaneMarks, string> = { command: '', sending: '', answer: '', recovery: '', tab: '', refused: '', owed: '' }
  const drawn = new Set<string>()
  const first = entries[0]?.seq ?? 1
  entries.forEach((entry, index) => {
    const x = round(xOf(index, entries.length, width))
    const kind = entry.isRefused && entry.lane !== 'recovery' ? 'refused' : entry.lane
    const spot = `${kind} ${entry.lane} ${Math.floor(x / grain)}`
    if (drawn.has(spot)) return
    drawn.add(spot)
    marks[kind] += shapes[kind](x, laneY(entry.lane))
    if (entry.answeredBy === null || entries.length > mostLines) return
    const to = round(xOf(entry.answeredBy - first, entries.length, width))
    marks.owed += `M${x} ${laneY(entry.lane)}V${laneY('answer')}H${to}`
  })
  return marks
}

const round = (x: number): number => Math.round(x * 10) / 10

const circle = (x: number, y: number): string => `M${x - 3.5} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z`

/** Shape and colour: no lane is told by its colour alone. */
const shapes: Readonly<Record<LaneName | 'refused', (x: number, y: number) => string>> = {
  command: circle,
  sending: (x, y) => `M${x - 3} ${y - 3.5}l6.5 3.5l-6.5 3.5z`,
  answer: (x, y) => `M${x - 3.5} ${y - 3.5}h7v7h-7z`,
  recovery: (x, y) => `M${x} ${y - 5}l5 5l-5 5l-5-5z`,
  tab: circle,
  refused: (x, y) => `M${x - 4} ${y - 4}l8 8m0-8l-8 8`,
}
