import type { Listing } from '../../../contracts/api/entities/catalogue.ts'

/** A list without products. */
export const footwear: Listing = {
  total: 0,
  start: 0,
  count: 48,
  sort: 'featured',
  category: {
    categoryId: '1000',
    name: 'Footwear',
    path: '/c/footwear-1000',
    intro: 'Boots and shoes.',
    trail: [],
    children: [],
  },
  products: [],
  facets: [],
}
