import type { Sharp, SharpOptions } from 'sharp'
import { shopPicture } from '../../contracts/shopPicture.ts'
import { letterPictureSide } from '../kit/letterPicture.ts'
import type { PictureFormat, ReadyPicture, UploadFault } from '../kit/Pictures.ts'
import { pictureHash } from './PictureStore.ts'
import { damaged, faultOfKind, moving } from './readKind.ts'

const { sides, mostPixels, widths } = shopPicture

/** How long the work on one picture may take, s. */
const longestSeconds = 60

/**
 * OPS-50: makes an uploaded file ready to be kept, or says why it is not taken. Its sides are read before it is decoded,
 * and nothing of the file itself is kept: all that is served is written anew from the pixels.
 */
export const readyPicture = async (file: Buffer): Promise<ReadyPicture | UploadFault> => {
  const fault = faultOfKind(file) ?? (await faultOfSides(file))
  if (fault) return fault
  try {
    const picture = await (await reader(file)).metadata()
    const upright = (await reader(file)).autoOrient().resize({ width: widths.at(-1)!, withoutEnlargement: true })
    const written = picture.hasAlpha
      ? upright.webp({ lossless: true, effort: 2 })
      : upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    const { data, info } = await written.timeout({ seconds: longestSeconds }).toBuffer({ resolveWithObject: true })
    return { hash: pictureHash(data), bytes: data, width: info.width, height: info.height }
  } catch {
    return damaged
  }
}

/** OPS-52: a kept picture at this width and in this format; what is transparent is white in a JPEG. */
export const makeRendition = async (kept: Uint8Array, width: number, format: PictureFormat): Promise<Buffer> => {
  const resized = (await reader(kept)).resize({ width, withoutEnlargement: true })
  return encoded(resized, format).timeout({ seconds: longestSeconds }).toBuffer()
}

/** ORD-14: all of a kept picture in a square of twice the side at which letters show it; the rest is ground. */
export const makeLetterPicture = async (picture: Uint8Array, ground: string): Promise<Buffer> => {
  const side = 2 * letterPictureSide
  return (await reader(picture))
    .resize({ width: side, height: side, fit: 'contain', background: ground })
    .flatten({ background: ground })
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4', mozjpeg: true })
    .timeout({ seconds: longestSeconds })
    .toBuffer()
}

/**
 * ORD-14: the same of a drawing of the shop. Only while it is read is there a decoder of SVG, and no upload is read at
 * the same time (OPS-55).
 */
export const makeLetterDrawing = async (svg: string, ground: string): Promise<Buffer> => {
  const sharp = await library()
  sharp.unblock(drawingDecoder)
  try {
    return await makeLetterPicture(Buffer.from(svg), ground)
  } finally {
    sharp.block(drawingDecoder)
  }
}

const drawingDecoder = { operation: ['VipsForeignLoadSvgBuffer'] }

const encoded = (picture: Sharp, format: PictureFormat): Sharp => {
  switch (format) {
    case 'avif':
      // From effort 3 on, one wide picture takes a processor for a minute.
      return picture.avif({ quality: 55, effort: 2 })
    case 'webp':
      return picture.webp({ quality: 80 })
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true })
  }
}

const faultOfSides = async (file: Buffer): Promise<UploadFault | null> => {
  let read
  try {
    read = await (await reader(file, { limitInputPixels: false })).metadata()
  } catch {
    return damaged
  }
  const { width, height, pages = 1 } = read
  if (pages > 1) return moving
  if (Math.min(width, height) < sides.least)
    return tooLarge(`This picture is smaller than ${sides.least} × ${sides.least} pixels, which is too small to show.`)
  if (Math.max(width, height) > sides.most || width * height > mostPixels)
    return tooLarge(
      `This picture has ${width} × ${height} pixels. The shop takes ${mostPixels / 1_000_000} million pixels and sides of ${sides.most} at most. Make it smaller.`,
    )
  return null
}

const tooLarge = (message: string): UploadFault => ({ errorId: 'OPR413', message })

const reader = async (file: Uint8Array, options: SharpOptions = {}): Promise<Sharp> =>
  (await library())(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, ...options })

let loaded: ReturnType<typeof load> | undefined

/** Loaded with the first picture: most processes that import the server never see one. */
const library = (): ReturnType<typeof load> => (loaded ??= load())

const load = async () => {
  const { default: sharp } = await import('sharp')
  // One thread, and nothing kept: the shop is served by the same processors and the same memory.
  sharp.concurrency(1)
  sharp.cache(false)
  // No other decoder is ever reached, whatever a file says it is.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
  })
  return sharp
}
