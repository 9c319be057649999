import { describe, expect, test } from 'vitest'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { drawings, type DrawingId } from '../../../server/media/drawings.ts'
import { drawPlainly } from '../../../server/media/drawPlainly.ts'
import { drawProduct } from '../../../server/media/drawProduct.ts'
import type { Palette } from '../../../server/storage/tables/CatalogTables.ts'
import { svgFaults } from './svgFaults.ts'

const moss: Palette = {
  main: '#5f6746',
  second: '#3f4433',
  accent: '#c9903a',
  sole: '#26262a',
  lining: '#34372e',
  lace: '#d9c48e',
  metal: '#a8a294',
}
const rust: Palette = {
  main: '#b4532c',
  second: '#6d3a2a',
  accent: '#e0b45c',
  sole: '#2b2726',
  lining: '#4a2d24',
  lace: '#efe3cc',
  metal: '#a8a294',
}
const MAX_BYTES = 20_000

const cuts = ['men', 'women', 'kids'] as const

const pictures = keysOf(drawings).flatMap((drawing) =>
  drawings[drawing].views.map((_, index) => ({ drawing, view: index + 1 })),
)

describe('each of the sixteen silhouettes', () => {
  test('CAT-73 is drawn in five views', () => {
    expect(Object.keys(drawings).toSorted()).toEqual([
      'approach',
      'backpack',
      'beanie',
      'boot',
      'cap',
      'fleece',
      'giftcard',
      'gloves',
      'puffer',
      'runner',
      'sandal',
      'shell',
      'shorts',
      'sock',
      'tee',
      'trousers',
    ])
    expect(new Set(pictures.map((picture) => drawProduct({ ...picture, palette: moss }))).size).toBe(80)
  })

  test.each(pictures)('$drawing, view $view is a whole, self-contained and small SVG', ({ drawing, view }) => {
    for (const palette of [moss, rust])
      for (const cut of cuts) {
        const svg = drawProduct({ drawing, view, palette, cut })
        expect(svgFaults(svg)).toEqual([])
        expect(svg.length).toBeLessThanOrEqual(MAX_BYTES)
      }
  })

  test.each(pictures)('$drawing, view $view is the same each time and follows its palette', ({ drawing, view }) => {
    const svg = drawProduct({ drawing, view, palette: moss })
    expect(drawProduct({ drawing, view, palette: moss })).toBe(svg)
    for (const part of ['main', 'second', 'accent'] as const)
      expect(withoutIds(drawProduct({ drawing, view, palette: { ...moss, [part]: '#3366cc' } })), part).not.toBe(
        withoutIds(svg),
      )
  })
})

test('children have their own proportions, except for gift cards', () => {
  const draw = (drawing: DrawingId, cut: (typeof cuts)[number]): string =>
    drawProduct({ drawing, view: 1, palette: moss, cut })
  expect(withoutIds(draw('boot', 'kids'))).not.toBe(withoutIds(draw('boot', 'men')))
  expect(withoutIds(draw('giftcard', 'kids'))).toBe(withoutIds(draw('giftcard', 'men')))
})

test('two pictures with different seeds can share a document', () => {
  const ids = (seed: string): readonly string[] =>
    [...drawProduct({ drawing: 'puffer', view: 1, palette: moss, seed }).matchAll(/ id="([^"]+)"/g)].map(
      ([, id]) => id ?? '',
    )
  const [one, two] = [ids('a'), ids('b')]
  expect(one.length).toBeGreaterThan(20)
  expect(one.filter((id) => two.includes(id))).toEqual([])
})

/** Ids contain a hash of the palette, so they alone would make two pictures differ. */
const withoutIds = (svg: string): string => svg.replace(/(id="|#)c[0-9a-z]{5}/g, '$1')

test('CAT-10 the square that browser tests see has the size of the drawing it stands for, and its colour', () => {
  const viewBoxOf = (svg: string) => /viewBox="[^"]+"/.exec(svg)?.[0]
  const square = drawPlainly({ palette: rust })
  expect(viewBoxOf(square)).toBe(viewBoxOf(drawProduct({ drawing: 'boot', view: 1, palette: rust })))
  expect(square).toContain(rust.main)
})
