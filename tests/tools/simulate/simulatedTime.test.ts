import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { seededChance } from '../../../tools/simulate/Chance.ts'
import { compareStories } from '../../../tools/simulate/compareStories.ts'
import { simulateArguments } from '../../../tools/simulate/simulate.ts'
import { openStage } from '../../../tools/simulate/world/openStage.ts'
import { simulateSeed } from '../../../tools/simulate/world/simulateSeed.ts'
import { drained, virtualTimers } from '../../../tools/simulate/world/virtualTimers.ts'
import { watchRealWork } from '../../../tools/simulate/world/watchRealWork.ts'

describe('a seed run twice', () => {
  test('a seed is the same story in the first moment of a process as in any later one', async () => {
    const stage = await openStage('memory')
    const play = () => simulateSeed(stage, 4396, { tabs: null, faults: null, mutant: null, story: true })
    const first = await play()
    expect(first.story.length).toBeGreaterThan(5)
    for (let again = 0; again < 3; again++) expect(await play()).toEqual(first)
  })

  // Few seeds and little load, because other tests run at the same time: `npm run simulate -- --stories` is the
  // complete comparison.
  test('whole stories are the same byte for byte, quiet and under load', { timeout: 300_000 }, async () => {
    const asked = simulateArguments(['--stories', '--seeds', '8'])
    if (asked._tag === 'Wrong') throw new Error(asked.reason)
    const folder = mkdtempSync(join(tmpdir(), 'cairn-stories-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const { lines, held } = await compareStories(asked.options, folder, 2)
    expect({ held, lines }).toMatchObject({
      held: true,
      lines: [expect.stringMatching(/^8 stories, [\d,]{6,} bytes: the same byte for byte/)],
    })
  })
})

describe('the process of a simulated world', () => {
  test('real work that a world begins is named', async () => {
    const { realWork } = await watchRealWork(() => readFile(import.meta.filename))
    expect(realWork.join()).toContain('FSREQPROMISE')
    expect((await watchRealWork(async () => Promise.resolve(1))).realWork).toEqual([])
  })

  test('time, timers and immediates of the process are those of the world, until it ends', async () => {
    const clock = virtualClock(1_000)
    const before = Date.now()
    const restore = virtualTimers(clock, seededChance(1))
    const seen: string[] = []
    try {
      setTimeout(
        (word: string) => seen.push(`${word} at ${Date.now()}, ${performance.now()}`),
        3_600_000,
        'an hour later',
      )
      clearTimeout(setTimeout(() => seen.push('cancelled'), 10))
      setImmediate(() => setImmediate(() => setImmediate(() => seen.push(`third immediate at ${Date.now()}`))))
      expect(() => setInterval(() => undefined, 10)).toThrow('no intervals')
      await clock.advance(7_200_000, drained)
    } finally {
      restore()
    }
    expect(seen).toEqual(['third immediate at 1000', 'an hour later at 3601000, 3601000'])
    expect(Date.now()).toBeGreaterThanOrEqual(before)
  })

  test('the clock waits for the database, however long that works', async () => {
    let left = 50
    await drained(() => left-- > 0)
    expect(left).toBe(-1)
  })
})
