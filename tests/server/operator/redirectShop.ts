import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { OpenedRedirect, OperatorRedirect } from '../../../contracts/api/operator/operatorRedirectsApi.ts'
import { importContent } from '../../../server/content/importContent.ts'
import { publishedPages } from '../../../server/content/publishedContent.ts'
import { findRedirect } from '../../../server/site/findRedirect.ts'
import type { FindRedirect } from '../../../server/site/findRedirect.ts'
import { serveSite } from '../../../server/site/serveSite.ts'
import { samplePage, saveAndPublish } from '../content/sampleContent.ts'
import { sampleShop } from '../support/sampleShop.ts'
import { testServer } from '../support/testServer.ts'
import { operatorShop } from './operatorShop.ts'

type Listed = { readonly redirects: readonly OperatorRedirect[]; readonly next?: string }

/** A shop with its pages, and Cora, who looks after its content. */
export const redirectShop = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-redirects-'))
  afterAll(() => rm(directory, { recursive: true }))
  await writeFile(join(directory, 'index.html'), '<title>the shop</title>')
  const { storage, catalogue } = await sampleShop()
  await importContent(storage.db, 0)
  await saveAndPublish(storage.db, samplePage('ridge', 'Ridge'))
  const siteWith = (find: FindRedirect) =>
    serveSite(
      directory,
      { debug: false, reportsTo: null },
      undefined,
      catalogue,
      () => publishedPages(storage.db, Date.now()),
      undefined,
      find,
    )
  const site = await siteWith(findRedirect(() => storage.reads))
  const house = await operatorShop({ storage, catalogue, site })
  const cora = await house.operator('cora@example.com', ['content'])
  const list = async (query = '') => (await cora.ask('GET', `redirects${query}`)).json as Listed
  const add = (path: string, target: string, isForever = true) => {
    house.clock.now += 1_000
    return cora.ask('POST', 'redirects', { body: { path, target, isForever } })
  }
  const added = async (path: string, target: string, isForever = true): Promise<OpenedRedirect> => {
    const answer = await add(path, target, isForever)
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status} ${answer.text}`)
    return answer.json as OpenedRedirect
  }
  const read = async (id: string) => (await cora.ask('GET', `redirects/${id}`)).json as OpenedRedirect
  const change = async (id: string, wanted: object | null) => {
    house.clock.now += 1_000
    const { target, isForever } = await read(id)
    return cora.ask('PUT', `redirects/${id}`, { body: { seen: { target, isForever }, wanted } })
  }
  const undo = async (id: string) => {
    house.clock.now += 1_000
    return cora.ask('POST', `redirects/${id}/undoing`, {
      body: { changeId: (await read(id)).changes[0]?.id ?? 'none' },
    })
  }
  /** Where a visitor gets to: the status and the address. */
  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await house.app.request(path, { headers })
    return [answer.status, answer.headers.get('location')]
  }
  const visitWhileAway = async (path: string) => {
    const without = await siteWith(() => Promise.reject(new Error('the database is away')))
    return (await testServer({ storage, catalogue, site: without })).app.request(path)
  }
  return { ...house, visitWhileAway, cora, list, add, added, read, change, undo, visit }
}
