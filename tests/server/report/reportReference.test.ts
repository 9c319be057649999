import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeReport } from '../../../server/report/judgeReport.ts'
import { readReference, reportReference } from '../../../server/report/reportFolder.ts'

test('a reference is made of the content, and read as people write it', () => {
  const reference = reportReference('a report')
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(reportReference('a report')).toEqual(reference)
  expect(reportReference('a report.') === reference).toBe(false)
  expect(readReference(reference)).toEqual(reference)
  expect(readReference(reference.toLowerCase().replaceAll('-', ' '))).toEqual(reference)
  expect(readReference('oOiI-lL11-2345')).toBe('0011-1111-2345')
  for (const none of ['', 'K7Q2', 'K7Q2-9MXD-41TU', '../../../etc1', 'holiday.ndjson']) {
    expect(readReference(none), none).toBeNull()
  }
})

const logs = new URL('../../logs/', import.meta.url)

test.each(readdirSync(logs).filter((name) => name.endsWith('.ndjson')))(
  'a log of any release is taken: %s',
  async (name) => {
    expect(await judgeReport(readFileSync(new URL(name, logs), 'utf8'))).toEqual({ _tag: 'Report' })
  },
)
