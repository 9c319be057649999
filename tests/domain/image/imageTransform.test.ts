import { expect, test } from 'vitest'
import { imageTransform } from '../../../core/domain/image/imageTransform.ts'

test('CAT-10 pictures are asked for at double width and height with the default transforms', () => {
  expect(imageTransform(320, 240)).toBe('w_640,h_480,e_sharpen:60,f_auto,dpr_2.0')
  expect(imageTransform(0.3, 10)).toBe('w_1,h_20,e_sharpen:60,f_auto,dpr_2.0')
})
