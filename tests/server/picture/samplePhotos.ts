import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** What the sample photos say about where and by whom they were taken. */
export const secretPlace = 'Hut above Grindelwald, N 46.6242 E 8.0414'

/** A picture whose left half is red and whose right half is blue. */
export const halves = (width = 800, height = 600): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#2020c0' } },
      left: Math.floor(width / 2),
      top: 0,
    },
  ])

/** The same as a camera writes it: held in one of eight ways, with a place and a name. */
export const photo = (turn = 1, width = 800, height = 600): Promise<Buffer> =>
  halves(width, height)
    .withMetadata({ orientation: turn })
    .withExif({ IFD0: { Artist: secretPlace, ImageDescription: secretPlace }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

/** The colour at a place, as red, green and blue. */
export const colourAt = async (file: Buffer, x: number, y: number): Promise<readonly number[]> => {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)]
}

export const isRed = ([red = 0, , blue = 0]: readonly number[]): boolean => red > 150 && blue < 90
export const isBlue = ([red = 0, , blue = 0]: readonly number[]): boolean => blue > 150 && red < 90

/** A PNG of these sides that says so and has hardly any bytes. */
export const emptyPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
