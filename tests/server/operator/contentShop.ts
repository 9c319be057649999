import { readContentPage } from '../../../contracts/api/content/contentApi.ts'
import type { EditedDocument } from '../../../contracts/api/operator/editedDocument.ts'
import { richText, samplePage } from '../content/sampleContent.ts'
import type { WrittenDocument } from '../content/sampleContent.ts'
import { operatorShop } from './operatorShop.ts'
import type { AppDeps } from '../../../server/app.ts'

/** A shop with an editor, and what the editor does with one page over HTTP. */
export const contentShop = async (deps: Partial<AppDeps> = {}) => {
  const house = await operatorShop(deps)
  const editor = await house.operator('ana@example.com', ['content'])
  const path = (key: string, rest = '') => `content/NA/page/${encodeURIComponent(key)}${rest}`
  const save = (key: string, document: WrittenDocument, revision: number) =>
    editor.ask('PUT', path(key), { body: { revision, document } })
  const read = async (key: string): Promise<EditedDocument> =>
    (await editor.ask('GET', path(key))).json as EditedDocument
  const act = async (method: string, key: string, what: string, body: object = {}) =>
    editor.ask(method, path(key, `/${what}`), { body: { version: (await read(key)).version, ...body } })
  /** Saves a page of this text and publishes it. */
  const publishText = async (key: string, text: string, when: object = {}) => {
    const { status, json } = await editor.ask('GET', path(key))
    await save(key, samplePage(key, text), status === 200 ? (json as EditedDocument).revision : 0)
    return act('POST', key, 'publication', when)
  }
  /** What shoppers see: the page's text, or null where it is missing. */
  const shown = async (key: string): Promise<string | null> => {
    const address = `/publish/caas/v1/canvas/page/NA/${key}`
    const { status } = await house.call('GET', address)
    return status === 404 ? null : (await house.read(readContentPage, address)).name.replace(' (en)', '')
  }
  const trail = async (key: string) => {
    const rows = await house.storage.db
      .selectFrom('operator_change')
      .select(['made_by', 'before', 'after'])
      .where('noun', '=', 'content')
      .where('key', '=', `NA/page/${key}`)
      .orderBy('id')
      .execute()
    return rows.map(({ made_by: by, before, after }) => ({ by, before, after }))
  }
  return { ...house, house, editor, path, save, readDocument: read, act, publishText, shown, trail, richText }
}
