import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { LogEntry } from '../../../server/kit/requestLog.ts'
import { openServer } from '../../../server/openServer.ts'
import { serverConfig } from '../../../server/serverConfig.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

/** Draws what the shop's own API answers. */
const drawPage = `export const drawPage = async (path, { answer }) => {
  const asked = await answer({ name: 'departments', ask: {} }, 'en-us')
  return asked && { language: 'en-US', markup: '<main>drawn</main>', known: { answers: {}, views: {} }, head: null, sources: [], lateSources: [] }
}`

test('CAT-04 the server draws a page from answers of its own API, which it asks without a connection', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-drawn-'))
  folders.push(folder)
  for (const part of ['client', 'drawing']) await mkdir(join(folder, part))
  await writeFile(
    join(folder, 'client', 'index.html'),
    '<html lang="en"><head></head><body><div id="root"></div></body></html>',
  )
  await writeFile(join(folder, 'drawing', 'drawPage.mjs'), drawPage)
  const log: LogEntry[] = []
  const config = serverConfig({ CAIRN_DATA: join(folder, 'data'), CAIRN_MODE: 'production' })
  const server = await openServer({ ...config, port: 0, site: join(folder, 'client') }, (entry) => void log.push(entry))
  try {
    const page = await (await fetch(`http://127.0.0.1:${server.port}/en-us`)).text()
    expect(log.filter(({ event }) => event === 'failure')).toEqual([])
    expect(page).toContain('<main>drawn</main>')
  } finally {
    await server.stop()
  }
})
