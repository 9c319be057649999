import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { previewEnd } from '../../../ui/src/content/preview/previewEnd.ts'

describe('the end of a preview’s link', () => {
  test('CMS-10 a link says itself when it ends', () => {
    const claim = Buffer.from('NA/page/à-propos 1764086400000').toString('base64url')
    expect(previewEnd(`${claim}.signature`)).toBe(1_764_086_400_000)
  })

  test('CMS-10 anything else behind the # has no end', () => {
    for (const text of ['', 'x', 'x.y', '#', '....', Buffer.from('NA/page/a').toString('base64url')])
      expect(previewEnd(text), text).toBeNull()
    fc.assert(fc.property(fc.string({ maxLength: 12 }), (text) => previewEnd(text) === null))
  })
})
