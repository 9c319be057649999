import type { ProductSummary } from '../../contracts/api/entities/catalogue.ts'
import { tintOf } from '../../core/domain/product/tintOf.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { ColourwayEntry, ProductEntry } from '../kit/Catalogue.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'

/** Pieces by sku; a missing sku has none. */
export type Stock = ReadonlyMap<string, number>

/** A product on a card, in the locale's language and currency. */
export const productSummary = (product: ProductEntry, locale: SiteLocale, stock: Stock): ProductSummary => {
  const { name, kind } = product.text[locale.language]
  const isInStock = (colour?: string) =>
    product.variants.some(
      (variant) => (colour === undefined || variant.colour === colour) && (stock.get(variant.sku) ?? 0) > 0,
    )
  const [first, ...others] = product.colourways.map((way) => ({
    code: way.code,
    name: way.name[locale.language],
    swatch: way.swatch,
    pictures: picturesOf(product, way, locale),
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
    ...(product.rating.count > 0 ? { rating: product.rating } : {}),
  }
}

/** RT-01 */
export const productPath = ({ slug, id }: Pick<ProductEntry, 'slug' | 'id'>, { code }: SiteLocale): string =>
  `/${code}/p/${slug}-${id}`

/**
 * `/media/{productId}-{colour}-{view}.svg`, view 1 or 2. For another size put the transform of CAT-10 after `/media/`:
 * `/media/w_800,h_1000,e_sharpen:60,f_auto,dpr_2.0/{productId}-{colour}-{view}.svg`.
 */
export const pictureUrl = (productId: string, colour: string, view: 1 | 2): string =>
  `/media/${productId}-${colour}-${view}.svg`

type Picture = { readonly url: string; readonly alt: string }

const picturesOf = (
  product: ProductEntry,
  way: ColourwayEntry,
  { language }: SiteLocale,
): readonly [Picture, Picture] => {
  const { name } = product.text[language]
  const colour = way.name[language]
  return [
    { url: pictureUrl(product.id, way.code, 1), alt: `${name}, ${colour}` },
    { url: pictureUrl(product.id, way.code, 2), alt: `${name}, ${colour}, ${secondView[language]}` },
  ]
}

const secondView: Readonly<Record<Language, string>> = {
  en: 'other view',
  fr: 'autre vue',
  de: 'andere Ansicht',
  it: 'altra vista',
  es: 'otra vista',
}
