import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageTransform } from '../../../core/domain/image/imageTransform.ts'
import { inTurn } from '../../../server/picture/inTurn.ts'
import { preferredFormat } from '../../../server/picture/preferredFormat.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { pictureShop } from './pictureShop.ts'
import { colourAt, halves, photo } from './samplePhotos.ts'

const shop = await closeAfterAll(pictureShop())
const picture = await shop.uploaded(await photo(1, 1_000, 750))

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

test.each([
  [chrome, 'avif'],
  ['image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'webp'],
  ['image/*', 'jpeg'],
  ['*/*', 'jpeg'],
  [undefined, 'jpeg'],
  ['image/avif;q=0,image/webp', 'webp'],
  ['image/avif;q=0.5,image/webp;q=0.9', 'webp'],
  ['image/avif;q=0.5,image/jpeg', 'jpeg'],
  ['IMAGE/AVIF', 'avif'],
  ['text/html', 'jpeg'],
  ['image/avif;q=x,,;', 'jpeg'],
])('OPS-52 to a browser that accepts %s a picture comes as %s', (accept, format) => {
  expect(preferredFormat(accept)).toBe(format)
})

test('OPS-52 a picture comes in the preferred format, and caches keep each format for good', async () => {
  for (const [accept, type] of [
    [chrome, 'heif'],
    ['image/webp', 'webp'],
    ['image/*', 'jpeg'],
  ] as const) {
    const { status, headers, bytes } = await shop.get(`/media/w_320/${picture.id}`, accept)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('vary')).toBe('accept')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const { format, width, height } = await sharp(bytes).metadata()
    expect([format, width, height]).toEqual([type, 320, 240])
    expect(headers.get('content-type')).toBe(`image/${type === 'heif' ? 'avif' : type}`)
  }
})

const widthOf = async (transform: string): Promise<number | undefined> =>
  (await sharp((await shop.get(`/media/${transform}/${picture.id}`)).bytes).metadata()).width

test.each([
  ['w_1', 160],
  ['w_160', 160],
  ['w_161', 320],
  ['w_321,h_100', 480],
  ['w_700', 960],
  ['w_961', 1_000],
  ['w_99999', 1_000],
])('OPS-52 for %s it is %i px wide, one of few widths and never wider than it was uploaded', async (asked, width) => {
  expect(await widthOf(asked)).toBe(width)
})

test('OPS-52 for a box that is higher than the picture it is wide enough to fill the box', async () => {
  expect(await widthOf(imageTransform(120, 150))).toBe(480)
  expect(await widthOf(imageTransform(120, 80))).toBe(320)
})

test('OPS-52 what is made is made once, and kept beside what was uploaded', async () => {
  const small = await shop.uploaded(await halves(200, 100).png().toBuffer())
  const asked = Array.from({ length: 12 }, (_, n) => shop.get(`/media/w_${n + 1}/${small.id}`, chrome))
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  const files = (await shop.stored()).files.filter((name) => name.includes(small.id))
  expect(files.map((name) => name.slice(3 + small.id.length))).toEqual(['', '-160.avif'])
})

test('OPS-52 what is transparent stays so in AVIF and WebP, and is white in JPEG', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const cut = await sharp({ create: { width: 300, height: 300, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const { path } = await shop.uploaded(cut)
  for (const accept of ['image/avif', 'image/webp'])
    expect((await sharp((await shop.get(path, accept)).bytes).metadata()).hasAlpha, accept).toBe(true)
  expect(await colourAt((await shop.get(path)).bytes, 5, 5)).toEqual([255, 255, 255])
})

test.each([
  ['/media/w_320/ffffffffffffffffffffffffffffffff', 404, 'There is no such picture.'],
  ['/media/ffffffffffffffffffffffffffffffff', 404, 'There is no such picture.'],
  ['/media/w_320/FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF', 404, 'There is no such picture.'],
  [`/media/h_320/${picture.id}`, 400, 'A picture is asked for by its width'],
  [`/media/w_0/${picture.id}`, 400, 'A picture is asked for by its width'],
  [`/media/${'w'.repeat(90)}/${picture.id}`, 400, 'A picture is asked for by its width'],
])('OPS-52 %s is answered %i in words that no cache keeps', async (path, status, words) => {
  const answer = await shop.get(path)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(answer.bytes.toString()).toContain(words)
})

test('OPS-53 a picture whose file was damaged where it is kept is a failure, and never served', async () => {
  const { id } = await shop.uploaded(await photo(1, 640, 480))
  const other = (await photo(1, 320, 480)).toString('base64')
  await shop.storage.db
    .updateTable('shop_picture_file')
    .set({ content: other })
    .where('name', 'like', `%${id}`)
    .execute()
  expect((await shop.get(`/media/w_160/${id}`)).status).toBe(500)
})

describe('OPS-55 costly work', () => {
  test('OPS-55 is done one after another, in the order in which it came', async () => {
    const turn = inTurn({ most: 1, mostWaiting: 10 })
    const seen: string[] = []
    const work = (name: string) =>
      turn(async () => {
        seen.push(`${name} begins`)
        await Promise.resolve()
        seen.push(`${name} ends`)
      })
    await Promise.all(['a', 'b', 'c'].map(work))
    expect(seen).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  })

  test('OPS-55 is refused with BSY503 when too much waits, and goes on after work that failed', async () => {
    const turn = inTurn({ most: 1, mostWaiting: 1 })
    let finish = (): void => undefined
    const first = turn(() => new Promise<void>((_done, failed) => (finish = () => failed(new Error('bad')))))
    const second = turn(async () => 'second')
    await expect(turn(async () => 'third')).rejects.toThrow('BSY503')
    finish()
    await expect(first).rejects.toThrow('bad')
    expect(await second).toBe('second')
    expect(await turn(async () => 'fourth')).toBe('fourth')
  })
})
