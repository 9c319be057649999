import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { replayArguments } from '../../../tools/replay/replay.ts'
import { replayLog } from '../../../tools/replay/replayLog.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { createRecordedLog } from '../../support/recordedLog.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

/** Forty presses; an expired coupon among them. */
const busyLog = () => {
  const boot = sampleProduct('A-1')
  const commerce = createModelCommerce([boot, sampleProduct('B-1')])
  const log = createRecordedLog()
  log.ask({ _tag: 'AddItem', product: boot, quantity: 1 })
  log.settle(commerce)
  for (let n = 0; n < 40; n++) {
    if (n === 17) log.ask({ _tag: 'ApplyCoupon', code: 'EXPIRED20' })
    else log.ask({ _tag: 'SetQuantity', lineKey: log.shop().cart.basket?.lines[0]?.key ?? '', quantity: 2 + (n % 3) })
    log.settle(commerce)
  }
  return log
}

const text = busyLog().text()
const complaintOf = 'view.cart.refusals[*].errorId == "PRM155"'

const search = (...args: readonly string[]) => {
  const given = replayArguments(['busy.ndjson', ...args])
  if (given._tag !== 'Replay') throw new Error('reason' in given ? given.reason : 'no log is named')
  return replayLog(text, given.options)
}

describe('--bisect', () => {
  test('--bisect reports the first commit after which the condition holds, as given, when, then', () => {
    const { lines, complaint } = search('--bisect', complaintOf)
    expect(complaint).toEqual([])
    expect(lines[0]).toMatch(/^it first holds after commit \d+$/)
    expect(lines.find((line) => line.startsWith('when'))).toContain('"errorId":"PRM155"')
    expect(lines.find((line) => line.startsWith('then'))).toContain('v1.ChangeRefused')
  })

  test('--bisect says when it never holds, holds from the start, or stops holding', () => {
    expect(search('--bisect', 'order.confirmed').complaint).toEqual([
      expect.stringMatching(/^it never holds in commits 1 to \d+$/),
    ])
    expect(search('--bisect', 'not order.confirmed').complaint).toEqual(['it already holds before commit 1'])
    expect(search('--bisect', 'cart.pending.length > 0').lines.at(-1)).toMatch(/^it no longer holds after commit 3$/)
  })
})

test('--shrink keeps the two commands of forty-one that matter, and the smaller log still shows it', () => {
  const { lines, files = [] } = search('--shrink', complaintOf, '--out', 'smaller.ndjson')
  expect(lines[0]).toMatch(/^41 commands shrunk to 2, \d+ commits to \d+$/)
  const [smaller] = files
  expect(smaller?.path).toBe('smaller.ndjson')
  const again = replayArguments(['smaller.ndjson', '--bisect', complaintOf])
  if (again._tag !== 'Replay') throw new Error('the shrunk log cannot be named')
  expect(replayLog(smaller?.text ?? '', again.options).complaint).toEqual([])
  expect(replayLog(smaller?.text ?? '', { ...again.options, search: null, verify: true }).complaint).toEqual([])
})

test('a wrong request is answered with a message', () => {
  const reason = (...args: readonly string[]) => {
    const given = replayArguments(['a.ndjson', ...args])
    return given._tag === 'Wrong' ? given.reason : 'it was taken'
  }
  expect(reason('--bisect', 'cart.x >')).toMatch(/^the condition cannot be read: /)
  expect(reason('--bisect', 'cart', '--shrink', 'cart')).toMatch(/^--bisect or --shrink, not both/)
  expect(reason('--out', 'b.ndjson')).toMatch(/^--out writes what --shrink found/)
  expect(reason('--as-test', 'b.test.ts')).toMatch(/^--as-test needs a condition/)
  expect(reason('--shrink', 'cart', '--as-test', 'b.ts')).toMatch(/^--as-test writes a file that vitest finds/)
})

test('--as-test writes a test that is red because of what was reported', { timeout: 60_000 }, () => {
  // Not below tests, because other suites list that folder.
  mkdirSync(join(projectRoot, 'reports'), { recursive: true })
  const folder = mkdtempSync(join(projectRoot, 'reports/written-test-'))
  try {
    const path = join(folder, 'coupon.test.ts')
    const [written] = search('--shrink', complaintOf, '--as-test', path).files ?? []
    writeFileSync(path, written?.text ?? '')
    writeFileSync(join(folder, 'vitest.config.ts'), 'export default {}\n')
    expect(readFileSync(path, 'utf8')).toContain(
      'test(\'the reported problem does not occur: view.cart.refusals[*].errorId == "PRM155"\'',
    )
    const vitest = spawnSync(
      process.execPath,
      [join(projectRoot, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder],
      { cwd: folder, encoding: 'utf8' },
    )
    expect(vitest.stdout + vitest.stderr).toMatch(/expected true to be false/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
