import { isOwnPage } from '../../core/domain/content/isOwnPage.ts'
import { locales, parseLocale } from '../../core/domain/locale/locales.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import type { Db } from '../storage/Tables.ts'
import type { StoredDocument } from './contentStore.ts'
import { listPublished } from './publishedContent.ts'

/** RT-13: whether a page of content is published under a key in the shop of a locale, and valid at `now` (epoch ms). */
export const publishedPages = async (db: Db, now: number): Promise<(locale: string, key: string) => boolean> => {
  const sites: readonly Site[] = ['NA', 'EMEA']
  const lists = await Promise.all(sites.map((site) => listPublished(db, site, 'page')))
  const pages = new Map(sites.map((site, index) => [site, pagesIn(lists[index] ?? [])] as const))
  return (locale, key) => {
    const code = parseLocale(locale)
    const page = code === null ? undefined : pages.get(locales[code].site)?.get(key)
    return page !== undefined && (page.validFrom ?? -Infinity) <= now && now < (page.validUntil ?? Infinity)
  }
}

type Pages = ReadonlyMap<string, Pick<StoredDocument['document'], 'validFrom' | 'validUntil'>>

const pagesIn = (list: readonly StoredDocument[]): Pages => {
  const known = pagesByList.get(list)
  if (known !== undefined) return known
  const pages: Pages = new Map(
    list.flatMap(({ document }) =>
      Object.values(document.bodies).some(({ slots }) => isOwnPage(document.key, slots))
        ? [[document.key, document] as const]
        : [],
    ),
  )
  pagesByList.set(list, pages)
  return pages
}

/** A list is kept until anything is published. */
const pagesByList = new WeakMap<object, Pages>()
