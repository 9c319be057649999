import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { simulateArguments, tellSeed } from '../../../tools/simulate/simulate.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

/** Everything except the duration. */
const storyIn = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => /^ +\d+\.\d{3} s {2}/.test(line))

test(
  'a seed is the same story in a process that has just begun as in one that has played many',
  { timeout: 300_000 },
  async () => {
    const request = simulateArguments(['--seed', '4396'])
    if (request._tag !== 'Simulate') throw new Error(request._tag)
    const { lines } = await tellSeed(request.options)
    const { stdout } = await promisify(execFile)(
      'node',
      ['tools/run.mjs', 'tools/simulate/simulate.ts', '--seed', '4396'],
      { cwd: projectRoot },
    )
    expect(storyIn(lines).length).toBeGreaterThan(5)
    expect(storyIn(stdout.split('\n'))).toEqual(storyIn(lines))
  },
)
