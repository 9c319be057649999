import { Schema } from 'effect'
import { ProductSummary } from '../entities/catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../wire.ts'

/** CAT-63: a page that a search finds; `path` is the shop's, with its locale. */
export const FoundPage = Schema.Struct({ title: Schema.String, line: Schema.String, path: Schema.String })

/**
 * What a search finds beside its products. CAT-63: at most four help pages and articles, best first. CAT-62:
 * `corrected` is what is searched for, also for products, instead of what was typed.
 */
export const searchHelp = endpoint({
  who: 'public',
  headers: 'common',
  changes: false,
  id: 'API-157',
  method: 'GET',
  path: '/products/v2/search/helpSearch',
  query: Schema.Struct({ q: text(200) }),
  answer: Schema.Struct({ pages: Schema.Array(FoundPage), corrected: Schema.optionalKey(Schema.String) }),
  errors: [],
})

/** CAT-02: at most six of each. CAT-63: with products, only the page that the text names. */
export const suggest = endpoint({
  who: 'public',
  headers: 'common',
  changes: false,
  id: 'API-136',
  method: 'GET',
  path: '/products/v2/search/autoSuggest',
  query: Schema.Struct({ q: text(200) }),
  answer: Schema.Struct({
    suggestions: Schema.Array(Schema.String),
    pages: Schema.Array(FoundPage),
    products: Schema.Array(ProductSummary),
  }),
  errors: [],
})
