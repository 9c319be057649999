import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeReport } from '../../../server/report/judgeReport.ts'
import { readReference, reportReference } from '../../../server/report/reportReference.ts'
import { clientOf } from '../../../server/http/clientLimit.ts'

test('a reference is made of the content, and read as people write it', () => {
  const reference = reportReference('a report')
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect([reportReference('a report'), reportReference('a report.') === reference]).toEqual([reference, false])
  expect([readReference(reference), readReference(reference.toLowerCase().replaceAll('-', ' '))]).toEqual([reference, reference])
  expect(readReference('oOiI-lL11-2345')).toBe('0011-1111-2345')
  for (const none of ['', 'K7Q2', 'K7Q2-9MXD-41TU', '../../../etc1', 'holiday.ndjson']) expect([none, readReference(none)]).toEqual([none, null])
})

test('a client is its address; of IPv6 the network of one customer', () => {
  expect(['127.0.0.1', '::ffff:127.0.0.1'].map(clientOf)).toEqual(['127.0.0.1', '127.0.0.1'])
  expect(['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:db8:1:3::9', '::1', 'fe80::1%eth0'].map(clientOf)).toEqual(['2001:db8:1:2', '2001:db8:1:2', '2001:db8:1:3', '0:0:0:0', 'fe80:0:0:0'])
  expect(clientOf(undefined)).toBe('unknown')
})

const logs = new URL('../../logs/', import.meta.url)

test.each(readdirSync(logs).filter((name) => name.endsWith('.ndjson')))('a log of any release is taken: %s', async (name) => {
  expect(await judgeReport(readFileSync(new URL(name, logs), 'utf8'))).toEqual({ _tag: 'Report' })
})
