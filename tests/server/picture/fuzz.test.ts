import { assert as assertLaw, asyncProperty, constantFrom, double, integer, record, uint8Array } from 'fast-check'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { pictureShop } from './pictureShop.ts'
import { emptyPng, halves, photo } from './samplePhotos.ts'

const shop = await closeAfterAll(pictureShop())
const kinds = ['jpeg', 'png', 'webp', 'avif'] as const
const whole = new Map<string, Buffer>()
for (const kind of kinds) whole.set(kind, await halves(160, 120).toFormat(kind).toBuffer())
const sampleOf = (kind: string): Buffer => whole.get(kind)!

beforeEach(async () => {
  await shop.storage.db.deleteFrom('shop_picture').execute()
  await shop.storage.db.deleteFrom('shop_picture_file').execute()
})

/** Refused in words and without a trace, or taken as a whole: an answer, a row, a file and a served picture. */
const isTakenOrRefused = async (file: Uint8Array): Promise<'taken' | 'refused'> => {
  const before = await shop.stored()
  const answer = await shop.upload(file)
  const after = await shop.stored()
  if (answer.status === 200) {
    const { id, width } = answer.json as { readonly id: string; readonly width: number }
    expect(after.files).toContain(`${id.slice(0, 2)}/${id}`)
    const { status, bytes } = await shop.get(`/media/w_160/${id}`)
    expect([status, (await sharp(bytes).metadata()).width]).toEqual([200, Math.min(160, width)])
    return 'taken'
  }
  expect([413, 415]).toContain(answer.status)
  expect(answer.error?.errorId).toBe(`OPR${answer.status}`)
  expect(answer.error?.message).toMatch(/^[A-Z][^<>{}]{20,200}\.$/)
  expect(after).toEqual(before)
  return 'refused'
}

const refused = async (file: Uint8Array, words: string): Promise<void> => {
  expect(await isTakenOrRefused(file)).toBe('refused')
  expect((await shop.upload(file)).error?.message).toContain(words)
}

test('OPS-50 random bytes are never a picture', async () => {
  await assertLaw(
    asyncProperty(uint8Array({ maxLength: 4_000 }), async (bytes) => {
      expect(await isTakenOrRefused(bytes)).toBe('refused')
    }),
    { numRuns: 60 },
  )
})

test('OPS-50 random bytes after the first bytes of a picture are never a picture', async () => {
  await assertLaw(
    asyncProperty(
      constantFrom(...kinds),
      integer({ min: 3, max: 60 }),
      uint8Array({ maxLength: 2_000 }),
      async (kind, cut, bytes) => {
        expect(await isTakenOrRefused(Buffer.concat([sampleOf(kind).subarray(0, cut), bytes]))).toBe('refused')
      },
    ),
    { numRuns: 60 },
  )
})

test('OPS-50 a picture that ends early is refused wherever it ends', async () => {
  await assertLaw(
    asyncProperty(constantFrom(...kinds), double({ min: 0, max: 0.95, noNaN: true }), async (kind, part) => {
      const file = sampleOf(kind)
      expect(await isTakenOrRefused(file.subarray(0, Math.floor(file.length * part)))).toBe('refused')
    }),
    { numRuns: 60 },
  )
})

test('OPS-50 a picture with other bytes here and there is taken whole or refused, and never a failure', async () => {
  const flips = record({
    at: double({ min: 0, max: 0.999, noNaN: true }),
    bytes: uint8Array({ minLength: 1, maxLength: 8 }),
  })
  await assertLaw(
    asyncProperty(constantFrom(...kinds), flips, flips, async (kind, first, second) => {
      const file = Buffer.from(sampleOf(kind))
      for (const { at, bytes } of [first, second])
        file.set(bytes.subarray(0, file.length - Math.floor(at * file.length)), Math.floor(at * file.length))
      await isTakenOrRefused(file)
    }),
    { numRuns: 120 },
  )
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>'
const still = (colour: string) => halves(40, 40).tint(colour).raw().toBuffer()

test.each([
  ['an SVG', async () => Buffer.from(svg), 'Drawings such as SVG'],
  [
    'an SVG after a byte order mark',
    async () => Buffer.from(`\uFEFF \n<?xml version="1.0"?>${svg}`),
    'Drawings such as SVG',
  ],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj'), 'Drawings such as SVG'],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'Drawings such as SVG'],
  ['a GIF', async () => halves(40, 40).gif().toBuffer(), 'GIF are not taken'],
  ['a TIFF', async () => halves(40, 40).tiff().toBuffer(), 'TIFF'],
  ['a photo in HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'HEIC'],
  ['nothing', async () => Buffer.alloc(0), 'not a picture that the shop takes'],
  [
    'a moving WebP',
    async () =>
      sharp(Buffer.concat([await still('#ff0000'), await still('#00ff00')]), {
        raw: { width: 40, height: 80, channels: 3, pageHeight: 40 },
      })
        .webp({ loop: 0, delay: [100, 100] })
        .toBuffer(),
    'Moving pictures are not taken',
  ],
  [
    'a moving PNG',
    async () => {
      const png = sampleOf('png')
      const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
      return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
    },
    'Moving pictures are not taken',
  ],
])('OPS-50 %s is refused in words', async (_what, make, words) => {
  await refused(await make(), words)
})

test('OPS-50 a small file that unpacks to a hundred million pixels is refused before it is unpacked', async () => {
  const bomb = await emptyPng(10_000, 10_000)
  expect(bomb.length).toBeLessThan(1_000_000)
  await refused(bomb, '50 million pixels')
})

test('OPS-50 a picture that says it is small and is not is refused or shown as small', async () => {
  const lying = Buffer.from(await photo(1, 800, 600))
  const frame = lying.indexOf(Buffer.from([0xff, 0xc0]))
  lying.writeUInt16BE(20, frame + 5)
  lying.writeUInt16BE(20, frame + 7)
  await isTakenOrRefused(lying)
})

test('OPS-50 a picture that is also an archive or a script is served without it', async () => {
  const archive = Buffer.from('PK\x03\x04evil.jar<script>alert(1)</script>', 'latin1')
  for (const kind of kinds) {
    const answer = await shop.upload(Buffer.concat([sampleOf(kind), archive]))
    if (answer.status !== 200) continue
    const { path } = answer.json as { readonly path: string }
    for (const accept of ['image/avif', 'image/webp', 'image/jpeg'])
      expect((await shop.get(path, accept)).bytes.includes('evil.jar')).toBe(false)
  }
})

test('OPS-50 what is not base64 is refused in words', async () => {
  for (const file of ['%%%%', 'abc', 'data:image/png;base64,AAAA', 'AAAA\nAAAA']) {
    const answer = await shop.upload(file)
    expect([answer.status, answer.error?.message]).toEqual([415, 'The field file of the body is not base64.'])
  }
})
