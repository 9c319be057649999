import type { ProductSummary } from '../../contracts/api/entities/catalogue.ts'
import { tintOf } from '../../core/domain/product/tintOf.ts'
import { drawings } from '../media/drawings.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { ColourwayEntry, ProductEntry, ReviewScore, ReviewScores } from '../kit/Catalogue.ts'
import { photoName, viewNames } from './viewNames.ts'

/** Pieces by sku; a missing sku has none. */
export type Stock = ReadonlyMap<string, number>

/** A product on a card, in the locale's language and currency. */
export const productSummary = (
  product: ProductEntry,
  locale: SiteLocale,
  stock: Stock,
  scores: ReviewScores,
): ProductSummary => {
  const { name, kind } = product.text[locale.goodsLanguage]
  const isInStock = (colour?: string) =>
    product.variants.some(
      (variant) => (colour === undefined || variant.colour === colour) && (stock.get(variant.sku) ?? 0) > 0,
    )
  const [first, ...others] = product.colourways.map((way) => ({
    code: way.code,
    name: way.name[locale.goodsLanguage],
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
    ...(product.isDigital ? { isDigital: true } : {}),
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
 * OPR-49: the first picture of a product in a colour: the uploaded one, `/media/{hash}`, or its drawing,
 * `/media/{productId}-{colour}-{view}.svg`. For another size put the transform of CAT-10 after `/media/`:
 * `/media/w_800,h_1000,e_sharpen:60,f_auto,dpr_2.0/{hash}`.
 */
export const pictureUrl = (productId: string, way: Pictured): string =>
  uploadedUrls(way)[0] ?? drawingUrl(productId, way.code, 1)

type Pictured = Pick<ColourwayEntry, 'code' | 'pictures'>

const uploadedUrls = ({ pictures }: Pick<Pictured, 'pictures'>): readonly string[] =>
  pictures.map((id) => `/media/${id}`)

/** Views from 1 on. */
const drawingUrl = (productId: string, colour: string, view: number): string =>
  `/media/${productId}-${colour}-${view}.svg`

/** CAT-73, OPR-49: every view of a product in a colour, with its name in words. A card shows the first two. */
export const picturesOf = (
  product: ProductEntry,
  way: ColourwayEntry,
  { language, goodsLanguage }: SiteLocale,
): readonly [Picture, ...Picture[]] => {
  const views =
    way.pictures.length > 0
      ? uploadedUrls(way).map((url, index) => ({ url, shows: photoName(index + 1, language) }))
      : drawings[product.drawing].views.map(({ shows }, index) => ({
          url: drawingUrl(product.id, way.code, index + 1),
          shows: viewNames[shows][language],
        }))
  const [first, ...others] = views.map(({ url, shows }) => ({
    url,
    alt: `${product.text[goodsLanguage].name}, ${way.name[goodsLanguage]}, ${shows}`,
  }))
  if (!first) throw new Error(`${product.drawing} has no view.`)
  return [first, ...others]
}

type Picture = { readonly url: string; readonly alt: string }
