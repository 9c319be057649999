import { parseLocale } from '../../core/domain/locale/locales.ts'
import { splitLocalePrefix } from '../../core/domain/locale/splitLocalePrefix.ts'
import { locales } from '../kit/siteLocale.ts'
import type { Db } from '../storage/Tables.ts'

/** OPR-52: the longest path that can be redirected, in characters. */
export const longestRedirect = 500

/** Where a path leads now. `isForever`: the same for every visitor, and for good. */
export type FoundRedirect = { readonly to: string; readonly isForever: boolean }

/** `chosen`: the locale of a visitor whose path has none. Undefined: it is not redirected. */
export type FindRedirect = (path: string, chosen: () => string) => Promise<FoundRedirect | undefined>

/**
 * OPR-53: where operators have this path lead. One that names the locale comes before one that holds for all. Nothing
 * is kept in memory, so a change holds at once in every process; only paths that are no page are asked for.
 */
export const findRedirect =
  (db: () => Db): FindRedirect =>
  async (path, chosen) => {
    const asked = withoutEmptyParts(path)
    if (asked.length > longestRedirect) return undefined
    const { locale, rest } = splitShopPath(asked)
    const code = locale ?? chosen()
    const rows = await db()
      .selectFrom('redirect')
      .select(['path', 'target', 'is_forever'])
      .where('path', 'in', [`/${code}${rest}`, rest])
      .where('removed_at', 'is', null)
      .execute()
    const row = rows.find((each) => each.path !== rest) ?? rows[0]
    if (!row) return undefined
    const isSameForAll = locale !== null || (row.path === rest && splitShopPath(row.target).locale !== null)
    return { to: pathIn(row.target, code), isForever: row.is_forever && isSameForAll }
  }

/** A path in the form in which redirects are kept: its locale in lower case, no slash at its end. */
export const withoutEmptyParts = (path: string): string => {
  const [first = '', ...rest] = path.split('/').filter((part) => part !== '')
  const head = /^[a-z]{2}-[a-z]{2}$/i.test(first) ? first.toLowerCase() : first
  return `/${[head, ...rest].join('/')}`
}

/** The locale of one of the shops, null without one, and the rest of the path. */
export const splitShopPath = (path: string): { readonly locale: string | null; readonly rest: string } => {
  const { locale, rest } = splitLocalePrefix(path)
  return locale !== null && parseLocale(locale) === locale ? { locale, rest } : { locale: null, rest: path }
}

/** The path in a shop, unless it names one itself. */
export const pathIn = (path: string, locale: string): string =>
  splitShopPath(path).locale === null ? `/${locale}${path}` : path

/** OPR-52: the same place in each shop for which a path holds. */
export const shopsOf = (path: string): readonly string[] => {
  const { locale } = splitShopPath(path)
  return locale === null ? locales.map(({ code }) => code) : [locale]
}
