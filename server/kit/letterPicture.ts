/** ORD-14: CSS pixels of a letter's picture, each way; its file has twice as many. */
export const letterPictureSide = 72

/**
 * ORD-14: where a letter's picture is: the JPEG of an uploaded picture or of a drawing, because mail programs show no
 * SVG and some no WebP. `picture`: as the shop shows it, `/media/{hash}` or `/media/{productId}-{colour}-1.svg`.
 */
export const letterPicturePath = (picture: string): string =>
  `/media/letter/${picture.slice(picture.lastIndexOf('/') + 1).replace(/\.svg$/, '')}.jpg`
