import { mkdirSync, writeFileSync } from 'node:fs'
import { drawings, type DrawingId } from '../../server/media/drawings.ts'
import { drawProduct } from '../../server/media/drawProduct.ts'
import { tintOf } from '../../core/domain/product/tintOf.ts'
import { launchChromium } from './launchChromium.ts'
import { showcasePalettes } from './showcasePalettes.ts'

/**
 * Every drawing × view × palette on one page, to look at: `npx tsx tools/art/contactSheet.ts [id …] [--dark] [--kids]`
 * writes `.cache/contact-sheet.html` and `.png` and prints the largest picture's size in bytes.
 */
const PAPERS = {
  light: { moss: '#dfe5d3', stone: '#e4e4dd', sand: '#ece5d5', lake: '#d9e3e2', clay: '#eadfd2', page: '#f4f4ed' },
  dark: { moss: '#2b3a2d', stone: '#2d3632', sand: '#38372d', lake: '#24383e', clay: '#3d322c', page: '#0e1512' },
}

const words = process.argv.slice(2)
const kids = words.includes('--kids')
const papers = words.includes('--dark') ? PAPERS.dark : PAPERS.light
const wanted = words.filter((word) => !word.startsWith('--'))
const ids = (Object.keys(drawings) as DrawingId[]).filter((id) => wanted.length === 0 || wanted.includes(id))

let largest = { bytes: 0, name: '' }
const figure = (drawing: DrawingId, view: 1 | 2, name: string): string => {
  const palette = showcasePalettes[name]
  if (!palette) return ''
  const svg = drawProduct({ drawing, view, palette, kids })
  if (svg.length > largest.bytes) largest = { bytes: svg.length, name: `${drawing} ${view}` }
  return `<img alt="" style="background:${papers[tintOf(drawing, palette.main)]}" src="data:image/svg+xml,${encodeURIComponent(svg)}">`
}
const cells = ids.flatMap((id) =>
  ([1, 2] as const).flatMap((view) => Object.keys(showcasePalettes).map((name) => figure(id, view, name))),
)
const columns = 6
const html = `<!doctype html><meta charset="utf-8"><style>body{margin:0;padding:20px;background:${papers.page}}
main{display:grid;grid-template-columns:repeat(${columns},1fr);gap:16px}img{display:block;width:100%;aspect-ratio:1;border-radius:2px}</style><main>${cells.join('')}</main>`

mkdirSync('.cache', { recursive: true })
writeFileSync('.cache/contact-sheet.html', html)
const browser = await launchChromium()
const page = await browser.newPage({ viewport: { width: ids.length > 4 ? 1500 : 1920, height: 900 } })
await page.setContent(html)
await page.screenshot({ path: '.cache/contact-sheet.png', fullPage: true })
await browser.close()
console.log(`.cache/contact-sheet.png: ${cells.length} pictures, largest ${largest.name} ${largest.bytes} bytes`)
