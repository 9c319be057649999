import type { ChangedFields } from '../../../contracts/api/operator/operatorGoods.ts'
import { missingPictures } from '../../picture/pictureUses.ts'
import type { Tx } from '../../storage/Tables.ts'
import { arePictures, colourOf, picturesIn } from './goodsFields.ts'

/**
 * OPR-51: why these fields name pictures that cannot be shown, in a sentence; undefined = all can, and stay in the shop
 * until the transaction ends.
 */
export const pictureFaultIn = async (tx: Tx, fields: ChangedFields): Promise<string | undefined> => {
  const lists = Object.keys(fields)
    .filter(arePictures)
    .map((name) => ({ colour: colourOf(name), pictures: picturesIn(fields, name) }))
  const twice = lists.find(({ pictures }) => new Set(pictures).size < pictures.length)
  if (twice) return `The colour ${twice.colour} names the same picture twice.`
  const [missing, ...others] = await missingPictures(tx, [...new Set(lists.flatMap(({ pictures }) => pictures))])
  if (missing === undefined) return undefined
  const rest = others.length === 0 ? '' : ` and ${others.length} more of them`
  return `The shop does not have the picture ${missing}${rest} any more. Choose another one.`
}

export const writePictures = async (tx: Tx, productId: string, fields: ChangedFields): Promise<void> => {
  for (const name of Object.keys(fields).filter(arePictures))
    await tx
      .updateTable('colourway')
      .set({ pictures: JSON.stringify(picturesIn(fields, name)) })
      .where('product_id', '=', productId)
      .where('code', '=', colourOf(name))
      .execute()
}
