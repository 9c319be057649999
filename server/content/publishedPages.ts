import { isOwnPage } from '../../core/domain/content/isOwnPage.ts'
import { locales, parseLocale } from '../../core/domain/locale/locales.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import type { Db } from '../storage/Tables.ts'
import { listPublished } from './publishedContent.ts'

/** RT-13: whether a page of content is shown under a key in the shop of a locale at `now` (epoch ms). */
export const publishedPages = async (db: Db, now: number): Promise<(locale: string, key: string) => boolean> => {
  const [na, emea] = await Promise.all([keysOf(db, 'NA', now), keysOf(db, 'EMEA', now)])
  return (locale, key) => {
    const code = parseLocale(locale)
    return code !== null && (locales[code].site === 'NA' ? na : emea).has(key)
  }
}

const keysOf = async (db: Db, site: Site, now: number): Promise<ReadonlySet<string>> => {
  const pages = await listPublished(db, site, now, 'page')
  return new Set(
    pages.flatMap(({ document: { key, bodies } }) =>
      Object.values(bodies).some(({ slots }) => isOwnPage(key, slots)) ? [key] : [],
    ),
  )
}
