import { describe, expect, test } from 'vitest'
import { discountPercent } from '../../../ui/src/components/card/ProductCard.tsx'
import { imageTransform } from '../../../core/domain/image/imageTransform.ts'
import { sizedPicture } from '../../../ui/src/components/product/sizedPicture.ts'

describe('the address of a picture', () => {
  test('CAT-10 asks for double its place', () => {
    expect(sizedPicture('/media/HARROWMID1-SAPI-1.svg', 300, 375)).toBe(
      '/media/w_600,h_750,e_sharpen:60,f_auto,dpr_2.0/HARROWMID1-SAPI-1.svg',
    )
  })

  test('CAT-10 OPS-52 asks for an uploaded picture in the same way, by the hash that content names', () => {
    const hash = '340bbd654542406cd3b68414a1363cc3'
    expect(sizedPicture(`/media/${hash}`, 1_280, 720)).toBe(`/media/${imageTransform(1_280, 720)}/${hash}`)
  })

  test('CAT-10 stays as it is when it is not the shop’s', () => {
    expect(sizedPicture('/art/mark.svg', 10, 10)).toBe('/art/mark.svg')
  })
})

test.each([
  [15_900, 19_900, 20],
  [19_900, 19_900, 0],
  [15_950, 19_900, 19],
  [100, 0, 0],
] as const)('CAT-41 a label never promises more than the price keeps (%j, %j)', (first, second, expected) => {
  expect(discountPercent(first, second)).toBe(expected)
})
