import { writeFileSync } from 'node:fs'
import { goodsFile } from '../../server/catalog/file/goodsRows.ts'
import { generatedGoods } from './generatedGoods.ts'

export type GenerateRequest = {
  readonly _tag: 'Generate'
  readonly file: string
  readonly variants: number
  readonly seed: number
}

/** OPS-29: writes a catalogue for measurements; returns what it wrote. */
export const generateCatalogue = ({ file, variants, seed }: GenerateRequest): string => {
  const goods = generatedGoods(variants, seed)
  writeFileSync(file, goodsFile(goods, { format: 'json' }, true))
  const count = goods.products.reduce((sum, product) => sum + product.variants.length, 0)
  return `${goods.products.length} products in ${count} variants are in ${file}.`
}
