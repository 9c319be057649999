import { describe, expect, test } from 'vitest'
import { excesses } from '../../../tools/suite/checkWeight.ts'
import { runSteps } from '../../../tools/suite/runSteps.ts'
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
})

describe('the report of a step', () => {
  test('a report counts its tests', () => {
    expect(
      tallyOfReport({ testResults: [file('passed', 'passed', 'passed'), file('failed', 'failed', 'passed')] }, 1),
    ).toEqual({
      passed: 3,
      failed: 1,
    })
  })

  test('a skipped test, a file that does not load, a bad end and a missing report are failures', () => {
    expect(tallyOfReport({ testResults: [file('passed', 'passed', 'pending')] }, 0)).toEqual({ passed: 1, failed: 1 })
    expect(tallyOfReport({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
    })
    expect(tallyOfReport({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 })
    expect(tallyOfReport(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  })
})

test('a browse page and a checkout page have budgets of their own', () => {
  const weight = { main: 126_000, worker: 80_000, together: 206_000 }
  expect(excesses({ page: 'CartPage', ...weight })).toEqual(['main may be 125.0 kB', 'together may be 200.0 kB'])
  expect(excesses({ page: 'CheckoutPage', ...weight })).toEqual([])
  expect(excesses({ page: 'CheckoutPage', ...weight, worker: 80_001 })).toHaveLength(1)
})
