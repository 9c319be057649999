import type { Catalogue } from '../../../server/kit/Catalogue.ts'

export const emptyCatalogue: Catalogue = {
  categories: [],
  products: [],
  categoryById: new Map(),
  productById: new Map(),
  variantBySku: new Map(),
  picturedById: new Map(),
  recentStock: async () => new Map(),
  recentScores: async () => new Map(),
}
