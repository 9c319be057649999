import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { tints } from '../../../server/media/tints.ts'
import { writeLetter } from '../../../server/mail/layout/writeLetter.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'
import { fallbackLocale } from '../../../server/kit/siteLocale.ts'
import { variantShown } from '../../../server/catalog/variantShown.ts'
import { pictureShop } from '../picture/pictureShop.ts'
import { colourAt, halves, isBlue, isRed } from '../picture/samplePhotos.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { sampleShop } from '../support/sampleShop.ts'
import { picturesIn } from './picturesIn.ts'

const goods = await sampleShop()
const { catalogue } = goods
const shop = await closeAfterAll(pictureShop({ storage: goods.storage, catalogue }))
const wide = await shop.uploaded(await halves(1_000, 500).jpeg().toBuffer())
const tall = await shop.uploaded(await halves(400, 900).png().toBuffer())
const small = await shop.uploaded(await halves(60, 60).png().toBuffer())

const publicUrl = 'https://shop.example'
const drawing = '/media/HARROWMID1-SAPI-1.svg'

const letterWith = (picture: string): string =>
  writeLetter(
    {
      to: 'wren@example.com',
      subject: 'Your order',
      parts: [{ kind: 'items', items: [{ name: 'Harrow Mid', notes: [], picture }] }],
      because: 'order',
    },
    { locale: fallbackLocale, publicUrl, seller: demonstrationSeller },
  ).html

const pathIn = (picture: string): string =>
  picturesIn(letterWith(picture))[0]?.['src']?.slice(publicUrl.length) ?? expect.fail('no picture')

const accepts = 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8'

describe.each([
  ['drawing', drawing],
  ['wide photo', `/media/${wide.id}`],
  ['tall photo', `/media/${tall.id}`],
  ['small photo', `/media/${small.id}`],
])('a %s in a letter', (_what, picture) => {
  test('ORD-14 OPR-49 is at an absolute address, with the sides at which it is shown', () => {
    expect(picturesIn(letterWith(picture))).toEqual([
      expect.objectContaining({
        src: expect.stringMatching(/^https:\/\/shop\.example\/media\/letter\/[\w-]+\.jpg$/),
        width: '72',
        height: '72',
        alt: '',
      }),
    ])
  })

  test('ORD-14 OPR-49 is a JPEG of twice those sides, whatever its reader accepts', async () => {
    for (const accept of [undefined, accepts, 'image/webp', 'text/html']) {
      const { status, headers, bytes } = await shop.get(pathIn(picture), accept)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      const { format, width, height } = await sharp(bytes).metadata()
      expect([format, width, height]).toEqual(['jpeg', 144, 144])
    }
  })

  test('ORD-14 is kept for a year by whoever asks for it, and shown by programs of other companies', async () => {
    const { headers } = await shop.get(pathIn(picture))
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('vary') ?? '').not.toMatch(/accept\b(?!-encoding)/i)
  })
})

describe('what a picture in a letter shows', () => {
  const at = async (picture: string, x: number, y: number) => colourAt((await shop.get(pathIn(picture))).bytes, x, y)
  const white = (colour: readonly number[]) => colour.every((part) => part > 248)

  test('OPR-49 ORD-14 is all of a photo, undistorted, on white', async () => {
    expect(white(await at(`/media/${wide.id}`, 72, 10))).toBe(true)
    expect(isRed(await at(`/media/${wide.id}`, 10, 72))).toBe(true)
    expect(isBlue(await at(`/media/${wide.id}`, 134, 72))).toBe(true)
    expect(white(await at(`/media/${tall.id}`, 10, 72))).toBe(true)
    expect(isRed(await at(`/media/${tall.id}`, 60, 10))).toBe(true)
    expect(isBlue(await at(`/media/${tall.id}`, 84, 134))).toBe(true)
  })

  test('ORD-14 is a drawing on the ground that it has in the shop', async () => {
    const product = catalogue.productById.get('HARROWMID1') ?? expect.fail('no boot')
    const [variant] = product.variants
    const found = catalogue.variantBySku.get(variant?.sku ?? '') ?? expect.fail('no variant')
    const ground = tints[variantShown(found, fallbackLocale).tint]
    const shown = await at(drawing, 3, 3)
    const meant = ['1', '3', '5'].map((from) => Number.parseInt(ground.slice(Number(from), Number(from) + 2), 16))
    for (const [index, part] of shown.entries()) expect(Math.abs(part - (meant[index] ?? 0))).toBeLessThan(4)
    expect(await at(drawing, 72, 90)).not.toEqual(shown)
  })

  test('ORD-14 the grounds are those of the screen by day', () => {
    const css = readFileSync(new URL('../../../ui/src/styles/theme.css', import.meta.url), 'utf8')
    const written = [...css.matchAll(/--tint-(\w+): light-dark\((#\w{6}),/g)].map(([, name, day]) => [name, day])
    expect(Object.fromEntries(written)).toEqual(tints)
  })
})

const gone = await shop.uploaded(await halves(300, 200).png().toBuffer())
await shop.get(pathIn(`/media/${gone.id}`))
await shop.storage.db.updateTable('shop_picture').set({ removed_at: 1 }).where('id', '=', gone.id).execute()

describe('no picture of a letter is', () => {
  test.each([
    ['of no product', '/media/letter/HARROWMID9-SAPI-1.jpg'],
    ['of no colour', '/media/letter/HARROWMID1-NONE-1.jpg'],
    ['another view', '/media/letter/HARROWMID1-SAPI-2.jpg'],
    ['another format', '/media/letter/HARROWMID1-SAPI-1.webp'],
    ['not uploaded', `/media/letter/${'a'.repeat(32)}.jpg`],
    ['removed, though it was shown before', pathIn(`/media/${gone.id}`)],
  ])('ORD-14 OPS-51 what is %s', async (_what, path) => {
    const { status, headers } = await shop.get(path)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})
