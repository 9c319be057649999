import type { CurrencyCode } from './CatalogTables.ts'
import type { SeedVariant } from './seed/seedCatalogue.ts'
import type { SeedCopy, SeedProduct } from './seed/SeedProduct.ts'

const currencies: readonly CurrencyCode[] = ['USD', 'CAD', 'GBP', 'EUR']

/** A written product as rows of the catalogue's tables. */
export function productRows(seed: SeedProduct, variants: readonly SeedVariant[], position: number) {
  const { id } = seed
  return {
    product: {
      id,
      position,
      slug: seed.slug,
      drawing: seed.drawing,
      audience: seed.audience,
      weight_grams: seed.weightGrams,
      max_quantity: seed.maxQuantity ?? unlimited,
      only_with: seed.onlyWith ?? null,
      is_new: seed.isNew ?? false,
      is_digital: seed.digital ?? false,
      customisable: seed.customisable ?? false,
      sizes: JSON.stringify(seed.sizes),
      category_ids: JSON.stringify(seed.categoryIds),
      related_ids: JSON.stringify(seed.relatedIds),
    },
    texts: [
      { product_id: id, language: 'en' as const, ...copyOf(seed) },
      { product_id: id, language: 'fr' as const, ...copyOf(seed.french) },
    ],
    colourways: seed.colourways.map(({ code, name, frenchName, family, swatch, palette }, place) => {
      const shown = { name, french_name: frenchName, family, swatch, palette: JSON.stringify(palette) }
      return { product_id: id, code, position: place, ...shown }
    }),
    prices: currencies.map((currency) => {
      const current = seed.prices[currency]
      return {
        product_id: id,
        currency,
        current,
        original: Math.max(current, seed.originalPrices?.[currency] ?? current),
      }
    }),
    variants: variants.map(({ sku, upc, colour, size }) => ({ sku, product_id: id, upc, colour, size })),
    stock: variants.map(({ sku, stock }) => ({ sku, product_id: id, available: stock })),
  }
}

/** CART-15: what a line may hold when the product says nothing. */
const unlimited = 999_999

const copyOf = ({ name, kind, summary, description, details }: SeedCopy) => {
  return { name, kind, summary, description, details: JSON.stringify(details) }
}
