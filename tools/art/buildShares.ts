import { mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs'
import type { Page } from 'playwright'
import { tintOf } from '../../core/domain/product/tintOf.ts'
import { seedProducts } from '../../server/catalog/seed/seedCatalogue.ts'
import { drawProduct } from '../../server/media/drawProduct.ts'
import { tints } from '../../server/media/tints.ts'
import { launchChromium } from './launchChromium.ts'

/**
 * SEO-05: draws the pictures that networks show where a page is shared, 1200 × 630 px, because they show no SVG: of the
 * shop, of every product of the seed and of every story of the journal.
 * `node tools/run.mjs tools/art/buildShares.ts [name]`. The result is committed; the server takes `cairn.jpg` for a page
 * without a picture of its own.
 */
export const main = async (): Promise<void> => {
  const [wanted] = process.argv.slice(2)
  mkdirSync(folder, { recursive: true })
  const browser = await launchChromium()
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const [name, picture] of Object.entries(pictures())) {
    if (wanted !== undefined && wanted !== name) continue
    await take(page, `${folder}/${name}.jpg`, picture)
  }
  await browser.close()
}

const folder = 'ui/public/share'
const moss = '#2c4330'
const paper = '#f4f4ed'

/** What is on a picture, as HTML, and the colours of its ground and of the name of the shop. */
type SharePicture = { readonly html: string; readonly ground: string; readonly ink: string }

const pictures = (): Readonly<Record<string, SharePicture>> => ({
  cairn: { html: shopPicture(), ground: moss, ink: paper },
  ...Object.fromEntries(seedProducts.map((product) => [product.id, productPicture(product)])),
  ...Object.fromEntries(
    readdirSync('ui/public/stories').map((file) => [
      file.replace(/\.svg$/, ''),
      { html: `<div class="story">${svgAt(`stories/${file}`)}</div>`, ground: moss, ink: 'transparent' },
    ]),
  ),
})

const shopPicture = (): string =>
  `<div class="contours">${svgAt('art/hero.svg')}</div><div class="name"><div class="mark">${svgAt('art/mark.svg')}</div>Cairn</div>`

/** The first colourway from the side, on the ground that the product has in the shop. */
const productPicture = ({ id, drawing, audience, colourways }: (typeof seedProducts)[number]): SharePicture => {
  const palette = colourways[0]?.palette
  if (!palette) throw new Error(`${id} has no colourway.`)
  const svg = drawProduct({ drawing, view: 1, palette, seed: id, cut: audience })
  return { html: `<div class="product">${svg}</div>`, ground: tints[tintOf(id, palette.main)], ink: moss }
}

const take = async (page: Page, path: string, { html, ground, ink }: SharePicture): Promise<void> => {
  await page.setContent(
    `<!doctype html><style>${styles}body{background:${ground};color:${ink}}</style>${html}<div class="corner"><div class="mark">${svgAt('art/mark.svg')}</div>Cairn</div>`,
  )
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path, type: 'jpeg', quality: 80 })
  console.log(`${path} ${statSync(path).size} bytes`)
}

const svgAt = (path: string): string => readFileSync(`ui/public/${path}`, 'utf8')

const font = readFileSync('ui/src/fonts/familjen-grotesk.woff2').toString('base64')

const styles = `
@font-face{font-family:Familjen;src:url(data:font/woff2;base64,${font})}
body{margin:0;width:1200px;height:630px;position:relative;overflow:hidden;font:600 34px Familjen}
svg{display:block;width:100%;height:100%}
.product{position:absolute;inset:15px 300px;width:600px;height:600px}
.story{position:absolute;inset:-85px 0;height:800px}
.contours{position:absolute;inset:-40px -80px;opacity:.5}
.contours #heights{display:none}
.contours svg{width:100%;height:auto;min-height:100%}
.name{position:absolute;inset:0;display:flex;align-items:center;justify-content:center;gap:36px;font-size:150px}
.name .mark{width:130px;height:140px}
.corner{position:absolute;left:48px;bottom:40px;display:flex;align-items:center;gap:12px}
.corner .mark{width:32px;height:34px}
.name~.corner{display:none}
`
