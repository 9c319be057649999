import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleModule } from '../../../tools/bundle/bundleModule.ts'
import type { BundledModule } from '../../../tools/bundle/bundleModule.ts'
import type { StoragePlace } from '../../../server/storage/openStorage.ts'
import { ownSchema } from '../support/ownPlace.ts'
import { startMortal } from './startMortal.ts'
import type { Mortal } from './startMortal.ts'

let database: { readonly place: StoragePlace; readonly drop: () => Promise<void> }
let program: BundledModule
let server: Mortal

beforeAll(async () => {
  const url = process.env['DATABASE_URL']
  const directory = mkdtempSync(join(tmpdir(), 'cairn-killed-content-'))
  const own = url ? await ownSchema(url) : null
  database = {
    place: own ? own.place : { kind: 'directory', directory },
    drop: async () => (rmSync(directory, { recursive: true, force: true }), own?.drop()),
  }
  program = await bundleModule('tests/server/killed/mortalServer.ts')
  server = await startMortal(program.file, { place: database.place, laterMs: 0 })
}, 60_000)
afterAll(async () => {
  await server.kill()
  await database.drop()
  rmSync(program.folder, { recursive: true, force: true })
})

/**
 * With DATABASE_URL it is killed at every point: before a statement, and after it was sent. The embedded database takes
 * two seconds to start again. There it is killed after each statement of the publication, from the begin of its
 * transaction to the commit, which is also before the next one; the draft was saved before, and nobody sees it.
 */
const isEveryPoint = Boolean(process.env['DATABASE_URL'])

test('CMS-03 a server that is killed anywhere while it publishes leaves the old page or the new one, whole and counted', async () => {
  const first = await server.publish('0')
  expect(first).toMatchObject({ name: '0 (en)', text: '<p>0 in English</p>' })
  let before = first
  const stride = isEveryPoint ? 1 : 2
  const start = isEveryPoint ? 0 : (await server.draft('draft')) + 1
  let point = start
  let kills = 0
  for (let died = true; died; point += stride) {
    const name = String(point + 1)
    await server.tell({ do: 'dieAfter', points: point })
    died = (await server.publish(name).catch(() => null)) === null
    if (died) expect(await server.ended).toBe('SIGKILL')
    if (died) kills += 1
    if (died) server = await startMortal(program.file, { place: database.place, laterMs: 0 })
    else await server.tell({ do: 'live' })
    const shown = await server.content()
    expect(shown.text, `at statement ${point}`).toBe(`<p>${shown.name.replace(' (en)', '')} in English</p>`)
    expect([before.name, `${name} (en)`], `at statement ${point}`).toContain(shown.name)
    expect(shown.version - before.version, `at statement ${point}`).toBe(shown.name === before.name ? 0 : 1)
    before = shown
  }
  expect(before.name).toBe(`${point - stride + 1} (en)`)
  expect(kills).toBeGreaterThan(5)
}, 600_000)
