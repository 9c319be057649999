import type { ContentDocument } from '../../contracts/content/contentDocument.ts'
import { contentSlots } from '../../contracts/content/slots.ts'
import { languageRead } from '../../core/domain/content/localize.ts'
import { allLocales, locales } from '../../core/domain/locale/locales.ts'
import { contentPath } from '../../core/domain/route/contentPath.ts'

/** Lists have an address, but no texts of their own. */
type Previewed = Pick<ContentDocument, 'family' | 'key' | 'site'> & Partial<Pick<ContentDocument, 'bodies'>>

/**
 * CMS-10: where a document is previewed, in a language that it may be written in; what stands on every page, on the home
 * page. null: it has no page, or only a dialog.
 */
export const previewPath = (document: Previewed, language: string): string | null => {
  const { site, bodies = {} } = document
  const ofSite = allLocales.filter((code) => locales[code].site === site)
  const locale =
    ofSite.find((code) => languageRead({ site, bodies }, code) === language) ??
    ofSite.find((code) => locales[code].language === language) ??
    ofSite[0]
  const path = documentPath(document)
  return path === null ? null : `/pre/${locale}${path}`
}

/** Where it is previewed, below the locale. */
export const documentPath = ({ family, key }: Pick<ContentDocument, 'family' | 'key'>): string | null => {
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
