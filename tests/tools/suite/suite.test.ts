import { describe, expect, test } from 'vitest'
import { excesses } from '../../../tools/suite/checkWeight.ts'
import { runSteps } from '../../../tools/suite/runSteps.ts'
import { tallyOfOutput } from '../../../tools/suite/suiteSteps.ts'
import { tallyOfReport } from '../../../tools/suite/runProject.ts'

const silent = (): void => undefined
const step = (passed: number, failed: number, required = true) => ({
  name: 'one',
  required,
  run: () => Promise.resolve({ passed, failed }),
})
const file = (status: string, ...statuses: readonly string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: statuses.map((each) => ({ title: 'a', status: each })),
})

describe('the suite', () => {
  test('the closing line sums every step, even after one that failed', async () => {
    const broken = { name: 'broken', required: true, run: () => Promise.reject(new Error('no compiler')) }
    expect(await runSteps([step(2, 1), broken, step(3, 0)], silent)).toEqual({ passed: 5, failed: 2 })
  })

  test('a required step that ran nothing has failed, another one is only named', async () => {
    const printed: string[] = []
    expect(await runSteps([step(0, 0), step(0, 0, false)], (line) => void printed.push(line))).toEqual({
      passed: 0,
      failed: 1,
    })
    expect(printed.join('\n')).toContain('nothing to run yet')
  })

  test('what failed is named once more at the end, under its step', async () => {
    const printed: string[] = []
    const failing = { ...step(0, 1), run: () => Promise.resolve({ passed: 0, failed: 1, faults: ['a.test.ts › a'] }) }
    await runSteps([failing, step(1, 0)], (line) => void printed.push(line))
    expect(printed.slice(-2).join('\n')).toContain('What failed:\none: a.test.ts › a')
  })

  test('a step that broke off is named there with its reason', async () => {
    const printed: string[] = []
    const broken = { ...step(0, 0), run: () => Promise.reject(new Error('no compiler')) }
    await runSteps([broken], (line) => void printed.push(line))
    expect(printed.slice(-2).join('\n')).toContain('What failed:\none: broke off: no compiler')
  })

  test('a step beside the others runs while they do, after the one beside them before it', async () => {
    const moments: string[] = []
    const open = new Map<string, () => void>()
    const held = (name: string) => ({
      name,
      required: true,
      isInBackground: true,
      run: () => {
        moments.push(`${name} starts`)
        return new Promise<{ passed: number; failed: number }>((resolve) =>
          open.set(name, () => {
            moments.push(`${name} ends`)
            resolve({ passed: 1, failed: 1 })
          }),
        )
      },
    })
    const quick = (name: string, opened: string) => ({
      ...step(1, 0),
      name,
      run: async () => {
        await Promise.resolve()
        moments.push(name)
        open.get(opened)?.()
        return { passed: 1, failed: 0 }
      },
    })
    const steps = [held('first'), held('second'), quick('build', 'none'), quick('walls', 'first')]
    const sum = runSteps(steps, silent)
    await expect.poll(() => open.has('second')).toBe(true)
    open.get('second')?.()
    expect(await sum).toEqual({ passed: 4, failed: 2 })
    expect(moments).toEqual(['first starts', 'build', 'walls', 'first ends', 'second starts', 'second ends'])
  })

  test('the summary names every step in the order of the run, whichever ended first', async () => {
    const printed: string[] = []
    const steps = [
      { ...step(1, 0), name: 'slow', isInBackground: true },
      { ...step(1, 0), name: 'quick' },
    ]
    await runSteps(steps, (line) => void printed.push(line))
    expect(printed.at(-1)?.replaceAll(/ .*/g, '').trim()).toBe('slow\nquick')
  })

  test('a step in a process of its own counts as its last line says, and names what failed', () => {
    const output =
      'kills\n\nWhat failed:\nkills: an order was lost\n\nkills  99 passed; 1 failed (2.0 s)\n\n99 passed, 1 failed\n'
    expect(tallyOfOutput('kills', output)).toEqual({ passed: 99, failed: 1, faults: ['an order was lost'] })
    expect(tallyOfOutput('kills', '3 passed, 0 failed\n')).toEqual({ passed: 3, failed: 0, faults: [] })
    expect(tallyOfOutput('kills', 'Killed\n')).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('the report of a step', () => {
  test('a report counts its tests', () => {
    expect(
      tallyOfReport({ testResults: [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')] }, 1),
    ).toMatchObject({
      passed: 3,
      failed: 1,
    })
  })

  test('a report names each failed test, with the first line of its message', () => {
    const failed = { title: 'CART-1 a', status: 'failed', failureMessages: ['expected 1 to be 2\n  at a.test.ts:1'] }
    const report = { testResults: [{ name: 'tests/a.test.ts', status: 'failed', assertionResults: [failed] }] }
    expect(tallyOfReport(report, 1).faults).toEqual(['tests/a.test.ts › CART-1 a: expected 1 to be 2'])
    const unloaded = { name: 'tests/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
    expect(tallyOfReport({ testResults: [unloaded] }, 1).faults).toEqual(['tests/b.test.ts: no such module'])
  })

  test('a skipped test, a file that does not load, a bad end and a missing report are failures', () => {
    expect(tallyOfReport({ testResults: [file('passed', 'passed', 'pending')] }, 0)).toMatchObject({
      passed: 1,
      failed: 1,
    })
    expect(tallyOfReport({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toMatchObject({
      passed: 1,
      failed: 1,
    })
    expect(tallyOfReport({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 })
    expect(tallyOfReport(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  })
})

test('a browse page and a checkout page have budgets of their own', () => {
  const weight = { main: 131_000, worker: 70_000, together: 201_000 }
  expect(excesses({ page: 'CartPage', ...weight })).toEqual(['main may be 130.0 kB', 'together may be 200.0 kB'])
  expect(excesses({ page: 'CheckoutPage', ...weight })).toEqual([])
  expect(excesses({ page: 'CheckoutPage', ...weight, worker: 70_001 })).toHaveLength(1)
})
