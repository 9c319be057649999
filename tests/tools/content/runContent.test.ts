import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
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
  return request._tag === 'Wrong' || request._tag === 'Starter' ? request : runContent(db, request, server.clock.now)
}

/** The lines of a request that was carried out. */
const linesOf = async (...args: string[]): Promise<readonly string[]> => {
  const result = await run(...args)
  return '_tag' in result || !result.isDone ? [] : result.lines
}

describe('npm run content with a good request', () => {
  test('CMS-01 lists, shows and publishes a document', async () => {
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

  test('CMS-10 prints a token that shows a draft until it ends', async () => {
    const printed = await run('token', 'NA/page/home', '--hours', '1')
    const [token = '', link] = 'lines' in printed ? printed.lines : []
    expect(link).toBe(`/pre/en-us#${token}`)
    const path = '/pre/preview/caas/v1/canvas/page/NA/home'
    const status = async () => (await server.call('GET', path, { headers: { 'x-preview-token': token } })).status
    expect(await status()).toBe(200)
    server.clock.now += 3_600_000
    expect(await status()).toBe(404)
  })

  test('CMS-01 imports an export, and changes nothing for an invalid file', async () => {
    const file = join(folder, 'content.json')
    expect(await run('export', file)).toMatchObject({ isDone: true })
    const documents = JSON.parse(readFileSync(file, 'utf8')) as readonly object[]
    expect(await run('import', file, '--publish')).toEqual({ isDone: true, lines: ['1 documents are published.'] })
    expect(await run('list')).toMatchObject({ lines: ['NA/page/home  published 2'] })
    writeFileSync(file, JSON.stringify([...documents, { family: 'page' }]))
    expect(await run('import', file)).toMatchObject({ isDone: false, lines: [expect.stringContaining('Document 2: ')] })
    expect(await run('list')).toMatchObject({ lines: ['NA/page/home  published 2'] })
    expect(await run('import', join(folder, 'none.json'))).toMatchObject({ isDone: false })
  })

  test('CMS-01 schedules a revision that shoppers see between two instants', async () => {
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
    expect(await run('list')).toMatchObject({
      lines: expect.arrayContaining(['NA/page/sale  published 1, scheduled 3']),
    })
    expect(await run('schedule', 'NA/page/sale')).toMatchObject({
      lines: ['Shoppers see revision 4 of NA/page/sale at any time.', 'Revision 3 is no longer scheduled.'],
    })
    expect(await status()).toBe(200)
  })

  test('CMS-01 says which schedules a publication cancels, and which it leaves', async () => {
    await save(db, samplePage('tent', 'Tent'))
    const at = (ms: number) => new Date(server.clock.now + ms).toISOString().replace('.000Z', 'Z')
    const schedule = (from: number, until: number) =>
      linesOf('schedule', 'NA/page/tent', '--from', at(from), '--until', at(until))
    for (const [from, until] of [
      [1_000, 2_000],
      [5_000, 9_000],
      [8_000, 12_000],
    ] as const)
      expect(await schedule(from, until)).toHaveLength(1)
    expect((await schedule(4_000, 10_000)).slice(1)).toEqual(['Revision 3 is no longer scheduled.'])
    expect(await linesOf('publish', 'NA/page/tent', '--revision', '1')).toEqual([
      'Shoppers see revision 1 of NA/page/tent.',
      ...[2, 4, 5].map((revision) => `Revision ${revision} is no longer scheduled.`),
    ])
    expect(await linesOf('publish', 'NA/page/tent')).toEqual(['Shoppers see revision 5 of NA/page/tent.'])
  })
})

describe('a local time', () => {
  test.each([
    ['2026-12-01T00:00', 'America/Denver', '2026-12-01T07:00:00.000Z'],
    ['2026-12-01T00:00', 'Europe/Paris', '2026-11-30T23:00:00.000Z'],
    ['2026-07-01T00:00', 'Europe/Paris', '2026-06-30T22:00:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
    ['2027-03-28T02:30', 'Europe/Paris', '2027-03-28T01:30:00.000Z'],
    ['2026-12-01T00:00:00Z', 'Europe/Paris', '2026-12-01T00:00:00.000Z'],
  ])('CMS-06 %s in %s is %s', (typed, zone, validFrom) => {
    expect(contentArguments(['schedule', 'NA/page/sale', '--from', typed, '--zone', zone])).toMatchObject({
      validity: { validFrom },
    })
  })

  test('CMS-06 between two local times of a zone a document is valid for what its clocks go through', () => {
    const night = ['--from', '2026-10-25T02:30', '--until', '2026-10-25T03:30', '--zone', 'Europe/Paris']
    expect(contentArguments(['schedule', 'NA/page/sale', ...night])).toMatchObject({
      validity: { validFrom: '2026-10-25T00:30:00.000Z', validUntil: '2026-10-25T02:30:00.000Z' },
    })
  })
})

describe('npm run content with a request it cannot do', () => {
  test.each([
    [[], 'The action is one of'],
    [['delete', 'NA/page/home'], 'The action is one of'],
    [['show', 'home'], '"home" is no address'],
    [['show', 'NA/novel/home'], '"NA/novel/home" is no address'],
    [['export'], 'Name the file'],
    [['publish', 'NA/page/home', '--revision', '0'], '--revision takes a whole number'],
  ])('CMS-01 explains what is wrong with %j', async (args, reason) => {
    expect(await run(...args)).toMatchObject({ _tag: 'Wrong', reason: expect.stringContaining(reason) })
  })

  test.each([
    [['show', 'NA/page/none']],
    [['publish', 'NA/page/none']],
    [['publish', 'NA/page/home', '--revision', '9']],
    [['token', 'NA/page/none']],
  ])('CMS-01 names the unknown document or revision of %j', async (args) => {
    expect(await run(...args)).toMatchObject({
      isDone: false,
      lines: [expect.stringMatching(/^There is no .*; list shows all\.$/)],
    })
  })

  test.each([
    [['--from', 'tomorrow']],
    [['--from', '1800000000000']],
    [['--from', '2026-13-01T00:00:00Z']],
    [['--from', '2027-01-02T00:00:00Z', '--until', '2027-01-01T00:00:00Z']],
    [['--from', '2027-01-02T00:00']],
    [['--from', '2027-01-02T00:00', '--zone', 'Mars/Olympus']],
    [['--from', '2027-01-02T00:00', '--until', '2027-01-01T23:59', '--zone', 'America/Denver']],
  ])('CMS-01 refuses to schedule for what is no instant, or for nobody to see: %j', async (args) => {
    expect(await run('schedule', 'NA/page/sale', ...args)).toMatchObject({ _tag: 'Wrong' })
  })

  test('CMS-01 refuses to schedule what does not exist', async () => {
    expect(await run('schedule', 'NA/page/gone')).toMatchObject({ isDone: false })
  })
})
