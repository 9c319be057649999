import { imageTransform } from '../../../../core/domain/image/imageTransform.ts'

/** CAT-10: a picture's address for this many CSS pixels. Addresses that are not the shop's are unchanged. */
export const sizedPicture = (url: string, width: number, height: number): string =>
  url.startsWith('/media/') ? `/media/${imageTransform(width, height)}/${url.slice('/media/'.length)}` : url
