import { crc32 } from 'node:zlib'

/** Where the sample pictures claim to be taken. */
export const place = 'N 47.3769 E 8.5417'
export const script = '<script>alert(1)</script>'

type Sides = { readonly width?: number; readonly height?: number }

const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff])

/** An Exif of one entry, the way the camera was held, and with a place in its text. */
const exif = (turn: number): Buffer =>
  Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01', 'latin1'),
    Buffer.from([1, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0]),
    Buffer.from(place),
  ])

/** The structure of a JPEG, with a place, a comment and a script after its end. */
export const sampleJpeg = ({ width = 640, height = 480, turn = 1 }: Sides & { readonly turn?: number } = {}): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, exif(turn)),
    segment(0xfe, Buffer.from(script)),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, Buffer.concat([Buffer.from([8]), u16(height), u16(width), Buffer.from([1, 1, 0x11, 0])])),
    segment(0xc4, Buffer.alloc(20, 1)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    // Two stuffed bytes and a restart.
    Buffer.from([0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(script),
  ])

const chunk = (name: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** The structure of a PNG, with a place and a script in its texts. */
export const samplePng = ({ width = 640, height = 480 }: Sides = {}): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`Comment\0${script}`)),
    chunk('eXIf', Buffer.from(place)),
    chunk('IDAT', Buffer.from([1, 2, 3])),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(script),
  ])
}

const riffPart = (name: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/** The structure of a WebP with a place, still or moving. */
export const sampleWebp = ({ width = 640, height = 480, moves = false } = {}): Buffer => {
  const canvas = Buffer.alloc(10)
  canvas[0] = 0x2c
  canvas.writeUIntLE(width - 1, 4, 3)
  canvas.writeUIntLE(height - 1, 7, 3)
  const parts = [
    riffPart('VP8X', canvas),
    ...(moves ? [riffPart('ANIM', Buffer.alloc(6))] : []),
    riffPart('VP8 ', Buffer.alloc(20, 1)),
    riffPart('EXIF', Buffer.from(place)),
    riffPart('XMP ', Buffer.from(script)),
  ]
  return riffPart('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]))
}
