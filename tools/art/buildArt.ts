import { mkdirSync, writeFileSync } from 'node:fs'
import { faviconSvg, iconSvg, markSvg } from './cairnMark.ts'
import { contourPlans } from './contourPlans.ts'
import { contours } from './contours.ts'
import { launchChromium } from './launchChromium.ts'

/**
 * Draws the site's maps, the mark and the icons again: `npx tsx tools/art/buildArt.ts`. What it writes is committed.
 *
 * The maps are files, not markup: a page shows `<use href="/art/hero.svg#fine">`, and colours set on `use` reach into the
 * file by inheritance, so one cached file follows light, dark and forced colours without a byte of script.
 * `vector-effect` is not inherited and therefore stands in the file.
 */
const ART = 'ui/public/art'
const ICONS = 'ui/public/icons'
mkdirSync(ART, { recursive: true })
mkdirSync(ICONS, { recursive: true })

for (const [name, plan] of Object.entries(contourPlans)) {
  const { fine, index, heights } = contours(plan)
  const path = (id: string, d: string): string => `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plan.width} ${plan.height}" fill="none" stroke="#8b9785">${path('fine', fine)}${path('index', index)}<g id="heights">${heights}</g></svg>`
  writeFileSync(`${ART}/${name}.svg`, svg)
  console.log(`${name}.svg ${svg.length} bytes`)
}

const frames = Object.entries(contourPlans).map(([name, { width, height }]) => `  ${name}: '0 0 ${width} ${height}',\n`)
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
await browser.close()
