import { describe, expect, test } from 'vitest'
import { readProductChoice, withChosen } from '../../../ui/src/product/productChoice.ts'
import { sampleBoot } from './sampleBoot.ts'

const choose = (query: string, product = sampleBoot) => readProductChoice(product, new URLSearchParams(query))

describe('the choice that an address names', () => {
  test('is, without a word, the first colour that can be had and no size', () => {
    expect(choose('')).toMatchObject({ colourway: { code: 'MOSS' }, size: null, variant: null })
  })

  test('is left out when the product does not have it', () => {
    expect(choose('colour=GOLD&size=470')).toMatchObject({ colourway: { code: 'MOSS' }, size: null, variant: null })
  })

  test('may be a colour that is sold out', () => {
    expect(choose('colour=SLAT&size=090')).toMatchObject({ colourway: { code: 'SLAT' }, variant: { stock: 0 } })
  })

  test('need not be a size where there is only one', () => {
    const oneSize = { ...sampleBoot, sizes: sampleBoot.sizes.slice(1) }
    expect(choose('colour=MOSS', oneSize)).toMatchObject({ size: '095', variant: { stock: 4 } })
  })
})

test('choosing a size keeps the colour', () => {
  expect(String(withChosen(new URLSearchParams('colour=MOSS'), 'size', '095'))).toBe('colour=MOSS&size=095')
})
