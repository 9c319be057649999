import { augmentedPages } from '../../contracts/api/content/augmentedPageApi.ts'
import * as content from '../../contracts/api/content/contentApi.ts'
import { locales } from '../../core/domain/locale/locales.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import { answer } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { answerPage, searchArticles } from './articles.ts'
import { componentHandlers } from './componentHandlers.ts'
import { childrenOf, isDocType, showcase } from './lists.ts'
import { answerDocument, answerWith, isSite, missing, stageOf } from './readContent.ts'
import type { RequestedAddress } from './readContent.ts'
import type { ContentStage } from './storedDocuments.ts'

export const contentHandlers: readonly Handler[] = [
  ...componentHandlers,
  ...Object.values(augmentedPages).map((endpoint) =>
    handle(endpoint, ({ params: { mode, siteId } }, _caller, context) =>
      answerPage(context, mode, siteId, endpoint.path.split('/').at(-1) ?? ''),
    ),
  ),
  handle(content.readAugmentedPage, ({ params: { mode, siteId, page } }, _caller, context) =>
    answerPage(context, mode, siteId, page),
  ),
  handle(content.readContentPage, ({ params: { mode, siteId, page } }, _caller, context) =>
    answerPage(context, mode, siteId, page),
  ),
  handle(content.readCategoryContent, ({ params: { mode, siteId, categoryId } }, _caller, context) =>
    answerDocument(context, mode, { site: siteId, family: 'category', key: categoryId }),
  ),
  handle(content.readProductContent, ({ params: { mode, siteId, productId } }, _caller, context) =>
    answerDocument(context, mode, { site: siteId, family: 'product', key: productId }),
  ),
  handle(content.readFooterContent, ({ params: { mode, siteId } }, _caller, context) =>
    answerDocument(context, mode, { site: siteId, family: 'footer', key: 'footer' }),
  ),
  /** Its path names no site, so it is the caller's. */
  handle(content.readFragment, ({ params: { mode, fragmentId } }, _caller, context) =>
    answerDocument(context, mode, { site: locales[context.locale.code].site, family: 'fragment', key: fragmentId }),
  ),
  handle(content.readMenu, ({ params: { mode, siteId } }, _caller, context) =>
    answerWith(context, mode, { site: siteId, family: 'menu', key: 'menu' }, ({ slots }) => ({
      items: slots['main'] ?? [],
    })),
  ),
  handle(content.readPopUps, ({ params: { mode, siteId } }, _caller, context) =>
    answerWith(context, mode, { site: siteId, family: 'popups', key: 'popups' }, ({ slots }) => ({
      popups: slots['main'] ?? [],
    })),
  ),
  handle(content.readPageChildren, ({ params: { mode, siteId, parentPageSlug } }, _caller, context) =>
    answerWith(context, mode, { site: siteId, family: 'page', key: parentPageSlug }, (parent, stage, site) =>
      childrenOf(context, site, stage, parent),
    ),
  ),
  handle(content.searchContent, ({ params: { mode, siteId, searchType }, query }, _caller, context) =>
    answerList(context, mode, { site: siteId, family: 'search', key: searchType }, searchType === 'article', (...at) =>
      searchArticles(context, ...at, query),
    ),
  ),
  handle(content.readShowcase, ({ params: { mode, siteId, docType }, query }, _caller, context) =>
    answerList(context, mode, { site: siteId, family: 'showcase', key: docType }, isDocType(docType), (...at) =>
      showcase(context, ...at, docType, query),
    ),
  ),
]

/** A list is made of many documents and is not stored; a preview token for it names this address. */
const answerList = async <T>(
  context: Context,
  mode: 'publish' | 'preview',
  { site, ...rest }: RequestedAddress,
  isKnown: boolean,
  make: (site: Site, stage: ContentStage) => Promise<T>,
) => {
  const stage = isSite(site) ? await stageOf(context, mode, { site, ...rest }) : undefined
  return isSite(site) && isKnown && stage !== undefined ? answer(await make(site, stage)) : missing({ site, ...rest })
}
