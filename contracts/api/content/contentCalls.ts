import type { Queries } from '../../queries.ts'
import type { EndpointInput } from '../browsingCalls.ts'
import { readRecommendations } from '../catalogue/productApi.ts'
import { readAugmentedPage, readCategoryContent, readProductContent, searchContent } from './contentApi.ts'

/** Queries that content and its blocks ask. */
export type ContentQuery = 'content' | 'articles' | 'recommendations'

/** The call that answers each of them, in the shopper's mode (CMS-03). `site` = `NA` or `EMEA`. */
export const contentCalls: {
  readonly [Name in ContentQuery]: (ask: Queries[Name]['ask'], site: string) => EndpointInput
} = {
  content: ({ family, key }, siteId) => {
    const site = { mode: 'publish', siteId }
    switch (family) {
      // CMS-02: the slots of screens and dialogs are pages.
      case 'page':
        return { endpoint: readAugmentedPage, input: { params: { ...site, page: key } } }
      case 'category':
        return { endpoint: readCategoryContent, input: { params: { ...site, categoryId: key } } }
      case 'product':
        return { endpoint: readProductContent, input: { params: { ...site, productId: key } } }
    }
  },
  articles: ({ siteId, ...query }) => ({
    endpoint: searchContent,
    input: { params: { mode: 'publish', siteId, searchType: 'article' }, query },
  }),
  recommendations: (query) => ({ endpoint: readRecommendations, input: { query } }),
}

export const isOfContent = (name: string): name is ContentQuery => Object.hasOwn(contentCalls, name)
