import { afterAll, expect, test } from 'vitest'
import type { MutantRunOptions } from '@stryker-mutator/api/test-runner'
import { InProcessRunner } from '../../../tools/mutate/runner/InProcessRunner.ts'
import { readUnfitTests } from '../../../tools/mutate/runner/unfitTests.ts'
import { openJudgedSuite } from '../../../tools/mutate/runner/judgedSuite.ts'

process.env['CAIRN_MUTATE_TESTS'] = ['counter', 'unfit', 'unloadable']
  .map((name) => `tests/tools/mutate/fixture/${name}.fixture.ts`)
  .join()
process.env['CAIRN_MUTATE_CODE'] = 'tests/tools/mutate/fixture/counter.ts'
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
    ['passes here', 0],
  ])
  const [one, two] = dry.tests.map(({ id }) => id)
  expect(await run('nothing')).toEqual({ status: 'survived', nrOfTests: 6 })
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

test('a test or file that fails although nothing is changed is not asked, and is listed', async () => {
  await runner.dryRun()
  expect(readUnfitTests()).toEqual([
    'tests/tools/mutate/fixture/unfit.fixture.ts#1 fails here',
    'tests/tools/mutate/fixture/unloadable.fixture.ts',
  ])
})

test('only the changing files and what imports them are evaluated again', async () => {
  const fixture = 'tests/tools/mutate/fixture/counter.fixture.ts'
  const passedTwice = async (changing: readonly string[]): Promise<number> => {
    const suite = await openJudgedSuite(process.cwd(), [fixture, ...changing])
    const passed = async (): Promise<number> => {
      await suite.clear()
      const { tests } = await suite.open(fixture)
      const results = []
      for (const { run: runTest } of tests)
        results.push(
          await runTest().then(
            () => 1,
            () => 0,
          ),
        )
      return results.filter((result) => result === 1).length
    }
    await passed()
    const again = await passed()
    await suite.close()
    return again
  }
  expect(await passedTwice(['tests/tools/mutate/fixture/counter.ts'])).toBe(5)
  // The counter goes on counting, so the three tests that read it fail.
  expect(await passedTwice([])).toBe(2)
})
