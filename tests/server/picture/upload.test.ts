import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shopPicture } from '../../../contracts/shopPicture.ts'
import type { ShopPicture } from '../../../contracts/api/operator/operatorPicturesApi.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { pictureShop } from './pictureShop.ts'
import { colourAt, emptyPng, halves, isBlue, isRed, photo, secretPlace } from './samplePhotos.ts'

const shop = await closeAfterAll(pictureShop())

test('OPS-50 API-190 a picture that an operator uploads has an address at which everybody sees it', async () => {
  const picture = await shop.uploaded(await photo(), '  Boots on the ridge ')
  expect(picture).toMatchObject({ name: 'Boots on the ridge', width: 800, height: 600, by: 'mara@example.com' })
  expect(picture.path).toBe(`/media/${picture.id}`)
  expect((await shop.get(picture.path)).status).toBe(200)
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('OPS-50 a picture in %s is taken', async (kind) => {
  const { width, height } = await shop.uploaded(await halves(320, 200).toFormat(kind).toBuffer())
  expect([width, height]).toEqual([320, 200])
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'OPS-50 a photo whose camera was held in way %i stands upright, and says so nowhere',
  async (turn) => {
    const { path, width, height } = await shop.uploaded(await photo(turn, 400, 300))
    expect([width, height]).toEqual(turn > 4 ? [300, 400] : [400, 300])
    const { bytes } = await shop.get(path)
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined()
    const upright = await sharp(await photo(turn, 400, 300))
      .autoOrient()
      .png()
      .toBuffer()
    const [x, y] = [10, 10]
    expect(isRed(await colourAt(bytes, x, y))).toBe(isRed(await colourAt(upright, x, y)))
    expect(isBlue(await colourAt(bytes, width - x, height - y))).toBe(
      isBlue(await colourAt(upright, width - x, height - y)),
    )
  },
)

test('OPS-50 nothing of what a file says beside its pixels is kept or served', async () => {
  const file = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')])
  expect(file.includes(secretPlace)).toBe(true)
  const { id, path } = await shop.uploaded(file)
  for (const format of ['image/avif', 'image/webp', 'image/jpeg']) await shop.get(path, format)
  const files = await shop.storage.db
    .selectFrom('shop_picture_file')
    .selectAll()
    .where('name', 'like', `%${id}%`)
    .execute()
  expect(files).toHaveLength(4)
  for (const { content } of files) {
    const kept = Buffer.from(content, 'base64')
    for (const word of [secretPlace, 'Exif', '<script>', 'http://ns.adobe.com']) expect(kept.includes(word)).toBe(false)
  }
})

test('OPS-50 the same file uploaded again is the same picture, and noted once', async () => {
  const file = await photo(1, 500, 400)
  const [first, second] = [await shop.uploaded(file, 'First'), await shop.uploaded(file, 'Second')]
  expect(second).toEqual(first)
  const changes = (await shop.stored()).changes.filter(({ key }) => key === first.id)
  expect(changes).toMatchObject([
    { made_by: 'mara@example.com', before: null, after: { name: 'First', width: 500, height: 400 } },
  ])
})

test('OPS-50 a wide picture is kept as wide as the widest that is served', async () => {
  const { width, height } = await shop.uploaded(await halves(5_120, 1_024).jpeg().toBuffer())
  expect([width, height]).toEqual([2_560, 512])
})

test('OPS-50 API-191 operators see the newest pictures first, fifty at a time', async () => {
  const other = await closeAfterAll(pictureShop())
  const sample = { width: 1, height: 1, bytes: 1, removed_at: null, made_by: 'x' }
  for (let n = 0; n < 52; n += 1) {
    other.clock.now += 1_000
    await other.storage.db
      .insertInto('shop_picture')
      .values({ ...sample, id: `${n}`.padStart(32, '0'), name: `${n}`, at: other.clock.now })
      .execute()
  }
  const list = async (query = '') =>
    (await other.ask('GET', `pictures${query}`)).json as { readonly pictures: readonly ShopPicture[]; next?: string }
  const first = await list()
  expect(first.pictures.map(({ name }) => Number(name))).toEqual(Array.from({ length: 50 }, (_, n) => 51 - n))
  const rest = await list(`?before=${first.next}`)
  expect(rest.pictures.map(({ name }) => name)).toEqual(['1', '0'])
  expect(rest.next).toBeUndefined()
})

test('OPS-50 a removed picture that is uploaded again is there under its new name, as new', async () => {
  const { id, path } = await shop.uploaded(await photo(1, 700, 300), 'Old name')
  expect((await shop.ask('DELETE', `pictures/${id}`)).status).toBe(204)
  shop.clock.now += 1_000
  const again = await shop.uploaded(await photo(1, 700, 300), 'New name')
  expect(again).toMatchObject({ id, name: 'New name', at: shop.clock.now })
  expect(again.removedAt).toBeUndefined()
  expect((await shop.get(path)).status).toBe(200)
  const changes = (await shop.stored()).changes.filter(({ key }) => key === id)
  expect(changes.map(({ after }) => after)).toMatchObject([{ name: 'Old name' }, {}, { name: 'New name' }])
})

test('OPS-50 a file above the limit is refused in words before it is read as a picture', async () => {
  const answer = await shop.upload(Buffer.alloc(shopPicture.mostBytes + 1))
  expectRefusal(answer, 413, 'OPR413')
  expect((await shop.upload(Buffer.alloc(shopPicture.mostBytes * 2))).status).toBe(413)
})

test.each([
  ['many pixels', () => emptyPng(11_000, 5_000), 413, '50 million pixels'],
  ['a long side', () => emptyPng(12_001, 20), 413, 'sides of 12000 at most'],
  ['hardly a pixel', () => emptyPng(15, 400), 413, 'too small to show'],
] as const)(
  'OPS-50 a picture of %s is refused in words, and nothing of it is stored',
  async (_what, make, status, words) => {
    const before = await shop.stored()
    const answer = await shop.upload(await make())
    expect([answer.status, answer.error?.message]).toEqual([status, expect.stringContaining(words)])
    expect(await shop.stored()).toEqual(before)
  },
)
