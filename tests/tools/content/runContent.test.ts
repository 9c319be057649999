import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readContentPage } from '../../../contracts/api/content/contentApi.ts'
import { contentArguments } from '../../../tools/content/content.ts'
import { runContent } from '../../../tools/content/runContent.ts'
import { samplePage, save } from '../../server/content/sampleContent.ts'
import { closeAfterAll } from '../../server/support/closeAfterAll.ts'
import { testServer } from '../../server/support/testServer.ts'

const server = await closeAfterAll(testServer())
const { db } = server.storage
const folder = mkdtempSync(join(tmpdir(), 'cairn-content-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = async (...args: string[]) => {
  const request = contentArguments(args)
  return request._tag === 'Wrong' ? request : runContent(db, request, server.clock.now)
}

test('CMS-01 npm run content lists, shows and publishes a document', async () => {
  expect(await run('list')).toEqual({ isDone: true, lines: ['There are no documents.'] })
  await save(db, samplePage('home', 'One'))
  await save(db, samplePage('home', 'Two'))
  expect(await run('list')).toEqual({ isDone: true, lines: ['NA/page/home  draft 2'] })
  expect(await run('publish', 'NA/page/home', '--revision', '1')).toEqual({
    isDone: true,
    lines: ['Shoppers see revision 1 of NA/page/home.'],
  })
  expect(await run('list')).toMatchObject({ lines: ['NA/page/home  published 1, draft 2'] })
  const shown = await run('show', 'NA/page/home')
  expect('lines' in shown && JSON.parse(shown.lines[0] ?? '')).toEqual(samplePage('home', 'Two'))
  expect((await server.read(readContentPage, '/publish/caas/v1/canvas/page/NA/home')).name).toBe('One (en)')
})

test('CMS-10 it prints a token that shows a draft until it ends', async () => {
  const printed = await run('token', 'NA/page/home', '--hours', '1')
  const token = 'lines' in printed ? (printed.lines[0] ?? '') : ''
  const path = '/pre/preview/caas/v1/canvas/page/NA/home'
  const status = async () => (await server.call('GET', path, { headers: { 'x-preview-token': token } })).status
  expect(await status()).toBe(200)
  server.clock.now += 3_600_000
  expect(await status()).toBe(404)
})

test('CMS-01 an export can be imported, and an invalid file changes nothing', async () => {
  const file = join(folder, 'content.json')
  expect(await run('export', file)).toMatchObject({ isDone: true })
  const documents = JSON.parse(readFileSync(file, 'utf8')) as readonly object[]
  expect(await run('import', file, '--publish')).toEqual({ isDone: true, lines: ['1 documents are published.'] })
  expect(await run('list')).toMatchObject({ lines: ['NA/page/home  published 3'] })
  writeFileSync(file, JSON.stringify([...documents, { family: 'page' }]))
  expect(await run('import', file)).toMatchObject({ isDone: false, lines: [expect.stringContaining('Document 2: ')] })
  expect(await run('list')).toMatchObject({ lines: ['NA/page/home  published 3'] })
  expect(await run('import', join(folder, 'none.json'))).toMatchObject({ isDone: false })
})

test.each([
  [[], 'The action is one of'],
  [['delete', 'NA/page/home'], 'The action is one of'],
  [['show', 'home'], '"home" is no address'],
  [['show', 'NA/novel/home'], '"NA/novel/home" is no address'],
  [['export'], 'Name the file'],
  [['publish', 'NA/page/home', '--revision', '0'], '--revision takes a whole number'],
])('CMS-01 it explains what is wrong with %j', async (args, reason) => {
  expect(await run(...args)).toMatchObject({ _tag: 'Wrong', reason: expect.stringContaining(reason) })
})

test('CMS-01 an unknown document or revision is named', async () => {
  for (const args of [
    ['show', 'NA/page/none'],
    ['publish', 'NA/page/none'],
    ['publish', 'NA/page/home', '--revision', '9'],
    ['token', 'NA/page/none'],
  ])
    expect(await run(...args)).toMatchObject({
      isDone: false,
      lines: [expect.stringMatching(/^There is no .*; list shows all\.$/)],
    })
})

test('CMS-01 schedule publishes a revision that shoppers see between two instants', async () => {
  await save(db, samplePage('sale', 'Sale'))
  const at = (ms: number) => new Date(server.clock.now + ms).toISOString().replace('.000Z', 'Z')
  expect(await run('schedule', 'NA/page/sale', '--from', at(1_000), '--until', at(3_000))).toMatchObject({
    isDone: true,
    lines: [expect.stringContaining('Shoppers see revision 2 of NA/page/sale from ')],
  })
  const status = async () => (await server.call('GET', '/publish/caas/v1/canvas/page/NA/sale')).status
  const seen = []
  for (const _second of [0, 1, 2, 3]) {
    seen.push(await status())
    server.clock.now += 1_000
  }
  expect(seen).toEqual([404, 200, 200, 404])
  expect(await run('publish', 'NA/page/sale', '--revision', '1')).toMatchObject({ isDone: true })
  expect(await run('schedule', 'NA/page/sale', '--from', at(1_000))).toMatchObject({ isDone: true })
  expect(await run('list')).toMatchObject({ lines: expect.arrayContaining(['NA/page/sale  published 1, scheduled 3']) })
  expect(await run('schedule', 'NA/page/sale')).toMatchObject({
    lines: ['Shoppers see revision 4 of NA/page/sale at any time.'],
  })
  expect(await status()).toBe(200)
})

test('CMS-01 schedule refuses what is no instant, what nobody would see, and what does not exist', async () => {
  for (const args of [
    ['--from', 'tomorrow'],
    ['--from', '1800000000000'],
    ['--from', '2026-13-01T00:00:00Z'],
    ['--from', '2027-01-02T00:00:00Z', '--until', '2027-01-01T00:00:00Z'],
  ])
    expect(await run('schedule', 'NA/page/sale', ...args)).toMatchObject({ _tag: 'Wrong' })
  expect(await run('schedule', 'NA/page/gone')).toMatchObject({ isDone: false })
})
