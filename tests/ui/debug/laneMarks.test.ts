import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { clockTime, timeSpan } from '../../../ui/src/debug/timeline/clockTime.ts'
import { laneMarks } from '../../../ui/src/debug/timeline/laneMarks.ts'
import { listWindow } from '../../../ui/src/debug/list/EntryList.tsx'
import { timeAxis } from '../../../ui/src/debug/timeline/timeAxis.ts'
import { emptyTimeline, lastSeq, nextRefusal, withAdvance } from '../../../ui/src/debug/timeline/timeline.ts'
import type { Timeline } from '../../../ui/src/debug/timeline/timeline.ts'
import { createPlayback } from '../../../worker/recorder/playback.ts'
import { createLogIndex } from '../../../worker/recorder/logIndex.ts'
import { readChecked } from '../../../worker/recorder/readChecked.ts'
import { runs } from '../../support/runs.ts'
import type { RecordedLog } from '../../support/recordedLog.ts'
import { longLog, sampleLog } from '../../support/sampleLog.ts'

const timelineOf = ({ commits }: RecordedLog): Timeline => {
  const index = createLogIndex(1, commits)
  createPlayback({ seq: 0, shop: initialState() }, commits, readChecked).advance(Infinity, (before, commit) =>
    index.add(commit, before),
  )
  const half = Math.floor(commits.length / 2)
  const answer = { otherTabs: index.otherTabs(), owed: 0, trouble: null }
  const first = withAdvance(emptyTimeline(1), { ...answer, columns: index.columns(0, half), isComplete: false })
  return withAdvance(first, { ...answer, columns: index.columns(half, commits.length), isComplete: true })
}

const marksOf = (timeline: Timeline) => laneMarks(timeline, timeAxis(timeline.at, 1_200).x)

const shapesIn = (path: string) => path.split('M').length - 1

describe('marks of a log', () => {
  test('every commit of a short log has its mark', () => {
    const marks = marksOf(timelineOf(sampleLog()))
    expect(shapesIn(marks.command)).toBe(5)
    expect(shapesIn(marks.tab)).toBe(1)
    expect(shapesIn(marks.recovery)).toBe(3)
    expect(shapesIn(marks.refused)).toBe(1)
    expect(shapesIn(marks.owed)).toBe(8)
  })

  test('5,000 commits are drawn with no more marks than there is room for', () => {
    const marks = marksOf(timelineOf(longLog(5_000)))
    const drawn = Object.values(marks).reduce((sum, path) => sum + shapesIn(path), 0)
    expect(drawn).toBeLessThan(3 * (1_200 / 9 + 1))
  })

  test('a log that comes in stretches is laid out whole', () => {
    const timeline = timelineOf(sampleLog())
    expect(timeline.count).toBe(26)
    expect(lastSeq(timeline)).toBe(26)
  })

  test.each([
    [1, 6],
    [6, 9],
    [8, 9],
    [9, 6],
    [26, 6],
  ])('after commit %i the next refusal is %i, round the end of the log', (seq, next) => {
    expect(nextRefusal(timelineOf(sampleLog()), seq)).toBe(next)
  })

  test('a log without a refusal has no next one', () => {
    expect(nextRefusal({ ...timelineOf(sampleLog()), isRefused: [] }, 3)).toBeNull()
  })
})

describe('places in a log', () => {
  test('the page holds the rows in sight and few more, at any position of the list', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(2_000_000), fc.nat(2_000), (count, scrollTop, height) => {
        const rowHeight = 40
        const { from, to } = listWindow(count, { top: scrollTop, height, rowHeight })
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(count)
        expect(to - from).toBeLessThanOrEqual(height / rowHeight + 18)
        for (let y = scrollTop; y < Math.min(scrollTop + height, count * rowHeight); y += rowHeight) {
          expect(Math.floor(y / rowHeight)).toBeGreaterThanOrEqual(from)
          expect(Math.floor(y / rowHeight)).toBeLessThan(to)
        }
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('a time on the screen', () => {
  test('is shown to the millisecond', () => {
    expect(clockTime(1_790_000_000_123, 'en-us')).toMatch(/^\d\d:\d\d:\d\d\.\d{3}$/)
  })

  test.each([Number.NaN, Infinity, 1e300])('that is no time is shown as nothing: %d', (at) => {
    expect(clockTime(at, 'fr-fr')).toBe('')
  })

  test.each([
    [5, '5 ms'],
    [1_300, '1.3 s'],
    [240_000, '4 min'],
    [7_200_000, '2.0 h'],
  ])('of %i ms is a span in the unit it needs: %s', (ms, span) => {
    expect(timeSpan(ms)).toBe(span)
  })
})
