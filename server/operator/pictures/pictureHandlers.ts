import {
  bringBackPicture,
  readPicture,
  readPictures,
  removePicture,
  uploadPicture,
} from '../../../contracts/api/operator/operatorPicturesApi.ts'
import type { PictureGoods, PictureUse } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import { shopPicture } from '../../../contracts/shopPicture.ts'
import { answer, refuse } from '../../kit/answer.ts'
import { handle, handleInSteps } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import { readBase64 } from '../../kit/readBase64.ts'
import { recordChange } from '../recordChange.ts'
import { asTransaction, inTransaction } from '../../storage/inTransaction.ts'
import type { Db, Tx } from '../../storage/Tables.ts'
import type { ShopPictureRow } from '../../storage/tables/PictureTables.ts'
import { earliestRemoval, listPictures, readShopPicture } from '../../picture/listPictures.ts'
import { goodsUses, pictureUses } from '../../picture/pictureUses.ts'

/** OPS-50, OPS-51, OPR-45…48: what operators do with pictures. */
export const pictureHandlers: readonly Handler[] = [
  handleInSteps(uploadPicture, async ({ body: { name, file } }, caller, context, step) => {
    const { db, now, newId, pictures } = context
    const bytes = readBase64(file)
    if (bytes === null) return refuse('OPR415', { message: 'The field file of the body is not base64.' })
    if (bytes.length > shopPicture.mostBytes) return refuse('OPR413')
    // Its file comes before its row: a picture that is listed can be served.
    const ready = await pictures.take(bytes)
    if ('errorId' in ready) return refuse(ready.errorId, { message: ready.message })
    const { hash: id, width, height, bytes: kept } = ready
    const row = { name: name.trim(), width, height, bytes: kept.length, made_by: caller.email, at: now }
    return inTransaction(db, async (tx) => {
      const isNew = await tx
        .insertInto('shop_picture')
        .values({ id, ...row })
        // One that was removed is uploaded anew.
        .onConflict((is) =>
          is
            .column('id')
            .doUpdateSet({ ...row, removed_at: null })
            .where('shop_picture.removed_at', 'is not', null),
        )
        .returning('id')
        .executeTakeFirst()
      if (isNew)
        await recordChange(tx, caller, { noun: pictureNoun, key: id, before: null, after: shownOf(row) }, now, newId)
      return step.settle(tx, await answerOf(tx, id, now))
    })
  }),
  handle(readPictures, async ({ query }, _caller, { db, now }) => answer(await listPictures(db, query, now))),
  handle(readPicture, ({ params: { pictureId } }, _caller, { db, now }) => answerOf(db, pictureId, now)),
  handle(removePicture, async ({ params: { pictureId: id } }, caller, { db, now, newId }) => {
    const tx = asTransaction(db)
    const row = await lockedPicture(tx, id)
    if (!row || row.removed_at !== null) return unknown
    // Whoever publishes or sells something that shows it waits for this transaction, or was before it (`missingPictures`).
    const shown = ((await pictureUses(tx, [id], now)).get(id) ?? []).filter(({ state }) => state !== 'draft')
    const goods = (await goodsUses(tx, [id])).get(id) ?? []
    if (shown.length + goods.length > 0) return refuse('OPR409', { message: usedText(shown, goods) })
    await tx.updateTable('shop_picture').set({ removed_at: now }).where('id', '=', id).execute()
    await recordChange(tx, caller, { noun: pictureNoun, key: id, before: shownOf(row), after: null }, now, newId)
    return answer(undefined)
  }),
  handle(bringBackPicture, async ({ params: { pictureId: id } }, caller, { db, now, newId }) => {
    const tx = asTransaction(db)
    const row = await lockedPicture(tx, id)
    if (!row || (row.removed_at !== null && row.removed_at <= earliestRemoval(now))) return unknown
    if (row.removed_at === null) return refuse('OPR412', { message: 'This picture is not removed.' })
    await tx.updateTable('shop_picture').set({ removed_at: null }).where('id', '=', id).execute()
    const after = { ...shownOf(row), undone: true }
    await recordChange(tx, caller, { noun: pictureNoun, key: id, before: null, after }, now, newId)
    return answerOf(tx, id, now)
  }),
]

/** Under which changes of pictures are recorded. */
const pictureNoun = 'picture'

const unknown = refuse('OPR404', { message: 'There is no such picture any more.' })

const answerOf = async (db: Db, id: string, now: number) => {
  const picture = await readShopPicture(db, id, now)
  return picture ? answer(picture) : unknown
}

const lockedPicture = (tx: Tx, id: string): Promise<ShopPictureRow | undefined> =>
  tx.selectFrom('shop_picture').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** What the audit trail shows of a picture. */
const shownOf = ({ name, width, height }: Pick<ShopPictureRow, 'name' | 'width' | 'height'>) => ({
  name,
  width,
  height,
})

/** As many as a refusal names. */
const mostNamed = 5

const usedText = (uses: readonly PictureUse[], goods: readonly PictureGoods[]): string => {
  const named = [
    ...goods.map(({ name, productId }) => `“${name}” (${productId})`),
    ...uses.map(({ name, site, state }) => `“${name}” (${site}${state === 'scheduled' ? ', scheduled' : ''})`),
  ]
  const rest = named.length > mostNamed ? ` and ${named.length - mostNamed} more` : ''
  return `This picture is used by ${named.slice(0, mostNamed).join(', ')}${rest}. Take it out there first. Nothing was changed.`
}
