import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { seedProducts } from '../../../server/catalog/seed/seedCatalogue.ts'
import { siteFiles } from '../../../server/site/siteFiles.ts'
import { projectRoot } from '../../../tools/start/installDependencies.mjs'

const publicFolder = join(projectRoot, 'ui/public')
const files = await siteFiles(publicFolder)

/** Width and height of a JPEG, px, from its frame header (ITU T.81, B.2.2). */
const jpegSize = (bytes: Buffer): readonly [number, number] => {
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new Error('This is no JPEG.')
  let place = 2
  for (;;) {
    const marker = bytes.readUInt16BE(place)
    const isFrame = marker >= 0xffc0 && marker <= 0xffc2
    if (isFrame) return [bytes.readUInt16BE(place + 7), bytes.readUInt16BE(place + 5)]
    place += 2 + bytes.readUInt16BE(place + 2)
  }
}

const pictured = [
  'cairn',
  ...seedProducts.map(({ id }) => id),
  ...readdirSync(join(publicFolder, 'stories')).map((file) => file.replace(/\.svg$/, '')),
]

describe('pictures for sharing', () => {
  test.each(pictured)('SEO-05 %s has one of 1200 × 630 px and at most 150 kB', (name) => {
    const bytes = readFileSync(files.get(`/share/${name}.jpg`)?.file ?? '')
    expect(jpegSize(bytes)).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(150_000)
  })

  test('SEO-05 none is left of what is sold or told no more', () => {
    const shared = [...files.keys()].filter((path) => path.startsWith('/share/'))
    expect(shared.toSorted()).toEqual(pictured.map((name) => `/share/${name}.jpg`).toSorted())
  })
})

describe('/favicon.ico', () => {
  test('SEO-10 is an icon file with a picture of 16, of 32 and of 48 px', () => {
    const icon = files.get('/favicon.ico')
    expect(icon?.type).toBe('image/x-icon')
    const bytes = readFileSync(icon?.file ?? '')
    expect([0, 2, 4].map((place) => bytes.readUInt16LE(place))).toEqual([0, 1, 3])
    const sizes = [0, 1, 2].map((index) => {
      const entry = 6 + 16 * index
      const png = bytes.subarray(bytes.readUInt32LE(entry + 12)).subarray(0, bytes.readUInt32LE(entry + 8))
      expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
      expect(png.subarray(-8, -4).toString('latin1')).toBe('IEND')
      // Its own width and height, from the first chunk.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([bytes.readUInt8(entry), bytes.readUInt8(entry + 1)])
      return png.readUInt32BE(16)
    })
    expect(sizes).toEqual([16, 32, 48])
  })
})
