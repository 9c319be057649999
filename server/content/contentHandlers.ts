import { augmentedPages } from '../../contracts/api/content/augmentedPageApi.ts'
import * as content from '../../contracts/api/content/contentApi.ts'
import { blockKinds } from '../../contracts/content/blockKinds.ts'
import { contentFamilies } from '../../contracts/content/contentDocument.ts'
import type { ContentFamily, LocalizedDocument } from '../../contracts/content/contentDocument.ts'
import { previewLimits } from '../../core/domain/configuration/constants.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { locales } from '../../core/domain/locale/locales.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import type { Context } from '../kit/Context.ts'
import { answer } from '../kit/answer.ts'
import { handle } from '../kit/handle.ts'
import type { Handler } from '../kit/handle.ts'
import { answerPage, searchArticles } from './articles.ts'
import { componentHandlers } from './componentHandlers.ts'
import { answerDocument, answerWith, isSite, listLocalized, missing, stageOf, stageOfOthers } from './readContent.ts'
import type { Reader, RequestedAddress } from './readContent.ts'
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
    answerWith(context, mode, { site: siteId, family: 'menu', key: 'menu' }, ({ slots, asOf }) => ({
      items: slots['main'] ?? [],
      ...defined({ asOf }),
    })),
  ),
  handle(content.readPopUps, ({ params: { mode, siteId } }, _caller, context) =>
    answerWith(context, mode, { site: siteId, family: 'popups', key: 'popups' }, ({ slots, asOf }) => ({
      popups: slots['main'] ?? [],
      ...defined({ asOf }),
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

type ShowcasePage = {
  readonly items: readonly { readonly id: string; readonly name: string }[]
  readonly total: number
}

type ShowcaseQuery = { readonly layoutVariant?: string; readonly limit?: number; readonly offset?: number }

export const isDocType = (name: string): boolean => isFamily(name) || Object.hasOwn(blockKinds, name)

/** API-111: the pages below a page, as an entry each of a `secondary-navigation` block. */
const childrenOf = async (
  reader: Reader,
  site: Site,
  stage: ContentStage,
  parent: LocalizedDocument,
): Promise<LocalizedDocument> => {
  const pages = await listLocalized(reader, site, stageOfOthers(reader, stage), 'page')
  const children = pages.filter(({ document }) => document.parent === parent.id)
  const items = children.map(({ localized: { id, name } }) => ({ title: name, target: { url: `/${id}`, text: name } }))
  const block = { id: 'children', type: 'secondary-navigation', title: parent.name, items }
  return { ...parent, slots: { main: items.length === 0 ? [] : [block] } }
}

/**
 * CMS-12, 14: the documents of a type, by family and key. A type is a family, or a kind of block: then the documents
 * that contain such a block.
 */
const showcase = async (
  reader: Reader,
  site: Site,
  stage: ContentStage,
  docType: string,
  { layoutVariant, limit = previewLimits.initial, offset = 0 }: ShowcaseQuery,
): Promise<ShowcasePage> => {
  const documents = await listLocalized(reader, site, stage, isFamily(docType) ? docType : undefined)
  const items = documents
    .filter(({ localized }) => isFamily(docType) || hasBlock(localized.slots, docType))
    .filter(({ document }) => layoutVariant === undefined || document.layoutVariant === layoutVariant)
    .map(({ document: { family, key }, localized: { name } }) => ({ id: `${family}/${key}`, name }))
  const from = Math.max(0, offset)
  const most = Math.min(Math.max(1, limit), Math.max(...previewLimits.choices))
  return { items: items.slice(from, from + most), total: items.length }
}

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

const isFamily = (name: string): name is ContentFamily => contentFamilies.some((family) => family === name)

const hasBlock = (json: unknown, kind: string): boolean =>
  typeof json === 'object' &&
  json !== null &&
  (('type' in json && json.type === kind) || Object.values(json).some((inner) => hasBlock(inner, kind)))
