import { crc32 } from 'node:zlib'
import type { PictureType } from '../storage/tables/GalleryTables.ts'

/** A picture without anything but what is seen: no place, no time, no camera, no text. `width` and `height` as shown. */
export type CleanPicture = {
  readonly type: PictureType
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** Why a file is not taken: no JPEG, PNG or still WebP by its bytes · its sides are outside `pictureSides`. */
export type PictureFault = 'type' | 'sides'

/** Of a side, px. */
export const pictureSides = { least: 200, most: 8_000 } as const

/**
 * A shopper's file as it may be published. Its type is told by its bytes, never by its name. Only the parts that a
 * decoder needs are copied, so that metadata, comments and whatever follows the picture's end stay behind; of a JPEG
 * the way it is turned is written anew.
 */
export const cleanPicture = (file: Buffer): CleanPicture | PictureFault => {
  const picture = cleanJpeg(file) ?? cleanPng(file) ?? cleanWebp(file)
  if (picture === null) return 'type'
  const sides = [picture.width, picture.height]
  return sides.every((side) => side >= pictureSides.least && side <= pictureSides.most) ? picture : 'sides'
}

type Size = Pick<CleanPicture, 'width' | 'height'>

/** Baseline, extended and progressive frames; quantisation, Huffman tables and restart interval; Adobe's colour marker. */
const jpegFrames = new Set([0xc0, 0xc1, 0xc2])
const jpegParts = new Set([...jpegFrames, 0xdb, 0xc4, 0xdd, 0xda])

const cleanJpeg = (file: Buffer): CleanPicture | null => {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null
  const parts: Buffer[] = []
  let size: Size | null = null
  let turn = 1
  for (let at = 2; at + 4 <= file.length;) {
    if (file[at] !== 0xff) return null
    const marker = file[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = file.readUInt16BE(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > file.length) return null
    const body = file.subarray(at + 4, end)
    if (jpegFrames.has(marker) && body.length > 5) size = { height: body.readUInt16BE(1), width: body.readUInt16BE(3) }
    if (marker === 0xe1) turn = turnOf(body) ?? turn
    if (jpegParts.has(marker) || (marker === 0xee && body.toString('latin1', 0, 5) === 'Adobe' && body.length === 12))
      parts.push(file.subarray(at, end))
    else if (marker < 0xe0 || marker > 0xfe) return null
    at = end
    if (marker !== 0xda) continue
    at = endOfScan(file, end)
    parts.push(file.subarray(end, at))
    if (file[at + 1] !== 0xd9) continue
    if (size === null) return null
    const shown = turn > 4 ? { width: size.height, height: size.width } : size
    const head = turn === 1 ? [jpegStart] : [jpegStart, turnSegment(turn)]
    return { type: 'image/jpeg', bytes: Buffer.concat([...head, ...parts, jpegEnd]), ...shown }
  }
  return null
}

const jpegStart = Buffer.from([0xff, 0xd8])
const jpegEnd = Buffer.from([0xff, 0xd9])

/** Where the next marker is: within a scan, FF is followed by 00 or is a restart. */
const endOfScan = (file: Buffer, from: number): number => {
  let at = file.indexOf(0xff, from)
  while (at >= 0 && (file[at + 1] === 0 || ((file[at + 1] ?? 0) & 0xf8) === 0xd0)) at = file.indexOf(0xff, at + 2)
  return at < 0 ? file.length : at
}

const orientation = 0x0112

/** How a camera was held, from its Exif: 1–8. */
const turnOf = (exif: Buffer): number | null => {
  if (exif.toString('latin1', 0, 6) !== 'Exif\0\0' || exif.length < 14) return null
  const tiff = exif.subarray(6)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const u16 = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = Math.min(u16(first), 200)
  const found = Array.from({ length: entries }, (_, n) => first + 2 + n * 12).find((at) => u16(at) === orientation)
  const turn = found === undefined ? 0 : u16(found + 8)
  return turn >= 1 && turn <= 8 ? turn : null
}

/** An Exif of one entry. */
const turnSegment = (turn: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 34]),
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01', 'latin1'),
    Buffer.from([orientation >> 8, orientation & 0xff, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0]),
  ])

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const pngParts = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

const cleanPng = (file: Buffer): CleanPicture | null => {
  if (!file.subarray(0, 8).equals(pngStart)) return null
  const parts: Buffer[] = []
  let size: Size | null = null
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) return null
    const name = file.toString('latin1', at + 4, at + 8)
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null
    if (size === null && (name !== 'IHDR' || end - at !== 25)) return null
    size ??= { width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) }
    if (pngParts.has(name)) parts.push(file.subarray(at, end))
    if (name === 'IEND') return { type: 'image/png', bytes: Buffer.concat([pngStart, ...parts]), ...size }
    at = end
  }
  return null
}

const webpParts = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L'])
const webpAlpha = 0x10

const cleanWebp = (file: Buffer): CleanPicture | null => {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') return null
  const last = Math.min(file.length, file.readUInt32LE(4) + 8)
  const parts: Buffer[] = []
  let size: Size | null = null
  for (let at = 12; at + 8 <= last;) {
    const name = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (end > last || name.startsWith('ANI') || name === 'ANMF') return null
    if (webpParts.has(name)) {
      const part = Buffer.from(file.subarray(at, end))
      size ??= webpSize(name, part.subarray(8))
      if (name === 'VP8X') part[8] = (part[8] ?? 0) & webpAlpha
      parts.push(part)
    }
    at = end
  }
  if (size === null || !parts.some((part) => /^VP8[ L]/.test(part.toString('latin1', 0, 4)))) return null
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts])
  const head = Buffer.alloc(8)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return { type: 'image/webp', bytes: Buffer.concat([head, body]), ...size }
}

const webpSize = (name: string, body: Buffer): Size | null => {
  if (body.length < 10) return null
  if (name === 'VP8X') return { width: body.readUIntLE(4, 3) + 1, height: body.readUIntLE(7, 3) + 1 }
  if (name === 'VP8 ') return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff }
  const bits = body.readUInt32LE(1)
  return name === 'VP8L' ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null
}
