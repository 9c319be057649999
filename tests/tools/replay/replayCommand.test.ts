import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'
import { keepReport, reportsIn } from '../../../server/report/reportFolder.ts'
import { sampleLog } from '../../support/sampleLog.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-replay-'))
afterAll(() => rmSync(folder, { recursive: true }))

const replay = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['tools/run.mjs', 'tools/replay/replay.ts', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, CAIRN_DATA: folder },
  })

const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('the exit code', () => {
  test('npm run replay folds a file and ends with 0', () => {
    const { status, stdout, stderr } = replay(file('walk.ndjson', sampleLog().text()), '--verify')
    expect(stderr).toBe('')
    expect(stdout).toContain('verified: all 26 causes decide the same today')
    expect(status).toBe(0)
  })

  test('a log that cannot be read ends with 1 and says so on the error stream only', () => {
    const { status, stdout, stderr } = replay(file('broken.ndjson', 'hello'), '--json')
    expect(stdout).toBe('')
    expect(stderr).toBe('line 1: this is not a log of the shop: its first line is no header\n')
    expect(status).toBe(1)
  })

  test('no such file, a folder and wrong arguments end with 2', () => {
    expect(replay(join(folder, 'nowhere'))).toMatchObject({ status: 2, stderr: expect.stringContaining('cannot read') })
    expect(replay(folder)).toMatchObject({ status: 2 })
    expect(replay('--until')).toMatchObject({ status: 2, stderr: expect.stringContaining('usage: npm run replay') })
  })
})

test('a received report is opened by its number', async () => {
  const kept = await keepReport(reportsIn(folder), sampleLog().text())
  const { status, stdout } = replay(kept._tag === 'Kept' ? kept.reference : '', '--verify')
  expect(status).toBe(0)
  expect(stdout).toContain('verified: all 26 causes decide the same today')
})
