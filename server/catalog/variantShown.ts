import { quantityAllowed } from '../../core/domain/inventory/quantity.ts'
import { tintOf } from '../../core/domain/product/tintOf.ts'
import { sizeIn, sizeKindOf, systemOfCountry } from '../../core/domain/sizing/sizeSystems.ts'
import type { FoundVariant, ProductEntry } from '../kit/Catalogue.ts'
import { regionalText } from '../kit/regionalText.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { pictureUrl, productPath } from './productSummary.ts'

/** CART-05: what a line of a cart or list shows of a variant, in the caller's language. */
export const variantShown = ({ product, variant, colourway }: FoundVariant, locale: SiteLocale) => {
  const { name, kind } = product.text[locale.goodsLanguage]
  const query = new URLSearchParams({ colour: variant.colour, size: variant.size })
  const size = product.sizes.find(({ code }) => code === variant.size)
  return {
    productId: variant.sku,
    masterId: product.id,
    name,
    kind,
    variation: {
      colour: variant.colour,
      colourName: colourway.name[locale.goodsLanguage],
      size: variant.size,
      sizeLabel: size === undefined ? variant.size : sizeLabel(product, size, locale),
    },
    maxQty: quantityAllowed({ stock: Number.MAX_SAFE_INTEGER, maxQuantity: product.maxQuantity, elsewhere: 0 }),
    path: `${productPath(product, locale)}?${query}`,
    productImageURL: pictureUrl(product.id, colourway),
    tint: tintOf(product.id, product.colourways[0]?.palette.main ?? '#808080'),
    isDigitalProduct: product.isDigital,
  }
}

type Size = { readonly code: string; readonly label: string }

/**
 * CAT-61: a size as the shopper reads it, with the system it is of: `UK 8`, `M (EU 40)`. A size that says what it is
 * (`one size`, `by email`) has none.
 */
export const sizeLabel = (product: ProductEntry, size: Size, locale: SiteLocale): string => {
  const own = ownSizeText(size, locale)
  const sized = asSized(product)
  const found = sizeIn(systemOfCountry(locale.country), sized, size.code)
  if (found === null) return own
  const { system, figure } = found
  return sizeKindOf(sized) === 'shoes' ? `${system} ${figure}` : `${own} (${system}\u00a0${figure})`
}

/** The product as the table of sizes reads it. */
export const asSized = ({ audience, sizes, categoryIds }: ProductEntry) => ({
  audience,
  sizes,
  categories: categoryIds.map((categoryId) => ({ categoryId })),
})

/**
 * Figures and letters are the same in every language; size runs and words are not. In lower case, because it follows a
 * colour.
 */
export const ownSizeText = ({ code, label }: Size, locale: Pick<SiteLocale, 'code' | 'language'>): string =>
  regionalText(labels[locale.language].get(code) ?? '', locale) ||
  label.replace(/^(\d+) to (\d+)$/, fromTo[locale.language])

/** Children's sizes by age. */
const fromTo: Readonly<Record<Language, string>> = {
  en: '$1 to $2',
  fr: '$1 à $2',
  de: '$1 bis $2',
  it: '$1-$2',
  es: '$1 a $2',
}

const labels: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(),
  fr: new Map([
    ['OS', 'taille unique'],
    ['SM', 'S/M, dos de 43 à 48 cm'],
    ['ML', 'M/L, dos de 48 à 53 cm'],
    ['MAIL', 'par e-mail'],
  ]),
  de: new Map([
    ['OS', 'Einheitsgröße'],
    ['SM', 'S/M, Rückenlänge 43 bis 48 cm'],
    ['ML', 'M/L, Rückenlänge 48 bis 53 cm'],
    ['MAIL', 'per E-Mail'],
  ]),
  it: new Map([
    ['OS', 'taglia unica'],
    ['SM', 'S/M, schiena da 43 a 48 cm'],
    ['ML', 'M/L, schiena da 48 a 53 cm'],
    ['MAIL', 'via email'],
  ]),
  es: new Map([
    ['OS', 'talla única'],
    ['SM', 'S/M, espalda de 43 a 48 cm'],
    ['ML', 'M/L, espalda de 48 a 53 cm'],
    ['MAIL', 'por correo electrónico'],
  ]),
}
