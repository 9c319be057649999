import { describe, expect, test } from 'vitest'
import { makeLetterDrawing, makeRendition } from '../../../server/picture/processPicture.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8H0z"/></svg>'
const asUpload = () => makeRendition(Buffer.from(svg), 160, 'jpeg')

describe('the decoder of SVG', () => {
  test('OPS-50 ORD-14 is open to a drawing of the shop, and closed to uploads again afterwards', async () => {
    expect((await makeLetterDrawing(svg, '#ffffff')).length).toBeGreaterThan(100)
    await expect(asUpload()).rejects.toThrow(/unsupported image format/)
  })

  test('OPS-50 ORD-14 is closed to uploads again after a drawing that fails', async () => {
    await expect(makeLetterDrawing('<svg', '#ffffff')).rejects.toThrow(/./)
    await expect(asUpload()).rejects.toThrow(/unsupported image format/)
  })
})
