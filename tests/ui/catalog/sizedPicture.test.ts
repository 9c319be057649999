import { expect, test } from 'vitest'
import { discountPercent } from '../../../ui/src/catalog/discountPercent.ts'
import { sizedPicture } from '../../../ui/src/catalog/sizedPicture.ts'

test('CAT-10 a picture is asked for at double its place', () => {
  expect(sizedPicture('/media/HARROWMID1-SAPI-1.svg', 300, 375)).toBe(
    '/media/w_600,h_750,e_sharpen:60,f_auto,dpr_2.0/HARROWMID1-SAPI-1.svg',
  )
})

test('CAT-10 an address that is not the shop’s stays as it is', () => {
  expect(sizedPicture('/art/mark.svg', 10, 10)).toBe('/art/mark.svg')
})

test('CAT-41 a label never promises more than the price keeps', () => {
  expect(discountPercent(15_900, 19_900)).toBe(20)
  expect(discountPercent(19_900, 19_900)).toBe(0)
  expect(discountPercent(15_950, 19_900)).toBe(19)
  expect(discountPercent(100, 0)).toBe(0)
})
