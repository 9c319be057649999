import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { keepReport, reportFile } from '../../../server/report/reportFolder.ts'
import { listReports, logNamed, replayArguments } from '../../../tools/replay/replay.ts'
import { longLog, sampleLog } from '../../support/sampleLog.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-received-'))
afterAll(() => rmSync(folder, { recursive: true }))

const receive = async (text: string, at: number): Promise<string> => {
  const kept = await keepReport(folder, text)
  if (kept._tag !== 'Kept') throw new Error('the folder is full')
  utimesSync(reportFile(folder, kept.reference), at, at)
  return kept.reference
}

test('received reports are listed, newest first, and nothing in them speaks to the terminal', async () => {
  expect(await listReports(join(folder, 'nowhere'))).toEqual([
    expect.stringMatching(/^No report has been received in .*nowhere\. /),
  ])
  const older = await receive(longLog(9).text(), 1_800_000_000)
  const [header = '', ...commits] = sampleLog().text().split('\n')
  const about = { app: '0.1.0', events: 1, site: 'en-us', storage: '\u001b[2Jok', browser: 'none' }
  const newer = await receive(
    [JSON.stringify({ ...(JSON.parse(header) as object), about, description: 'Not\u001btaken' }), ...commits].join(
      '\n',
    ),
    1_800_000_060,
  )
  writeFileSync(join(folder, 'half.draft'), '')
  expect(await listReports(folder)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${newer}  2027-01-15 08:01  26 commits  en-us  shop 0\\.1\\.0  storage \\?\\[2Jok  \\d+ kB  "Not\\?taken"$`,
      ),
    ),
    expect.stringMatching(new RegExp(`^${older}  2027-01-15 08:00  \\d+ commits `)),
  ])
})

describe('naming a report', () => {
  test('a number names its report, anything else is a file', () => {
    expect(logNamed('k7q2 9mxd 41tp', folder)).toBe(reportFile(folder, 'K7Q2-9MXD-41TP'))
    for (const file of ['holiday.ndjson', '../K7Q2', join(folder, 'half.draft')])
      expect(logNamed(file, folder)).toBe(file)
  })

  test('--reports takes nothing else', () => {
    expect(replayArguments(['--reports'])).toEqual({ _tag: 'Reports' })
    for (const args of [
      ['--reports', 'holiday.ndjson'],
      ['--reports', '--json'],
    ])
      expect(replayArguments(args)).toMatchObject({
        _tag: 'Wrong',
        reason: expect.stringContaining('--reports takes nothing else'),
      })
  })
})
