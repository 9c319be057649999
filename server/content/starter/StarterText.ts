import type { CategoryEntry } from '../../kit/Catalogue.ts'

/** The pages that an operator fills in, by their keys; withdrawal has the model text of the law (LAW-02). */
export const starterPages = ['delivery', 'how-to-return', 'contact-us', 'privacy', 'brand-terms', 'imprint'] as const
export type StarterPage = (typeof starterPages)[number]

/** Of a text page: what an operator has to say stands as a gap, in square brackets. */
export type StarterPageText = {
  readonly title: string
  readonly lede: string
  readonly sections: readonly (readonly [heading: string, ...paragraphs: readonly string[]])[]
}

/** What a page says about the seller, each a gap where it is not configured. */
export type SellerText = {
  readonly name: string
  readonly address: string
  readonly email: string
  readonly vat: string
}

/** The words of one language. */
export type StarterText = {
  readonly gaps: SellerText & { readonly phone: string }
  readonly frame: {
    readonly menu: string
    readonly byKind: string
    readonly footer: string
    readonly help: string
    readonly legal: string
    readonly trackOrder: string
    readonly withdraw: string
    readonly withdrawal: string
    readonly withdrawalLede: string
    readonly notFound: string
    readonly notFoundDetail: string
    readonly back: string
    readonly search: string
    readonly departments: string
    readonly newest: string
  }
  readonly pages: (seller: SellerText) => Readonly<Record<StarterPage, StarterPageText>>
}

/** A category at the top with those below it. `picture`: of its first product. */
export type StarterCategory = Pick<CategoryEntry, 'id' | 'slug' | 'text'> & {
  readonly below: readonly Pick<CategoryEntry, 'id' | 'slug' | 'text'>[]
  readonly picture: string
}
