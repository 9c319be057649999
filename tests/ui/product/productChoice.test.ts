import { expect, test } from 'vitest'
import { readProductChoice, withChosen } from '../../../ui/src/product/productChoice.ts'
import { sampleBoot } from './sampleBoot.ts'

const choose = (query: string, product = sampleBoot) => readProductChoice(product, new URLSearchParams(query))

test('without a word in the address the first colour that can be had is shown and no size is chosen', () => {
  expect(choose('')).toMatchObject({ colourway: { code: 'MOSS' }, size: null, variant: null })
})

test('a choice that the product does not have is left out', () => {
  expect(choose('colour=GOLD&size=470')).toMatchObject({ colourway: { code: 'MOSS' }, size: null, variant: null })
})

test('a sold-out colour can be looked at', () => {
  expect(choose('colour=SLAT&size=090')).toMatchObject({ colourway: { code: 'SLAT' }, variant: { stock: 0 } })
})

test('the one size of a product is chosen already', () => {
  const oneSize = { ...sampleBoot, sizes: sampleBoot.sizes.slice(1) }
  expect(choose('colour=MOSS', oneSize)).toMatchObject({ size: '095', variant: { stock: 4 } })
})

test('choosing a size keeps the colour', () => {
  expect(String(withChosen(new URLSearchParams('colour=MOSS'), 'size', '095'))).toBe('colour=MOSS&size=095')
})
