import { table } from '../../../contracts/api/table.ts'
import { longestRedirect, pathIn, shopsOf, splitShopPath, withoutEmptyParts } from '../../site/findRedirect.ts'

/** Why it cannot be, for people; `field`: of the call. */
export type RedirectFault = { readonly field: 'path' | 'target'; readonly message: string }

/** OPR-52: a path as it was typed, in the form in which it is kept and in which the server reads requests. */
export const readPath = (typed: string, field: RedirectFault['field']): string | RedirectFault => {
  const fault = (message: string): RedirectFault => ({ field, message: `${names[field]}: ${message}` })
  const text = typed.trim()
  if (!text.startsWith('/') || text.startsWith('//'))
    return fault('begin with one “/”, without the address of a shop. Visitors stay in this shop.')
  if (/[?#]/.test(text)) return fault('leave out what begins with “?” or “#”. What a visitor has behind “?” is kept.')
  if (/[\s\\\p{Cc}]/u.test(text)) return fault('an address has no spaces and no “\\”.')
  const decoded = decode(text)
  if (decoded === null) return fault('a “%” and what follows it cannot be read.')
  const path = withoutEmptyParts(decoded)
  if (path.split('/').some((part) => part === '.' || part === '..')) return fault('“.” and “..” are no part of a path.')
  return path.length > longestRedirect ? fault(`${longestRedirect} characters are the most.`) : path
}

type Asked = { readonly path: string; readonly target: string }

/** What the rules ask about the shop. `others`: the redirects that hold, without this one. */
export type RedirectFacts = {
  readonly isPage: (path: string) => boolean
  readonly others: readonly Asked[]
}

/** OPR-52: why a path cannot lead to a target; undefined: it can. */
export const redirectFault = (
  { path, target }: Asked,
  { isPage, others }: RedirectFacts,
): RedirectFault | undefined => {
  const fault = (field: RedirectFault['field'], message: string) => ({ field, message: `${names[field]}: ${message}` })
  const page = shopsOf(path).find((shop) => isPage(pathIn(path, shop)))
  if (path === '/' || page !== undefined)
    return fault('path', `${page === undefined ? path : pathIn(path, page)} is a page of the shop.`)
  if (isReserved(path)) return fault('path', `the shop itself uses what is at ${path}.`)
  if (overlaps(path, target)) return fault('target', 'a path cannot lead to itself.')
  const further = others.find((other) => overlaps(other.path, target))
  if (further)
    return fault('target', `${further.path} is redirected itself, to ${further.target}. Lead straight there.`)
  const shops = shopsOf(splitShopPath(path).locale === null ? target : pathIn(target, splitShopPath(path).locale ?? ''))
  if (!shops.some((shop) => isPage(pathIn(target, shop)))) return fault('target', `there is no page at ${target}.`)
  const leader = others.find((other) => overlaps(other.target, path))
  return leader && fault('path', `${leader.path} leads here. Change or remove that one first.`)
}

/** Whether there is a visitor for whom both are the same place. */
export const overlaps = (one: string, other: string): boolean => {
  const [a, b] = [splitShopPath(one), splitShopPath(other)]
  return a.rest === b.rest && (a.locale === null || b.locale === null || a.locale === b.locale)
}

/** Every path that overlaps this one. */
export const overlapping = (path: string): readonly string[] => {
  const { rest } = splitShopPath(path)
  return [rest, ...shopsOf(path).map((shop) => `/${shop}${rest}`)]
}

const names = { path: 'Old path', target: 'New path' } as const

/** As Hono reads the path of a request: what would change its meaning stays encoded. */
const decode = (path: string): string | null => {
  try {
    return decodeURI(path.replaceAll('%25', '%2525'))
  } catch {
    return null
  }
}

/** What is served before any page, whatever operators say. */
const isReserved = (path: string): boolean => {
  const [first = '', second = ''] = path.slice(1).split('/')
  return (
    reserved.has(first) ||
    /^sitemap-.*\.xml$/.test(first) ||
    (splitShopPath(path).locale === null && callPrefixes.has(`${first}/${second}`))
  )
}

const reserved: ReadonlySet<string> = new Set(
  `.well-known api art assets bot-check consumers-v3 dev fapi favicon.ico favicon.svg film fonts healthz icons index.html
  manifest.webmanifest media metrics openapi.json operator payment-provider pre readyz reports review-photos robots.txt share
  sitemap.xml social-gallery stories sw.js tracking`.split(/\s+/),
)

/** The first two parts of every call's path. */
const callPrefixes: ReadonlySet<string> = new Set(table.map(({ path }) => path.split('/').slice(1, 3).join('/')))
