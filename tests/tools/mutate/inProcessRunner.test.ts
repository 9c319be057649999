import { afterAll, expect, test } from 'vitest'
import type { MutantRunOptions } from '@stryker-mutator/api/test-runner'
import { InProcessRunner } from '../../../tools/mutate/runner/InProcessRunner.ts'

process.env['CAIRN_MUTATE_TESTS'] = 'tests/tools/mutate/fixture/counter.fixture.ts'
const runner = new InProcessRunner()
afterAll(() => runner.dispose())

const run = (id: string, more: Partial<MutantRunOptions> = {}) =>
  runner.mutantRun({
    mutantActivation: 'runtime',
    activeMutant: { id },
    timeout: 1_000,
    disableBail: false,
    sandboxFileName: '',
    reloadEnvironment: true,
    ...more,
  } as MutantRunOptions)

test('every mutant meets freshly evaluated modules, and is killed by the first test that sees it', async () => {
  const dry = await runner.dryRun()
  if (dry.status !== 'complete') throw new Error('no dry run')
  expect(dry.tests.map(({ name, status }) => [name, status])).toEqual([
    ['the first call is number one', 0],
    ['then it is %d', 0],
    ['then it is %d', 0],
    ['the outer hook comes first', 0],
    ['the hook of a describe ends with it', 0],
  ])
  const [one, two] = dry.tests.map(({ id }) => id)
  expect(await run('nothing')).toEqual({ status: 'survived', nrOfTests: 5 })
  expect(await run('while running')).toMatchObject({ status: 'killed', killedBy: [two], nrOfTests: 2 })
  expect(await run('while running', { testFilter: [one ?? ''] })).toEqual({ status: 'survived', nrOfTests: 1 })
  expect(await run('while loading')).toMatchObject({ status: 'survived' })
  expect(await run('while loading', { mutantActivation: 'static' })).toMatchObject({
    status: 'killed',
    killedBy: [one],
    failureMessage: expect.stringContaining('expected 7 to be 1'),
  })
  expect(await run('nothing')).toMatchObject({ status: 'survived' })
})
