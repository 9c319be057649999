import type { UploadFault } from '../kit/Pictures.ts'

const wrong = (message: string): UploadFault => ({ errorId: 'OPR415', message })

export const damaged = wrong('This picture is damaged or incomplete. Export it again and upload that file.')
export const moving = wrong('Moving pictures are not taken. Save one still picture as JPEG, PNG, WebP or AVIF.')

const unknown = wrong('This file is not a picture that the shop takes. Save it as JPEG, PNG, WebP or AVIF.')
const drawing = wrong('Drawings such as SVG and PDF are not taken. Export this one as PNG or WebP.')
const camera = wrong('Pictures in HEIC are not taken. Export this one as JPEG or AVIF.')
const older = wrong('Pictures in TIFF, BMP and GIF are not taken. Save this one as JPEG, PNG, WebP or AVIF.')

/**
 * OPS-50: what a file is, told by its bytes and never by its name, before any of it is decoded. Null = one of the four
 * kinds that are taken.
 */
export const faultOfKind = (file: Buffer): UploadFault | null => {
  const start = file.toString('latin1', 0, 256)
  if (start.startsWith('\xff\xd8\xff')) return null
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return isMovingPng(file) ? moving : null
  if (/^RIFF.{4}WEBP/s.test(start)) return null
  if (start.startsWith('ftyp', 4)) return faultOfBrand(start)
  if (/^(?:GIF8|II\*\0|MM\0\*|BM)/.test(start)) return older
  return /^%PDF|^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!)/i.test(start) ? drawing : unknown
}

/** The box at the start of HEIF files says what is inside. */
const faultOfBrand = (start: string): UploadFault | null => {
  const brand = start.slice(8, 12)
  if (brand === 'avif') return null
  if (/^(?:avis|hevc|msf1)$/.test(brand)) return moving
  if (brand === 'mif1' && start.slice(16, 64).includes('avif')) return null
  return /^(?:hei|mif1)/.test(brand) ? camera : unknown
}

/** Its part `acTL` stands before the picture; a decoder of still pictures passes over it. */
const isMovingPng = (file: Buffer): boolean => {
  for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const name = file.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}
