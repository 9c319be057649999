import { describe, expect, test } from 'vitest'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { seedProducts } from '../../../server/catalog/seed/seedCatalogue.ts'
import { viewNames } from '../../../server/catalog/viewNames.ts'
import { drawings } from '../../../server/media/drawings.ts'
import { drawProduct } from '../../../server/media/drawProduct.ts'
import type { DrawRequest } from '../../../server/media/drawProduct.ts'

const languages = ['en', 'fr', 'de', 'it', 'es'] as const

/** What is drawn, without the names of its parts, which differ in any two pictures. */
const shapesOf = (request: DrawRequest): string =>
  drawProduct(request)
    .replaceAll(/(id="|#)c[0-9a-z]{5}/g, '$1')
    .replaceAll(/aria-label="[^"]*"/g, '')

const viewsOf = (drawing: DrawRequest['drawing']): readonly number[] =>
  drawings[drawing].views.map((_, index) => index + 1)

describe('the pictures of a product', () => {
  test('CAT-73 every product has at least five views, and no two of them are alike', () => {
    const few = seedProducts.filter(({ id, drawing, audience, colourways: [way] }) => {
      if (way === undefined) return true
      const drawn = viewsOf(drawing).map((view) =>
        shapesOf({ drawing, view, palette: way.palette, seed: id, cut: audience }),
      )
      return new Set(drawn).size < 5
    })
    expect(few.map(({ id }) => id)).toEqual([])
  })

  test('CAT-73 each view of a product has another name, in every language', () => {
    for (const drawing of keysOf(drawings))
      for (const language of languages) {
        const names = drawings[drawing].views.map(({ shows }) => viewNames[shows][language])
        expect(new Set(names).size, `${drawing} ${language}`).toBe(names.length)
      }
  })
})

describe("women's models", () => {
  const worn = keysOf(drawings).filter((drawing) =>
    (['men', 'women'] as const).every((audience) =>
      seedProducts.some((product) => product.drawing === drawing && product.audience === audience),
    ),
  )

  test.each(worn)('CAT-74 %s: every view has another shape than the men\u2019s, not only another size', (drawing) => {
    const palette = seedProducts.find((product) => product.drawing === drawing)?.colourways[0]?.palette
    if (palette === undefined) throw new Error(drawing)
    const alike = viewsOf(drawing).filter((view) => {
      const [men, women] = (['men', 'women'] as const).map((cut) => outlines(shapesOf({ drawing, view, palette, cut })))
      return men === women
    })
    expect(alike).toEqual([])
  })
})

/** The paths themselves, without how the whole is scaled. */
const outlines = (svg: string): string => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join()
