import { describe, expect, test } from 'vitest'
import { readContentPage } from '../../../contracts/api/content/contentApi.ts'
import { publish } from '../../../server/content/publishing.ts'
import { keepPublished } from '../../../server/content/publishedContent.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { testServer } from '../support/testServer.ts'
import { samplePage, save, saveAndPublish } from './sampleContent.ts'

const statements: string[] = []
const storage = await openTestStorage((dialect) => ({
  ...dialect,
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createDriver: () => dialect.createDriver(),
  createQueryCompiler: () => {
    const compiler = dialect.createQueryCompiler()
    return {
      compileQuery: (...query) => {
        const compiled = compiler.compileQuery(...query)
        statements.push(compiled.sql)
        return compiled
      },
    }
  },
}))
const server = await closeAfterAll(testServer({ storage }))
const { db } = storage
const nothing = () => undefined

const homeName = async () => (await server.read(readContentPage, '/publish/caas/v1/canvas/page/NA/home')).name

/** How often the documents were asked of the database meanwhile. */
const readsIn = async (work: () => Promise<unknown>): Promise<number> => {
  statements.length = 0
  await work()
  return statements.filter((sql) => sql.includes('content_revision')).length
}

await saveAndPublish(db, samplePage('home', 'One'))

describe('what is kept of published content', () => {
  test('CMS-03 a page that was read once is not read again until something is published', async () => {
    const stop = keepPublished(storage.reads, nothing, 5)
    await expect.poll(() => readsIn(homeName)).toBe(0)
    expect(await homeName()).toBe('One (en)')
    await saveAndPublish(db, samplePage('home', 'Two'))
    await expect.poll(homeName).toBe('Two (en)')
    await publish(db, { site: 'NA', family: 'page', key: 'home' }, 1, { author: 'Wren', now: 0 })
    await expect.poll(homeName).toBe('One (en)')
    await stop()
  })

  test('CMS-03 a page that was missing is there once it is published', async () => {
    const stop = keepPublished(storage.reads, nothing, 5)
    const status = async () => (await server.call('GET', '/publish/caas/v1/canvas/page/NA/later')).status
    expect(await status()).toBe(404)
    expect(await status()).toBe(404)
    await saveAndPublish(db, samplePage('later', 'Later'))
    await expect.poll(status).toBe(200)
    await stop()
  })

  test('CMS-10 drafts are never kept', async () => {
    const stop = keepPublished(storage.reads, nothing, 5)
    const development = await testServer({ storage, previews: 'open' })
    const draft = async () => (await development.read(readContentPage, '/pre/preview/caas/v1/canvas/page/NA/home')).name
    await save(db, samplePage('home', 'Three'))
    expect(await draft()).toBe('Three (en)')
    await save(db, samplePage('home', 'Four'))
    expect(await draft()).toBe('Four (en)')
    expect(await homeName()).toBe('One (en)')
    await stop()
  })

  test('CMS-03 nothing is kept any more once that was stopped', async () => {
    await keepPublished(storage.reads, nothing, 5)()
    expect(await readsIn(homeName)).toBe(1)
    expect(await readsIn(homeName)).toBe(1)
  })
})
