import { frenchSpaces } from '../../../core/domain/locale/frenchSpaces.ts'
import type { Catalogue, ProductEntry } from '../../kit/Catalogue.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import type { KnownLine } from './priceBasket.ts'

/** A line without the product that it is sold with. */
export type Incomplete = { readonly itemId: string; readonly companion: ProductEntry }

/**
 * CART-38: some products are sold only together with another one. They may be in the basket before it is added and
 * after it is removed, but they cannot be ordered without it.
 */
export const incompleteLines = (
  lines: readonly Pick<KnownLine, 'itemId' | 'bonus' | 'found'>[],
  { productById }: Pick<Catalogue, 'productById'>,
): readonly Incomplete[] =>
  lines.flatMap(({ itemId, found: { product } }) => {
    const companion = product.onlyWith === undefined ? undefined : productById.get(product.onlyWith)
    const isThere = lines.some((other) => !other.bonus && other.found.product.id === companion?.id)
    return companion && !isThere ? [{ itemId, companion }] : []
  })

export const companionText = (
  { text }: ProductEntry,
  { language, goodsLanguage }: Pick<SiteLocale, 'language' | 'goodsLanguage'>,
): string => words[language](text[goodsLanguage].name)

const words: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Sold only together with ${name}.`,
  fr: (name) => frenchSpaces(`Vendu uniquement avec : ${name}.`),
  de: (name) => `Nur zusammen erhältlich mit: ${name}.`,
  it: (name) => `In vendita solo insieme a: ${name}.`,
  es: (name) => `Solo se vende junto con: ${name}.`,
}
