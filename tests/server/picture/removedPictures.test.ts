import { expect, test } from 'vitest'
import type { ShopPicture } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import { databaseStore } from '../../../server/picture/databaseStore.ts'
import { openPictures } from '../../../server/picture/openPictures.ts'
import { clearRemoved } from '../../../server/picture/removedPictures.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { pictureShop } from './pictureShop.ts'
import { photo } from './samplePhotos.ts'

const shop = await closeAfterAll(pictureShop())
const { ask, clock, get, stored, uploaded } = shop
const day = 24 * 3_600_000

const listed = async (query = '') =>
  ((await ask('GET', `pictures${query}`)).json as { readonly pictures: readonly ShopPicture[] }).pictures
const idsIn = async (query = '') => (await listed(query)).map(({ id }) => id)
const remove = (id: string) => ask('DELETE', `pictures/${id}`)
/** Removes a picture, so long ago (ms). */
const removedFor = async (id: string, ms: number): Promise<void> => {
  await remove(id)
  const row = shop.storage.db.updateTable('shop_picture').where('id', '=', id)
  await row.set({ removed_at: clock.now - ms }).execute()
}
const bringBack = (id: string) => ask('POST', `pictures/${id}/undoing`)
const clear = () => clearRemoved(shop.storage.db, openPictures(databaseStore(shop.storage)), clock.now)

test('OPR-45 API-219 a picture says its size in pixels and bytes, who uploaded it and when', async () => {
  const picture = await uploaded(await photo(1, 640, 480), 'Ridge')
  const { json } = await ask('GET', `pictures/${picture.id}`)
  expect(json).toEqual(picture)
  expect(picture).toMatchObject({ width: 640, height: 480, by: 'mara@example.com', at: clock.now, uses: [] })
  const { content } = await shop.storage.db
    .selectFrom('shop_picture_file')
    .select('content')
    .where('name', '=', `${picture.id.slice(0, 2)}/${picture.id}`)
    .executeTakeFirstOrThrow()
  expect(picture.bytes).toBe(Buffer.from(content, 'base64').length)
  expectRefusal(await ask('GET', 'pictures/none'), 404, 'OPR404')
})

test('OPR-45 pictures are found by part of their name, whatever signs it has', async () => {
  const { id } = await uploaded(await photo(1, 630, 480), 'Hut 100%_new')
  expect(await idsIn('?search=100%25_NEW')).toEqual([id])
  expect(await idsIn('?search=1000')).toEqual([])
})

test('OPS-51 API-192 a removed picture is served to nobody, and who removed it is known', async () => {
  const { id, path } = await uploaded(await photo(1, 700, 300))
  for (const format of ['image/avif', 'image/jpeg']) await get(`/media/w_160/${id}`, format)
  expect((await remove(id)).status).toBe(204)
  expect([(await get(path)).status, (await get(`/media/w_160/${id}`)).status]).toEqual([404, 404])
  expect((await stored()).changes.at(-1)).toMatchObject({ key: id, made_by: 'mara@example.com', after: null })
  expectRefusal(await remove(id), 404, 'OPR404')
  expect(await idsIn()).not.toContain(id)
  expect(await listed('?list=removed')).toMatchObject([{ id, removedAt: clock.now }])
})

test('OPR-48 API-218 a removed picture is brought back by one press, which is recorded', async () => {
  const { id, path, ...picture } = await uploaded(await photo(1, 700, 310), 'Back again')
  expectRefusal(await bringBack(id), 412, 'OPR412')
  expectRefusal(await bringBack('none'), 404, 'OPR404')
  await remove(id)
  expect((await bringBack(id)).json).toEqual({ id, path, ...picture })
  expect((await get(path)).status).toBe(200)
  expect(await idsIn()).toContain(id)
  expect((await stored()).changes.at(-1)).toMatchObject({
    key: id,
    before: null,
    after: { name: 'Back again', width: 700, undone: true },
  })
})

test('OPS-51 OPR-48 thirty days after it was removed a picture is gone with all that was made of it', async () => {
  const [first, second] = [await uploaded(await photo(1, 700, 320)), await uploaded(await photo(1, 700, 330))]
  const kept = await uploaded(await photo(1, 700, 340))
  for (const { id } of [first, second, kept]) await get(`/media/w_160/${id}`)
  await removedFor(first.id, 30 * day - 1)
  await removedFor(second.id, 30 * day)
  expectRefusal(await bringBack(second.id), 404, 'OPR404')
  expectRefusal(await ask('GET', `pictures/${second.id}`), 404, 'OPR404')
  const offered = await idsIn('?list=removed')
  expect([first, second].map(({ id }) => offered.includes(id))).toEqual([true, false])
  expect(await clear()).toBe(1)
  const { files, pictures } = await stored()
  const left = (id: string) => [files.filter((name) => name.includes(id)).length, pictures.some((row) => row.id === id)]
  expect([first, second, kept].map(({ id }) => left(id))).toEqual([
    [2, true],
    [0, false],
    [2, true],
  ])
  expect((await bringBack(first.id)).status).toBe(200)
  expect(await clear()).toBe(0)
})
