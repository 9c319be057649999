import { keysOf } from '../../core/domain/fields/fields.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tintOf } from '../../core/domain/product/tintOf.ts'
import { drawings } from '../../server/media/drawings.ts'
import type { DrawingId } from '../../server/media/drawings.ts'
import { drawProduct } from '../../server/media/drawProduct.ts'
import { tints } from '../../server/media/tints.ts'
import type { Palette } from '../../server/storage/tables/CatalogTables.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { flag, refuse } from '../command/options.ts'
import { launchChromium } from './launchChromium.ts'

const allIds = keysOf(drawings)

const contactSheetCommand = defineCommand({
  name: 'contact-sheet',
  call: 'node tools/run.mjs tools/art/contactSheet.ts',
  positionals: '[DRAWING …]',
  options: { dark: flag('on the dark theme'), kids: flag("in children's sizes"), women: flag("in women's cut") },
  notes: `Writes .cache/contact-sheet.html and .png and prints the size of the largest picture.
Exit code: 2 wrong arguments.`,
  request: ({ values, positionals }) => {
    const unknown = positionals.find((name) => !allIds.some((id) => id === name))
    if (unknown !== undefined) return refuse(`There is no drawing "${unknown}".`)
    return { ...values, ids: allIds.filter((id) => positionals.length === 0 || positionals.includes(id)) }
  },
})

/** Every drawing, view and palette on one page. */
export const main = async (): Promise<void> => {
  const { ids, dark, kids, women } = contactSheetCommand.readOrExit()
  const papers = dark ? PAPERS.dark : PAPERS.light

  let largest = { bytes: 0, name: '' }
  const figure = (drawing: DrawingId, view: number, name: string): string => {
    const palette = showcasePalettes[name]
    if (!palette) return ''
    const svg = drawProduct({ drawing, view, palette, cut: kids ? 'kids' : women ? 'women' : 'men' })
    if (svg.length > largest.bytes) largest = { bytes: svg.length, name: `${drawing} ${view}` }
    return `<img alt="" style="background:${papers[tintOf(drawing, palette.main)]}" src="data:image/svg+xml,${encodeURIComponent(svg)}">`
  }
  const cells = ids.flatMap((id) =>
    drawings[id].views.flatMap((_, index) => Object.keys(showcasePalettes).map((name) => figure(id, index + 1, name))),
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
}

const PAPERS = {
  light: { ...tints, page: '#f4f4ed' },
  dark: { moss: '#2b3a2d', stone: '#2d3632', sand: '#38372d', lake: '#24383e', clay: '#3d322c', page: '#0e1512' },
}

/** Three colourways with pale, dark and strong fabric; the contact sheet draws everything in each. */
const showcasePalettes: Readonly<Record<string, Palette>> = {
  'Moss / ochre': {
    main: '#5f6746',
    second: '#3f4433',
    accent: '#c9903a',
    sole: '#26262a',
    lining: '#34372e',
    lace: '#d9c48e',
    metal: '#a8a294',
  },
  'Slate / rust': {
    main: '#5c6c79',
    second: '#3a444d',
    accent: '#c2582c',
    sole: '#2a2b2e',
    lining: '#2f363d',
    lace: '#e9e4d8',
    metal: '#9aa0a4',
  },
  'Oat / pine': {
    main: '#d3c7ac',
    second: '#2f564a',
    accent: '#a8502f',
    sole: '#2c2f2c',
    lining: '#8d8268',
    lace: '#f0e8d6',
    metal: '#8f9494',
  },
}
