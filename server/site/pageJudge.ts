import { splitLocalePrefix } from '../../core/domain/locale/splitLocalePrefix.ts'
import { contentKeyAt, pageAt, routeIdentifier } from '../../core/domain/route/pageAt.ts'
import type { PageName } from '../../core/domain/route/pageAt.ts'
import type { Goods, PublishedPages } from './head/pageAddress.ts'

type Switches = { readonly debug: boolean; readonly hasPreviews?: boolean }

/**
 * RT-06: whether a path leads to a page of this shop. It does not say whether an order or a shared list exists: only
 * its owner may learn that.
 */
export const pageJudge =
  ({ productById, categoryById }: Goods, published: PublishedPages, { debug, hasPreviews = true }: Switches) =>
  (path: string): boolean => {
    switch (nameOf(path)) {
      case null:
        return false
      case 'Debug':
        return debug
      case 'CmsPreview':
        return hasPreviews
      case 'Product':
        return productById.has(routeIdentifier(path)?.id ?? '')
      case 'Category':
        return categoryById.has(routeIdentifier(path)?.id ?? '')
      case 'Content': {
        const { locale, rest } = splitLocalePrefix(path)
        return published.has(locale ?? '', contentKeyAt(rest) ?? '')
      }
      default:
        return true
    }
  }

/** The kind of page at a path; null also where the path cannot be read. */
export const nameOf = (path: string): PageName | null => (isDecodable(path) ? pageAt(path) : null)

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
