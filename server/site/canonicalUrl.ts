import { pageAt, routeIdentifier } from '../../core/domain/route/pageAt.ts'
import { splitLocalePrefix } from '../../core/domain/locale/splitLocalePrefix.ts'

/** What the shop sells under an id. */
type Entries = Pick<ReadonlyMap<string, { readonly slug: string }>, 'get' | 'has'>

/** The products and categories there are. */
export type Goods = { readonly productById: Entries; readonly categoryById: Entries }

/**
 * RT-05: the one address of a page for search engines. A choice on the page (filters, order, colour, size) is no page
 * of its own; a later page of a list is one, and so are the results for a word. A product and a category have their
 * slug, whatever was asked for; each locale stands for itself. `publicUrl` has no slash at its end.
 */
export const canonicalUrl = (publicUrl: string, path: string, search: string, goods: Goods): string => {
  const { locale } = splitLocalePrefix(path)
  const named = routeIdentifier(path)
  const [letter, entries] = named?.kind === 'Product' ? ['p', goods.productById] : ['c', goods.categoryById]
  const slug = named ? entries.get(named.id)?.slug : undefined
  const own = slug === undefined ? path : `/${locale}/${letter}/${slug}-${named?.id}`
  return `${publicUrl}${own}${kept(path, new URLSearchParams(search))}`
}

const kept = (path: string, given: URLSearchParams): string => {
  const name = pageAt(path)
  const params = new URLSearchParams()
  const [word, page] = [given.get('q') ?? '', given.get('page') ?? '']
  if (name === 'Search' && word !== '') params.set('q', word)
  if ((name === 'Search' || name === 'Category') && /^(?:[2-9]|[1-9]\d{1,3})$/.test(page)) params.set('page', page)
  return params.size === 0 ? '' : `?${params}`
}
