import { blockKinds } from '../../contracts/content/blockKinds.ts'
import { contentFamilies } from '../../contracts/content/contentDocument.ts'
import type { ContentFamily, LocalizedDocument } from '../../contracts/content/contentDocument.ts'
import { previewLimits } from '../../core/domain/configuration/constants.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import { stageOfOthers } from './preview.ts'
import { listLocalized } from './readContent.ts'
import type { Reader } from './readContent.ts'
import type { ContentStage } from './storedDocuments.ts'

/** API-111: the pages below a page, as an entry each of a `secondary-navigation` block. */
export const childrenOf = async (
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

type ShowcasePage = {
  readonly items: readonly { readonly id: string; readonly name: string }[]
  readonly total: number
}

/**
 * CMS-12, 14: the documents of a type, by family and key. A type is a family, or a kind of block: then the documents
 * that contain such a block.
 */
export const showcase = async (
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

type ShowcaseQuery = { readonly layoutVariant?: string; readonly limit?: number; readonly offset?: number }

export const isDocType = (name: string): boolean => isFamily(name) || Object.hasOwn(blockKinds, name)

const isFamily = (name: string): name is ContentFamily => contentFamilies.some((family) => family === name)

const hasBlock = (json: unknown, kind: string): boolean =>
  typeof json === 'object' &&
  json !== null &&
  (('type' in json && json.type === kind) || Object.values(json).some((inner) => hasBlock(inner, kind)))
