import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import { productToLine } from '../../../core/domain/product/productToLine.ts'
import { sampleBoot } from '../../ui/product/sampleBoot.ts'

const variant = sampleBoot.variants.find(({ colour, size }) => colour === 'MOSS' && size === '095')

describe('a chosen variant', () => {
  test('CART-16 becomes a line that the cart can show before the server has seen it', () => {
    expect(variant && productToLine(sampleBoot, variant)).toEqual({
      sku: 'HARROWCANV-MOSS-095',
      masterId: 'HARROWCANV',
      name: 'Harrow Canvas',
      kind: 'Hiking boot',
      colour: 'MOSS',
      colourName: 'Moss',
      size: '095',
      sizeLabel: '9½',
      path: '/en-us/p/harrow-canvas-HARROWCANV',
      picture: '/media/HARROWCANV-MOSS-1.svg',
      tint: 'stone',
      price: 15_840,
      originalPrice: 19_800,
      currency: 'USD',
      maxQuantity: 12,
      stock: 4,
      isDigital: false,
      isCustoms: false,
    })
  })

  test('CART-16 becomes the line that the command AddItem carries', () => {
    const line = variant && productToLine(sampleBoot, variant)
    expect(Schema.decodeUnknownSync(LineProduct)(line)).toEqual(line)
  })
})

test('CART-16 a size without a label is called by its code, a colour without a colourway by the first one’s name', () => {
  const [first] = sampleBoot.colourways
  const other = variant && productToLine(sampleBoot, { ...variant, size: '999', colour: 'NONE' })
  expect(other).toMatchObject({ size: '999', sizeLabel: '999', colour: 'NONE', colourName: first.name })
})
