import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SentReport } from '../../../contracts/api/operator/reportsApi.ts'
import { withDescription } from '../../../core/domain/log/problemDescription.ts'
import { clearReports, reportLifeMs } from '../../../server/report/receivedReports.ts'
import { keepReport, reportFile } from '../../../server/report/reportFolder.ts'
import { sampleLog } from '../../support/sampleLog.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { operatorShop } from './operatorShop.ts'

const data = mkdtempSync(join(tmpdir(), 'cairn-operator-reports-'))
const folder = join(data, 'reports')
const house = await closeAfterAll(operatorShop({ reportFolder: folder, hasRecorder: true }))
afterAll(() => rmSync(data, { recursive: true }))
const admin = await house.operator('ana@example.com', ['admin'])
const log = sampleLog().text()

type Answered = { readonly reports: readonly SentReport[]; readonly next?: string; readonly hasRecorder: boolean }
const list = async (query = '') => (await admin.ask('GET', `reports${query}`)).json as Answered
/** A report that came in at this time, in s. */
const received = async (text: string, at: number): Promise<string> => {
  const kept = await keepReport(folder, text)
  if (kept._tag !== 'Kept') throw new Error('The folder is full.')
  utimesSync(reportFile(folder, kept.reference), at, at)
  return kept.reference
}
const trail = () => house.storage.db.selectFrom('operator_change').selectAll().where('noun', '=', 'report').execute()

beforeEach(() => rmSync(folder, { recursive: true, force: true }))

test('OPR-41 API-215 reports are listed, the newest first, with what the shopper wrote', async () => {
  expect(await list()).toEqual({ reports: [], hasRecorder: true })
  const older = await received(log, 1_800_000_000)
  const newer = await received(withDescription(log, 'The cart was empty.'), 1_800_000_060)
  writeFileSync(join(folder, 'half.draft'), 'x')
  const { reports } = await list()
  expect(reports.map(({ reference }) => reference)).toEqual([newer, older])
  expect(reports).toMatchObject([
    { description: 'The cart was empty.', commits: 26, receivedAt: 1_800_000_060_000 },
    { description: null },
  ])
})

test('OPR-41 the list goes on where a page has ended', async () => {
  for (let nth = 0; nth < 52; nth += 1) await received(withDescription(log, `Nr. ${nth}`), 1_800_000_000 + nth)
  const page = await list()
  const rest = await list(`?before=${page.next}`)
  expect([...page.reports, ...rest.reports].map(({ description }) => description)).toEqual(
    Array.from({ length: 52 }, (_, nth) => `Nr. ${51 - nth}`),
  )
  expect([page.reports.length, rest.next]).toEqual([50, undefined])
})

test('OPR-42 API-216 a report is read whole by its number, and no cache keeps it', async () => {
  const reference = await received(log, 1_800_000_000)
  const answer = await admin.ask('GET', `reports/${reference.toLowerCase()}`)
  expect(answer.json).toMatchObject({ report: { reference, bytes: Buffer.byteLength(log) }, log })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  for (const none of ['K7Q2-9MXD-41TP', '..%2F..%2Fetc%2Fpasswd', 'half.draft'])
    expectRefusal(await admin.ask('GET', `reports/${none}`), 404, 'OPR404')
})

test('OPR-43 API-217 a report is removed for good, and the trail holds nothing that the shopper typed', async () => {
  const reference = await received(withDescription(log, 'I am Ines Roth.'), 1_800_000_000)
  expect((await admin.ask('DELETE', `reports/${reference}`)).status).toBe(204)
  expect(readdirSync(folder)).toEqual([])
  expectRefusal(await admin.ask('DELETE', `reports/${reference}`), 404, 'OPR404')
  const found = await trail()
  expect(found).toMatchObject([
    { made_by: 'ana@example.com', key: reference, before: { receivedAt: 1_800_000_000_000 }, after: null },
  ])
  expect(JSON.stringify(found)).not.toContain('Ines')
})

test('OPR-41 OPR-42 OPR-43 nobody but an administrator sees, reads or removes a report', async () => {
  const reference = await received(log, 1_800_000_000)
  const { ask } = await house.operator('kofi@example.com', ['content', 'merchandise', 'orders'])
  for (const [method, path] of [
    ['GET', 'reports'],
    ['GET', `reports/${reference}`],
    ['DELETE', `reports/${reference}`],
  ] as const) {
    expectRefusal(await ask(method, path), 403, 'OPR403')
    expectRefusal(await house.api(method, path), 401, 'OPR401')
  }
  expect(readdirSync(folder)).toHaveLength(1)
})

test('OPR-44 a report is deleted ninety days after it came in, and so is a draft that was never finished', async () => {
  const now = 1_900_000_000_000
  const seconds = (now - reportLifeMs) / 1_000
  await received(withDescription(log, 'Too old'), seconds - 1)
  const kept = await received(log, seconds)
  for (const [name, at] of [
    ['old.draft', seconds - 1],
    ['new.draft', seconds],
  ] as const) {
    writeFileSync(join(folder, name), '')
    utimesSync(join(folder, name), at, at)
  }
  expect(await clearReports(folder, now)).toBe(2)
  expect(readdirSync(folder).toSorted()).toEqual([`${kept}.ndjson`, 'new.draft'])
  expect(await clearReports(join(data, 'nowhere'), now)).toBe(0)
})
