import { Schema } from 'effect'
import { ProductSummary } from '../entities/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../wire.ts'

/** CAT-02: at most six of each. */
export const suggest = endpoint({
  who: 'public',
  headers: 'common',
  changes: false,
  id: 'API-136',
  method: 'GET',
  path: '/products/v2/search/autoSuggest',
  query: Schema.Struct({ q: text(200) }),
  answer: Schema.Struct({ suggestions: Schema.Array(Schema.String), products: Schema.Array(ProductSummary) }),
  errors: [],
})
