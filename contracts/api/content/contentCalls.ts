import type { LocalizedDocument } from '../../content/contentDocument.ts'
import type { Queries, Query } from '../../queries.ts'
import type { EndpointInput } from '../browsingCalls.ts'
import type { AnswerOf } from '../endpoint.ts'
import { readRecommendations } from '../catalogue/productApi.ts'
import { readSizeChart } from './componentsApi.ts'
import {
  readAugmentedPage,
  readCategoryContent,
  readFooterContent,
  readFragment,
  readMenu,
  readPopUps,
  readProductContent,
  searchContent,
} from './contentApi.ts'

/** Queries that content and its blocks ask. */
export type ContentQuery = 'content' | 'articles' | 'recommendations'

const contentCalls: {
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
      case 'fragment':
        return fragmentCall(key)
      // NAV-15, PROMO-11: a site has one of each.
      case 'footer':
        return { endpoint: readFooterContent, input: { params: site } }
      case 'menu':
        return { endpoint: readMenu, input: { params: site } }
      case 'popups':
        return { endpoint: readPopUps, input: { params: site } }
    }
  },
  articles: ({ siteId, ...query }) => ({
    endpoint: searchContent,
    input: { params: { mode: 'publish', siteId, searchType: 'article' }, query },
  }),
  recommendations: (query) => ({ endpoint: readRecommendations, input: { query } }),
}

/** API-120: a size chart has a call of its own. */
const fragmentCall = (key: string): EndpointInput => {
  const productType = /^size-chart-(.+)$/.exec(key)?.[1]
  return productType === undefined
    ? { endpoint: readFragment, input: { params: { mode: 'publish', fragmentId: key } } }
    : { endpoint: readSizeChart, input: { params: { productType } } }
}

/** A content call's answer as a document. Those of the menu and the pop-ups are lists of blocks; what is in hand is one already. */
export const contentDocumentOf = (
  { family, key, inHand }: Queries['content']['ask'],
  body: unknown,
): LocalizedDocument => {
  if (inHand !== undefined) return inHand
  // The endpoint of the family has decoded the body.
  switch (family) {
    case 'menu': {
      const { items, ...rest } = body as AnswerOf<typeof readMenu>
      return { id: key, name: key, slots: { main: items }, ...rest }
    }
    case 'popups': {
      const { popups, ...rest } = body as AnswerOf<typeof readPopUps>
      return { id: key, name: key, slots: { main: popups }, ...rest }
    }
    default:
      return body as LocalizedDocument
  }
}

/** ERR-32: the path of a call, with its parameters. */
export const callPath = ({ endpoint, input: { params } }: EndpointInput): string =>
  // A path has texts only.
  Object.entries((params ?? {}) as Readonly<Record<string, string>>).reduce<string>(
    (path, [name, value]) => path.replace(`{${name}}`, value),
    endpoint.path,
  )

/** The call that answers one of these queries, in the shopper's mode (CMS-03). `site` = `NA` or `EMEA`. */
export const contentCall = <Name extends ContentQuery>({ name, ask }: Query<Name>, site: string): EndpointInput =>
  contentCalls[name](ask, site)

export const isOfContent = (query: Query): query is Query<ContentQuery> => Object.hasOwn(contentCalls, query.name)
