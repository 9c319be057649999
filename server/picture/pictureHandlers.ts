import { readPictures, removePicture, uploadPicture } from '../../contracts/api/operator/operatorPicturesApi.ts'
import type { ShopPicture } from '../../contracts/api/operator/operatorPicturesApi.ts'
import { shopPicture } from '../../contracts/shopPicture.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { answer, refuse } from '../kit/answer.ts'
import { handle, handleInSteps } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { readBase64 } from '../kit/readBase64.ts'
import { recordChange } from '../operator/recordChange.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'
import type { ShopPictureRow } from '../storage/tables/PictureTables.ts'

/** One page of the list. */
const picturesAtOnce = 50

/** OPS-50, OPS-51: what operators do with pictures. */
export const pictureHandlers: readonly Handler[] = [
  handleInSteps(uploadPicture, async ({ body: { name, file } }, caller, context, step) => {
    const { db, now, newId, pictures } = context
    const bytes = readBase64(file)
    if (bytes === null) return refuse('OPR415', { message: 'The field file of the body is not base64.' })
    if (bytes.length > shopPicture.mostBytes) return refuse('OPR413')
    // Its file comes before its row: a picture that is listed can be served.
    const ready = await pictures.take(bytes)
    if ('errorId' in ready) return refuse(ready.errorId, { message: ready.message })
    const { hash: id, width, height } = ready
    const row = { id, name: name.trim(), width, height, made_by: caller.email, at: now }
    return inTransaction(db, async (tx) => {
      const isNew = await tx
        .insertInto('shop_picture')
        .values(row)
        .onConflict((is) => is.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (isNew)
        await recordChange(tx, caller, { noun: 'picture', key: id, before: null, after: shownOf(row) }, now, newId)
      const kept = await tx.selectFrom('shop_picture').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const result = answer(entityOf(kept))
      await step.settle(tx, result)
      return result
    })
  }),
  handle(readPictures, async ({ query: { before } }, _caller, { db }) => {
    const from = before === undefined ? undefined : await pictureById(db, before)
    let found = db.selectFrom('shop_picture').selectAll()
    if (from)
      found = found.where((is) =>
        is.or([is('at', '<', from.at), is.and([is('at', '=', from.at), is('id', '<', from.id)])]),
      )
    const rows = await found
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(picturesAtOnce + 1)
      .execute()
    const shown = rows.slice(0, picturesAtOnce)
    return answer({
      pictures: shown.map(entityOf),
      ...defined({ next: rows.length > picturesAtOnce ? shown.at(-1)?.id : undefined }),
    })
  }),
  handleInSteps(removePicture, async ({ params: { pictureId } }, caller, context, step) => {
    const { db, now, newId, pictures } = context
    const gone = await inTransaction(db, async (tx) => {
      const row = await tx.deleteFrom('shop_picture').where('id', '=', pictureId).returningAll().executeTakeFirst()
      if (!row) return undefined
      await recordChange(tx, caller, { noun: 'picture', key: row.id, before: shownOf(row), after: null }, now, newId)
      await step.settle(tx, answer(undefined))
      return row
    })
    if (!gone) return refuse('OPR404', { message: 'There is no such picture any more.' })
    await pictures.remove(gone.id, gone.width)
    return answer(undefined)
  }),
]

const pictureById = (db: Db, id: string) =>
  db.selectFrom('shop_picture').select(['id', 'at']).where('id', '=', id).executeTakeFirst()

const entityOf = ({ made_by: by, ...row }: ShopPictureRow): ShopPicture => ({ ...row, by, path: `/media/${row.id}` })

/** What the audit trail shows of a picture. */
const shownOf = ({ name, width, height }: ShopPictureRow) => ({ name, width, height })
