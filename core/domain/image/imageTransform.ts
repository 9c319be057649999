import { imageDefaults } from '../configuration/constants.ts'

/** CAT-10: the transform with which a picture is requested: double its CSS width and height, sharpened, best format. */
export const imageTransform = (width: number, height: number): string =>
  [
    `w_${Math.round(width * imageDefaults.factor)}`,
    `h_${Math.round(height * imageDefaults.factor)}`,
    `e_sharpen:${imageDefaults.sharpen}`,
    `f_${imageDefaults.format}`,
    `dpr_${imageDefaults.devicePixelRatio}`,
  ].join(',')
