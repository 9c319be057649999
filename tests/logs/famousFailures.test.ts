import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { replayArguments } from '../../tools/replay/replay.ts'
import { replayLog } from '../../tools/replay/replayLog.ts'
import { famousFailures } from './famousFailures.ts'

const replay = (name: string, ...args: readonly string[]) => {
  const given = replayArguments([`${name}.ndjson`, ...args])
  if (given._tag !== 'Replay') throw new Error('reason' in given ? given.reason : 'no log is named')
  return replayLog(readFileSync(new URL(`./${name}.ndjson`, import.meta.url), 'utf8'), given.options)
}

test.each(famousFailures)('$name: the log can be read, and every cause decides the same today', ({ name }) => {
  const { lines, complaint } = replay(name, '--verify')
  expect(complaint).toEqual([])
  expect(lines.at(-1)).toMatch(/^verified: all \d+ causes decide the same today$/)
})

test.each(famousFailures)(
  '$name: what was reported is found, and shrunk to a tenth of the commands or fewer',
  ({ name, condition }) => {
    expect(replay(name, '--bisect', condition).lines[0]).toMatch(/^it first holds after commit \d+$/)
    const [, before, after] =
      /^(\d+) commands shrunk to (\d+)/.exec(replay(name, '--shrink', condition).lines[0] ?? '') ?? []
    expect(Number(before)).toBeGreaterThanOrEqual(10)
    expect(Number(after) * 10).toBeLessThanOrEqual(Number(before))
  },
)
