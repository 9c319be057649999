import type { PictureList, ShopPicture } from '../../contracts/api/operator/operatorPicturesApi.ts'
import { shopPicture } from '../../contracts/shopPicture.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import type { Db } from '../storage/Tables.ts'
import type { ShopPictureRow } from '../storage/tables/PictureTables.ts'
import { goodsUses, pictureUses } from './pictureUses.ts'

/** One page of the list. */
const picturesAtOnce = 50

type Asked = { readonly list?: PictureList; readonly search?: string; readonly before?: string }
type Page = { readonly pictures: readonly ShopPicture[]; readonly next?: string }

/** OPR-45: a page of the pictures that are there, or of those that can be brought back. */
export const listPictures = async (
  db: Db,
  { list = 'kept', search = '', before }: Asked,
  now: number,
): Promise<Page> => {
  const like = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const moment = list === 'kept' ? 'at' : 'removed_at'
  let found = db.selectFrom('shop_picture').selectAll().where('name', 'ilike', like)
  found = list === 'kept' ? found.where('removed_at', 'is', null) : found.where('removed_at', '>', earliestRemoval(now))
  const from = before === undefined ? undefined : await pictureRow(db, before)
  const since = from?.[moment] ?? null
  if (from && since !== null)
    found = found.where((is) =>
      is.or([is(moment, '<', since), is.and([is(moment, '=', since), is('id', '<', from.id)])]),
    )
  const rows = await found
    .orderBy(moment, 'desc')
    .orderBy('id', 'desc')
    .limit(picturesAtOnce + 1)
    .execute()
  const shown = rows.slice(0, picturesAtOnce)
  const next = rows.length > picturesAtOnce ? shown.at(-1)?.id : undefined
  return { pictures: await withUses(db, shown, now), ...defined({ next }) }
}

/** OPR-48: what was removed until then is gone for good. Epoch ms. */
export const earliestRemoval = (now: number): number => now - shopPicture.undoDays * 24 * 3_600_000

/** OPR-45: undefined: it was never there, or is gone for good. */
export const readShopPicture = async (db: Db, id: string, now: number): Promise<ShopPicture | undefined> => {
  const row = await pictureRow(db, id)
  if (!row || (row.removed_at !== null && row.removed_at <= earliestRemoval(now))) return undefined
  return (await withUses(db, [row], now))[0]
}

const pictureRow = (db: Db, id: string): Promise<ShopPictureRow | undefined> =>
  db.selectFrom('shop_picture').selectAll().where('id', '=', id).executeTakeFirst()

const withUses = async (db: Db, rows: readonly ShopPictureRow[], now: number): Promise<readonly ShopPicture[]> => {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const uses = await pictureUses(db, ids, now)
  const goods = await goodsUses(db, ids)
  return rows.map(({ made_by: by, removed_at: removedAt, ...row }) => ({
    ...row,
    by,
    path: `/media/${row.id}`,
    ...defined({ removedAt: removedAt ?? undefined }),
    uses: uses.get(row.id) ?? [],
    goods: goods.get(row.id) ?? [],
  }))
}
