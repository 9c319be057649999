import { seedHash } from '../catalog/seed/seedHash.ts'

/** CAT-06: how many of the shop's pieces lie in this store: a fixed share of it, at most nine. */
export const storeStock = (storeId: string, sku: string, stock: number): number =>
  Math.min(stock, 9, seedHash(`${storeId} ${sku}`) % 10)
