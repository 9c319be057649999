import { Schema } from 'effect'
import { Department, Listing, Product, Sort } from '../entities/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { QueryInt, text } from '../wire.ts'

const open = { who: 'public', headers: 'common', changes: false } as const

const page = {
  start: Schema.optionalKey(QueryInt),
  count: Schema.optionalKey(QueryInt),
  sort: Schema.optionalKey(Sort),
  /** `size:M,L;colour:green;price:0-10000;availability:in-stock`, prices in minor units. */
  filters: Schema.optionalKey(text(500)),
}

export const readProduct = endpoint({
  ...open,
  id: 'API-124',
  method: 'GET',
  path: '/products/v2/products/{productId}/details',
  params: Schema.Struct({ productId: text(64) }),
  answer: Product,
  errors: ['PLP400'],
})

export const readInventory = endpoint({
  ...open,
  id: 'API-126',
  method: 'GET',
  path: '/products/v1/products/{productId}/inventory',
  params: Schema.Struct({ productId: text(64) }),
  answer: Schema.Struct({ variants: Schema.Record(Schema.String, Schema.Struct({ quantity: Schema.Int })) }),
  errors: ['PLP400'],
})

/** CAT-01; `sale` is a category id too. */
export const readCatalog = endpoint({
  ...open,
  id: 'API-133',
  method: 'GET',
  path: '/products/v2/catalog',
  query: Schema.Struct({ categoryId: text(20), ...page }),
  answer: Listing,
  errors: ['PLP400'],
})

export const searchProducts = endpoint({
  ...open,
  id: 'API-135',
  method: 'GET',
  path: '/products/v2/search/productSearch',
  query: Schema.Struct({ q: text(200), ...page }),
  answer: Listing,
  errors: [],
})

/** Ours: the departments with their kinds. */
export const readDepartments = endpoint({
  ...open,
  headers: 'ids',
  id: 'API-154',
  method: 'GET',
  path: '/products/v1/departments',
  answer: Schema.Array(Department),
  errors: [],
})
