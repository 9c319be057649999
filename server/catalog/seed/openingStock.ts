import { seedHash } from './seedHash.ts'

/** The opening stock of a variant: mostly 12 to 160, some with one or two left, some with none. */
export function openingStock(sku: string): number {
  const draw = seedHash(`stock ${sku}`) % 100
  const fine = seedHash(`fine ${sku}`)
  if (draw < 6) return 0
  if (draw < 15) return 1 + (fine % 2)
  return 12 + (fine % 149)
}
