import { Schema } from 'effect'
import { Listing, Product } from '../../../contracts/api/entities/catalogue.ts'
import { LocalizedDocument } from '../../../contracts/content/contentDocument.ts'
import type { Drawing } from '../../../contracts/drawing.ts'
import { isRecord } from '../../../core/domain/fields/fields.ts'
import { contentKeyAt, routeIdentifier } from '../../../core/domain/route/pageAt.ts'
import { splitLocalePrefix } from '../../../core/domain/locale/splitLocalePrefix.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'

/** What there is to know about a drawn page. */
export type DrawnFacts = {
  /** Without a slash at its end. */
  readonly publicUrl: string
  /** The page's canonical path, without a query. */
  readonly path: string
  readonly locale: SiteLocale
  /** The answers that the page was drawn from. */
  readonly answers: Drawing['known']['answers']
  readonly description: string
  /** The address of the picture that shows the page elsewhere. */
  readonly picture: string
}

export const productOf = ({ answers, path }: DrawnFacts): Product | undefined =>
  answersTo(answers, 'product', (ask) => ask['productId'] === routeIdentifier(path)?.id).find(isProduct)

export const listingOf = ({ answers, path }: DrawnFacts): Listing | undefined =>
  answersTo(answers, 'catalog', (ask) => ask['categoryId'] === routeIdentifier(path)?.id).find(isListing)

export const documentOf = ({ answers, path }: DrawnFacts): LocalizedDocument | undefined => {
  const key = contentKeyAt(splitLocalePrefix(path).rest)
  return answersTo(answers, 'content', (ask) => ask['family'] === 'page' && ask['key'] === key).find(isDocument)
}

/** `answers` has them by the JSON of their query. */
const answersTo = (
  answers: DrawnFacts['answers'],
  name: string,
  isAsked: (ask: Readonly<Record<string, unknown>>) => boolean,
): readonly unknown[] =>
  Object.entries(answers).flatMap(([key, message]) => {
    const query: unknown = JSON.parse(key)
    const isWanted = isRecord(query) && query['name'] === name && isRecord(query['ask']) && isAsked(query['ask'])
    return isWanted && message._tag === 'Answered' ? [message.answer] : []
  })

const isProduct = Schema.is(Product)
const isListing = Schema.is(Listing)
const isDocument = Schema.is(LocalizedDocument)
