import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContentPage } from '../../contracts/api/content/contentApi.ts'
import { keepPublished } from '../../server/content/publishedContent.ts'
import { openStorage } from '../../server/storage/openStorage.ts'
import type { Storage } from '../../server/storage/openStorage.ts'
import { samplePage, saveAndPublish } from '../server/content/sampleContent.ts'
import { testServer } from '../server/support/testServer.ts'
import { ownCluster } from './ownCluster.ts'
import type { OwnCluster } from './ownCluster.ts'

let cluster: OwnCluster
let storages: readonly Storage[]
let stops: readonly (() => Promise<void>)[]

beforeAll(async () => {
  cluster = await ownCluster()
  const open = () => openStorage({ kind: 'url', url: cluster.url })
  storages = [await open(), await open()]
  stops = storages.map(({ reads }) => keepPublished(reads, () => undefined))
})
afterAll(async () => {
  for (const stop of stops) await stop()
  for (const storage of storages) await storage.close()
  await cluster.drop()
})

test('CMS-03 every server on a database shows a publication, whichever made it', async () => {
  const servers = await Promise.all(storages.map((storage) => testServer({ storage })))
  const names = () =>
    Promise.all(
      servers.map(async (server) => (await server.read(readContentPage, '/publish/caas/v1/canvas/page/NA/home')).name),
    )
  const [{ db } = expect.fail('no storage')] = storages
  await saveAndPublish(db, samplePage('home', 'First'))
  await expect.poll(names).toEqual(['First (en)', 'First (en)'])
  for (const text of ['Second', 'Third']) {
    await saveAndPublish(db, samplePage('home', text))
    await expect.poll(names).toEqual([`${text} (en)`, `${text} (en)`])
  }
})
