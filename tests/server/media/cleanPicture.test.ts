import { describe, expect, test } from 'vitest'
import { cleanPicture, pictureSides } from '../../../server/media/cleanPicture.ts'
import type { CleanPicture } from '../../../server/media/cleanPicture.ts'
import { place, sampleJpeg, samplePng, sampleWebp, script } from '../support/samplePictures.ts'

const cleaned = (file: Buffer): CleanPicture => {
  const picture = cleanPicture(file)
  return typeof picture === 'string' ? expect.fail(`refused: ${picture}`) : picture
}

const samples = [
  { type: 'image/jpeg', of: sampleJpeg },
  { type: 'image/png', of: samplePng },
  { type: 'image/webp', of: sampleWebp },
] as const

describe.each(samples)('API-150 a picture of $type', ({ type, of }) => {
  test('API-150 is told by its bytes, with its sides', () => {
    expect(cleaned(of({ width: 1_200, height: 900 }))).toMatchObject({ type, width: 1_200, height: 900 })
  })

  test('API-150 keeps neither the place where it was taken nor a script', () => {
    const file = of()
    for (const secret of [place, script]) expect(file.includes(secret), secret).toBe(true)
    const { bytes } = cleaned(file)
    for (const secret of [place, script]) expect(bytes.includes(secret), secret).toBe(false)
  })

  test('API-150 comes out the same when it is cleaned again', () => {
    const { bytes } = cleaned(of())
    expect(cleaned(bytes).bytes.equals(bytes)).toBe(true)
  })

  test('API-150 is refused when it is cut anywhere', () => {
    const { bytes } = cleaned(of())
    const cut = Array.from({ length: bytes.length - 1 }, (_, length) => bytes.subarray(0, length + 1))
    expect(cut.filter((part) => cleanPicture(part) !== 'type').map(({ length }) => length)).toEqual([])
  })

  test.each([
    { width: pictureSides.least - 1, height: 400 },
    { width: 400, height: pictureSides.most + 1 },
  ])('API-150 is refused with sides of $width × $height', (sides) => {
    expect(cleanPicture(of(sides))).toBe('sides')
  })
})

test('API-150 a JPEG stays turned as the camera was held, with the sides that are shown', () => {
  const picture = cleaned(sampleJpeg({ width: 640, height: 480, turn: 6 }))
  expect(picture).toMatchObject({ width: 480, height: 640 })
  expect(cleaned(picture.bytes)).toMatchObject({ width: 480, height: 640 })
})

test.each([
  ['a drawing, which may hold a script', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
  ['a page', Buffer.from(`<!doctype html>${script}`)],
  ['a GIF', Buffer.from('GIF89a and so on', 'latin1')],
  ['a moving WebP', sampleWebp({ moves: true })],
  ['a PNG whose sum is wrong', Buffer.from(samplePng().map((byte, at) => (at === 20 ? byte ^ 1 : byte)))],
  ['nothing', Buffer.alloc(0)],
])('API-150 %s is refused', (_what, file) => {
  expect(cleanPicture(file)).toBe('type')
})
