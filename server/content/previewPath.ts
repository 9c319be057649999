import { contentSlots } from '../../contracts/content/slots.ts'
import { allLocales, locales } from '../../core/domain/locale/locales.ts'
import { contentPath } from '../../core/domain/route/contentPath.ts'
import type { ContentAddress } from '../storage/tables/ContentTables.ts'

/**
 * CMS-10: where a document is previewed, in a language of its site; what stands on every page, on the home page. null:
 * it has no page, or only a dialog.
 */
export const previewPath = ({ site, family, key }: ContentAddress, language: string): string | null => {
  const ofSite = allLocales.filter((code) => locales[code].site === site)
  const locale = ofSite.find((code) => locales[code].language === language) ?? ofSite[0]
  const path = pathOf(family, key)
  return path === null ? null : `/pre/${locale}${path}`
}

const pathOf = (family: ContentAddress['family'], key: string): string | null => {
  switch (family) {
    case 'page':
      return screenOf(key)
    case 'category':
      return key === 'default' ? null : `/c/preview-${key}`
    case 'product':
      return key === 'default' ? null : `/p/preview-${key}`
    case 'menu':
    case 'footer':
    case 'popups':
    case 'fragment':
      return ''
    case 'showcase':
      return `/cms-preview?docType=${key}`
    case 'search':
    case 'modal':
      return null
  }
}

/** A slot of a screen is shown there; every other page has an address of its own. */
const screenOf = (key: string): string | null => {
  const slot = Object.values(contentSlots).find((each) => 'page' in each && each.page === key)
  if (slot === undefined) return contentPath(key)
  return slot.screen.startsWith('/') ? slot.screen : null
}
