import { pathnameOf, splitLocalePrefix } from './splitLocalePrefix.ts'

export type RouteIdentifier = { readonly kind: 'Product' | 'Category'; readonly id: string }

/** RT-01…04: the product or category a path names: the characters after its final dash; null when it names none. */
export const routeIdentifier = (path: string): RouteIdentifier | null => {
  const pathname = pathnameOf(path)
  if (splitLocalePrefix(pathname).locale === null) return null
  const product = pathname.includes('/p/') ? productEnd.exec(pathname)?.[1] : undefined
  if (product !== undefined) return { kind: 'Product', id: product }
  const category = pathname.includes('/c/') ? categoryEnd.exec(pathname)?.[1] : undefined
  return category === undefined ? null : { kind: 'Category', id: category }
}

const productEnd = /-([A-Z0-9]{8,11})$/
const categoryEnd = /-(\d{4,10})$/
