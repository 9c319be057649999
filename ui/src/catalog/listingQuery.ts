import type { Listing, Sort } from '../../../contracts/api/entities/catalogue.ts'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { paginationDefaults } from '../../../core/domain/configuration/constants.ts'

export type FacetId = Listing['facets'][number]['id']

/** What the address says about a listing: `?size=090,095&colour=green&sort=price-up&page=2`. */
export type ListingQuery = {
  readonly page: number
  readonly sort: Sort
  readonly chosen: Readonly<Record<FacetId, readonly string[]>>
}

export const facetIds: readonly FacetId[] = ['size', 'colour', 'price', 'availability']

export const sorts = ['featured', 'newest', 'price-up', 'price-down', 'rating'] as const satisfies readonly Sort[]

/** Parts that cannot be read are left out, because an address may be typed by hand. */
export const readListingQuery = (params: URLSearchParams): ListingQuery => {
  const page = Number(params.get('page'))
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= mostPages ? page : paginationDefaults.page,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'featured',
    chosen: {
      size: listOf(params, 'size'),
      colour: listOf(params, 'colour'),
      price: listOf(params, 'price'),
      availability: listOf(params, 'availability'),
    },
  }
}

/** The worker's query: CAT-03 in numbers, the filters as in the contract. */
export const pageToAsk = ({
  page,
  sort,
  chosen,
}: ListingQuery): {
  readonly start: number
  readonly count: number
  readonly sort: Sort
  readonly filters?: string
} => {
  const filters = facetIds
    .filter((id) => chosen[id].length > 0)
    .map((id) => `${id}:${chosen[id].join(',')}`)
    .join(';')
  return {
    start: (page - 1) * limits.catalogPageSize,
    count: limits.catalogPageSize,
    sort,
    ...(filters === '' ? {} : { filters }),
  }
}

/** Toggles a choice and returns to the first page. Parameters that are not the listing's (`q`) stay. */
export const withToggled = (params: URLSearchParams, facet: FacetId, id: string): URLSearchParams => {
  const chosen = listOf(params, facet)
  const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
  return changed(params, { [facet]: ids.length > 0 ? ids.join(',') : null, page: null })
}

export const withoutChoices = (params: URLSearchParams): URLSearchParams =>
  changed(params, { size: null, colour: null, price: null, availability: null, page: null })

export const withSort = (params: URLSearchParams, sort: Sort): URLSearchParams =>
  changed(params, { sort: sort === 'featured' ? null : sort, page: null })

export const withPage = (params: URLSearchParams, page: number): URLSearchParams =>
  changed(params, { page: page === 1 ? null : String(page) })

const mostPages = 1_000

const listOf = (params: URLSearchParams, name: FacetId): readonly string[] =>
  (params.get(name) ?? '')
    .split(',')
    .filter((id) => /^[\w-]{1,40}$/.test(id))
    .slice(0, 20)

const changed = (params: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}
