import type { ContentDocument } from '../../../contracts/api/content.ts'
import { parseLocale } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'

export type LocationGroup = { readonly id: string; readonly title: string; readonly places: readonly LocationChoice[] }
export type LocationChoice = { readonly locale: Locale; readonly country: string; readonly language: string }

/** I18N-05, CMS-06: the places of a location selector. A block that is something else, or a place the shop does not know, shows nothing. */
export const locationGroups = (document: ContentDocument): readonly LocationGroup[] =>
  Object.values(document.slots)
    .flat()
    .flatMap((block) => {
      if (!isRecord(block) || block['type'] !== 'secondary-navigation' || !Array.isArray(block['items'])) return []
      const places = block['items'].flatMap(placeOf)
      return places.length === 0 ? [] : [{ id: textIn(block, 'id'), title: textIn(block, 'title'), places }]
    })

const placeOf = (item: unknown): readonly LocationChoice[] => {
  const target = isRecord(item) ? item['target'] : undefined
  if (!isRecord(item) || !isRecord(target)) return []
  const locale = parseLocale(textIn(target, 'url').replace('/', ''))
  return locale === null ? [] : [{ locale, country: textIn(item, 'title'), language: textIn(target, 'text') }]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textIn = (record: Readonly<Record<string, unknown>>, key: string): string =>
  typeof record[key] === 'string' ? record[key] : ''
