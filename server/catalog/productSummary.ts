import type { ProductSummary } from '../../contracts/api/entities/catalogue.ts'
import { tintOf } from '../../core/domain/product/tintOf.ts'
import { drawings } from '../media/drawings.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { ColourwayEntry, ProductEntry, ReviewScore, ReviewScores } from '../kit/Catalogue.ts'
import { viewNames } from './viewNames.ts'

/** Pieces by sku; a missing sku has none. */
export type Stock = ReadonlyMap<string, number>

/** A product on a card, in the locale's language and currency. */
export const productSummary = (
  product: ProductEntry,
  locale: SiteLocale,
  stock: Stock,
  scores: ReviewScores,
): ProductSummary => {
  const { name, kind } = product.text[locale.language]
  const isInStock = (colour?: string) =>
    product.variants.some(
      (variant) => (colour === undefined || variant.colour === colour) && (stock.get(variant.sku) ?? 0) > 0,
    )
  const [first, ...others] = product.colourways.map((way) => ({
    code: way.code,
    name: way.name[locale.language],
    swatch: way.swatch,
    pictures: cardPictures(product, way, locale),
    available: isInStock(way.code),
  }))
  if (!first) throw new Error(`${product.id} has no colourway.`)
  return {
    productId: product.id,
    slug: product.slug,
    path: productPath(product, locale),
    name,
    kind,
    weightGrams: product.weightGrams,
    tint: tintOf(product.id, product.colourways[0]?.palette.main ?? '#808080'),
    price: { ...product.price[locale.currency], currency: locale.currency },
    colourways: [first, ...others],
    isNew: product.isNew,
    available: isInStock(),
    ...ratingOf(scores.get(product.id)),
  }
}

/** CAT-66: a card has nothing else of the reviews. */
const ratingOf = (score: ReviewScore | undefined): Pick<ProductSummary, 'rating'> =>
  score === undefined ? {} : { rating: { average: score.average, count: score.count } }

/** CAT-67: the second is shown while a mouse rests on the card. */
const cardPictures = (...asked: Parameters<typeof picturesOf>): readonly [Picture, ...Picture[]] => {
  const [first, ...others] = picturesOf(...asked)
  return [first, ...others.slice(0, 1)]
}

/** RT-01 */
export const productPath = ({ slug, id }: Pick<ProductEntry, 'slug' | 'id'>, { code }: SiteLocale): string =>
  `/${code}/p/${slug}-${id}`

/**
 * `/media/{productId}-{colour}-{view}.svg`, views from 1 on. For another size put the transform of CAT-10 after
 * `/media/`: `/media/w_800,h_1000,e_sharpen:60,f_auto,dpr_2.0/{productId}-{colour}-{view}.svg`.
 */
export const pictureUrl = (productId: string, colour: string, view: number): string =>
  `/media/${productId}-${colour}-${view}.svg`

/** CAT-73: every view of a product in a colour, with its name in words. A card shows the first two. */
export const picturesOf = (
  product: ProductEntry,
  way: ColourwayEntry,
  { language }: SiteLocale,
): readonly [Picture, ...Picture[]] => {
  const [first, ...others] = drawings[product.drawing].views.map(({ shows }, index) => ({
    url: pictureUrl(product.id, way.code, index + 1),
    alt: `${product.text[language].name}, ${way.name[language]}, ${viewNames[shows][language]}`,
  }))
  if (!first) throw new Error(`${product.drawing} has no view.`)
  return [first, ...others]
}

type Picture = { readonly url: string; readonly alt: string }
