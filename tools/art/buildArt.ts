import { mkdirSync, writeFileSync } from 'node:fs'
import { contourPlans } from './contourPlans.ts'
import { contours } from './contours.ts'
import { launchChromium } from './launchChromium.ts'

/**
 * Draws the site's maps, mark and icons: `node tools/run.mjs tools/art/buildArt.ts`. The result is committed.
 *
 * The maps are files, not markup: a page shows `<use href="/art/hero.svg#fine">`, and colours set on `use` reach into
 * the file by inheritance, so one cached file follows light, dark and forced colours without a byte of script.
 * `vector-effect` is not inherited, so it is in the file.
 */
export const main = async (): Promise<void> => {
  mkdirSync(ART, { recursive: true })
  mkdirSync(ICONS, { recursive: true })

  for (const [name, plan] of Object.entries(contourPlans)) {
    const { fine, index, heights } = contours(plan)
    const path = (id: string, d: string): string => `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plan.width} ${plan.height}" fill="none" stroke="#8b9785">${path('fine', fine)}${path('index', index)}<g id="heights">${heights}</g></svg>`
    writeFileSync(`${ART}/${name}.svg`, svg)
    console.log(`${name}.svg ${svg.length} bytes`)
  }

  const frames = Object.entries(contourPlans).map(
    ([name, { width, height }]) => `  ${name}: '0 0 ${width} ${height}',\n`,
  )
  writeFileSync(
    'ui/src/art/contourFrames.ts',
    `/** The view box of each map under /art. Written by tools/art/buildArt.ts. */\nexport const contourFrames = {\n${frames.join('')}} as const\n\nexport type ContourName = keyof typeof contourFrames\n`,
  )

  writeFileSync(`${ART}/mark.svg`, markSvg())
  writeFileSync('ui/public/favicon.svg', faviconSvg())

  const icons = [
    { file: 'icon-192.png', size: 192, isMaskable: false },
    { file: 'icon-512.png', size: 512, isMaskable: false },
    { file: 'maskable-512.png', size: 512, isMaskable: true },
    { file: 'apple-touch-icon.png', size: 180, isMaskable: true },
  ]
  const browser = await launchChromium()
  for (const { file, size, isMaskable } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${iconSvg(size, isMaskable)}`)
    await page.screenshot({ path: `${ICONS}/${file}`, omitBackground: true })
    await page.close()
  }
  const sizes: Picture[] = []
  for (const size of [16, 32, 48]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${faviconSvg()}`)
    sizes.push({ size, png: await page.screenshot({ omitBackground: true }) })
    await page.close()
  }
  writeFileSync('ui/public/favicon.ico', iconFile(sizes))
  await browser.close()
}

/** A square, px. */
type Picture = { readonly size: number; readonly png: Uint8Array }

/**
 * SEO-10: several sizes in one file, for what asks for `/favicon.ico` without reading a page: a header, an entry of 16
 * bytes for each (width, height, colour depth, length, place), then the pictures.
 */
const iconFile = (pictures: readonly Picture[]): Uint8Array => {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let place = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(place, entry + 12)
    place += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

const ART = 'ui/public/art'
const ICONS = 'ui/public/icons'

/** The house mark, three stacked stones, in a box of 26 × 28. Drawn by hand, so no stone is an ellipse. */
const MARK_BOX = { width: 26, height: 28 } as const
const MARK_PATH =
  'M1.5 22.2c0-2 3.7-3.3 11.3-3.3s11.7 1.2 11.7 3.3-3.7 3.8-11.7 3.8-11.3-1.8-11.3-3.8z' +
  'M5 14.3c.3-1.9 3.3-2.9 8.3-2.8 4.8.1 7.5 1.3 7.4 3.2-.1 1.8-3 2.9-8 2.8-4.9-.1-7.9-1.3-7.7-3.2z' +
  'M8.8 7c.5-2.2 2.2-4.3 4.7-4.2 2.3.1 4.3 2 4.2 4.1-.1 1.9-1.9 3-4.6 2.9C10.5 9.7 8.4 8.9 8.8 7z'

const MOSS = '#2c4330'
const PAPER = '#f4f4ed'

/** The mark alone, in the colour of the text around it. */
const markSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_BOX.width} ${MARK_BOX.height}" fill="currentColor"><path d="${MARK_PATH}"/></svg>`

/** Browser tabs draw it at 16 px on their own background, so it brings its own colours. */
const faviconSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${MOSS}"/>${placed(32, 0.66)}</svg>`

/**
 * An application icon. A maskable one fills its square and keeps the mark in the middle 80 %, because the system crops
 * it.
 */
const iconSvg = (size: number, isMaskable: boolean): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${isMaskable ? 0 : size * 0.19}" fill="${MOSS}"/>${placed(size, isMaskable ? 0.46 : 0.58)}</svg>`

const placed = (size: number, share: number): string => {
  const scale = (size * share) / MARK_BOX.height
  const x = (size - MARK_BOX.width * scale) / 2
  const y = (size - MARK_BOX.height * scale) / 2
  return `<path fill="${PAPER}" transform="translate(${round(x)} ${round(y)})scale(${round(scale)})" d="${MARK_PATH}"/>`
}

const round = (value: number): number => Math.round(value * 1000) / 1000
