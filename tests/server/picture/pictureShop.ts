import type { ShopPicture } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import type { AppDeps } from '../../../server/app.ts'
import { operatorShop } from '../operator/operatorShop.ts'

/** A shop, and an operator who looks after its goods. */
export const pictureShop = async (deps: Partial<AppDeps> = {}) => {
  const shop = await operatorShop(deps)
  const { ask } = await shop.operator('mara@example.com', ['merchandise'])
  const upload = (file: Uint8Array | string, name = 'Boots on the ridge') =>
    ask('POST', 'pictures', {
      body: { name, file: typeof file === 'string' ? file : Buffer.from(file).toString('base64') },
    })
  const uploaded = async (file: Uint8Array, name?: string): Promise<ShopPicture> => {
    const answer = await upload(file, name)
    if (answer.status !== 200) throw new Error(`The upload was answered ${answer.status} ${answer.text}`)
    return answer.json as ShopPicture
  }
  const get = async (path: string, accept?: string) => {
    const answer = await shop.app.request(path, accept === undefined ? {} : { headers: { accept } })
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const stored = async () => {
    const [pictures, files, changes] = await Promise.all([
      shop.storage.db.selectFrom('shop_picture').select('id').execute(),
      shop.storage.db.selectFrom('shop_picture_file').select('name').orderBy('name').execute(),
      shop.storage.db.selectFrom('operator_change').selectAll().where('noun', '=', 'picture').orderBy('id').execute(),
    ])
    return { pictures, files: files.map(({ name }) => name), changes }
  }
  return { ...shop, ask, upload, uploaded, get, stored }
}
