import { Schema } from 'effect'
import { ArticlePage } from '../../content/blocks/articleBlocks.ts'
import { LocalizedDocument } from '../../content/contentDocument.ts'
import { asOf } from '../../content/validity.ts'
import { endpoint } from '../endpoint.ts'
import { QueryInt, text } from '../wire.ts'

/** CMS-03: the mode is part of the path; preview also puts `/pre` before it. */
export const ContentMode = Schema.Literals(['publish', 'preview'])

/**
 * What all endpoints that answer with one document have in common. A missing document answers API404; the client raises
 * it with status and path (ERR-32).
 */
export const documentCall = {
  who: 'public',
  headers: 'ids',
  changes: false,
  method: 'GET',
  answer: LocalizedDocument,
  errors: ['API404'],
} as const

const slug = text(128)
const site = { mode: ContentMode, siteId: text(20) }

/** CMS-02. Its fixed variants are in augmentedPageApi.ts. */
export const readAugmentedPage = endpoint({
  ...documentCall,
  id: 'API-087',
  path: '/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}',
  params: Schema.Struct({ ...site, page: slug }),
})

export const readCategoryContent = endpoint({
  ...documentCall,
  id: 'API-105',
  path: '/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}',
  params: Schema.Struct({ ...site, categoryId: slug }),
})

/** CAT-55: type `article`; several tags are a comma list, any of them matches. */
export const searchContent = endpoint({
  ...documentCall,
  id: 'API-106',
  path: '/{mode}/caas/v1/canvas/search/{siteId}/{searchType}',
  params: Schema.Struct({ ...site, searchType: slug }),
  query: Schema.Struct({
    limit: Schema.optionalKey(QueryInt),
    offset: Schema.optionalKey(QueryInt),
    tagId: Schema.optionalKey(text(300)),
    q: Schema.optionalKey(text(200)),
  }),
  answer: ArticlePage,
})

export const readFooterContent = endpoint({
  ...documentCall,
  id: 'API-107',
  path: '/{mode}/caas/v1/canvas/footer/{siteId}',
  params: Schema.Struct(site),
})

export const readFragment = endpoint({
  ...documentCall,
  id: 'API-108',
  path: '/{mode}/caas/v1/canvas/fragment/{fragmentId}',
  params: Schema.Struct({ mode: ContentMode, fragmentId: slug }),
})

/** NAV-15. The entries are blocks, each read on its own, so that experiments may choose among them. */
export const readMenu = endpoint({
  ...documentCall,
  id: 'API-109',
  path: '/{mode}/caas/v1/canvas/menu/{siteId}',
  params: Schema.Struct(site),
  answer: Schema.Struct({ items: Schema.Array(Schema.Json), ...asOf }),
})

export const readContentPage = endpoint({
  ...documentCall,
  id: 'API-110',
  path: '/{mode}/caas/v1/canvas/page/{siteId}/{page}',
  params: Schema.Struct({ ...site, page: slug }),
})

export const readPageChildren = endpoint({
  ...documentCall,
  id: 'API-111',
  path: '/{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}',
  params: Schema.Struct({ ...site, parentPageSlug: slug }),
})

/** PROMO-11. Blocks, each read on its own. */
export const readPopUps = endpoint({
  ...documentCall,
  id: 'API-112',
  path: '/{mode}/caas/v1/canvas/popups/{siteId}',
  params: Schema.Struct(site),
  answer: Schema.Struct({ popups: Schema.Array(Schema.Json), ...asOf }),
})

export const readProductContent = endpoint({
  ...documentCall,
  id: 'API-113',
  path: '/{mode}/caas/v1/canvas/product/{siteId}/{productId}',
  params: Schema.Struct({ ...site, productId: slug }),
})

/** CMS-11, 14 */
export const readShowcase = endpoint({
  ...documentCall,
  id: 'API-114',
  path: '/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}',
  params: Schema.Struct({ ...site, docType: slug }),
  query: Schema.Struct({
    layoutVariant: Schema.optionalKey(text(64)),
    limit: Schema.optionalKey(QueryInt),
    offset: Schema.optionalKey(QueryInt),
    cmsEnv: Schema.optionalKey(text(32)),
  }),
  answer: Schema.Struct({
    items: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String })),
    total: Schema.Int,
  }),
})
