import type { StorefrontEntry } from '../../contracts/api/entities/catalogue.ts'
import { tintOf } from '../../core/domain/product/tintOf.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { Catalogue, CategoryEntry, ProductEntry } from '../kit/Catalogue.ts'
import { categoryPath } from './productDetails.ts'
import { pictureUrl, productSummary } from './productSummary.ts'
import type { Stock } from './productSummary.ts'

const railLength = 8

/**
 * Header, home tiles and rail. The hero is the first boot in stock. The rail has new products, one of each kind before
 * a second of any.
 */
export const storefront = (catalogue: Catalogue, locale: SiteLocale, stock: Stock): StorefrontEntry => {
  const summary = (product: ProductEntry) => productSummary(product, locale, stock)
  const inStock = catalogue.products.filter((product) => product.variants.some(({ sku }) => (stock.get(sku) ?? 0) > 0))
  const hero = inStock.find(({ drawing }) => drawing === 'boot') ?? inStock[0] ?? catalogue.products[0]
  if (!hero) throw new Error('The catalogue is empty.')
  const others = inStock.filter(({ id, isDigital }) => id !== hero.id && !isDigital)
  return {
    departments: catalogue.categories
      .filter(({ parentId }) => parentId === null)
      .map((department) => ({
        ...entryOf(department, locale),
        children: catalogue.categories
          .filter(({ parentId }) => parentId === department.id)
          .map((child) => ({ ...entryOf(child, locale), ...tileOf(catalogue, child, locale, hero) })),
      })),
    hero: summary(hero),
    rail: varied(others).slice(0, railLength).map(summary),
  }
}

const entryOf = (category: CategoryEntry, locale: SiteLocale) => {
  const { name } = category.text[locale.language]
  return { categoryId: category.id, name, path: categoryPath(category, locale), total: category.productIds.length }
}

/** The hero is not shown twice on a page in the same colours: its tile has the next colourway. */
const tileOf = (catalogue: Catalogue, { productIds }: CategoryEntry, { language }: SiteLocale, hero: ProductEntry) => {
  const product = catalogue.productById.get(productIds[0] ?? '')
  const way = (product?.id === hero.id ? product.colourways[1] : undefined) ?? product?.colourways[0]
  if (!product || !way) return {}
  return {
    picture: { url: pictureUrl(product.id, way.code, 1), alt: `${product.text[language].name}, ${way.name[language]}` },
    tint: tintOf(product.id, way.palette.main),
  }
}

const varied = (products: readonly ProductEntry[]): readonly ProductEntry[] => {
  const seen = new Map<string, number>()
  const turns = products.map((product) => {
    const key = `${product.isNew} ${product.drawing}`
    const turn = seen.get(key) ?? 0
    seen.set(key, turn + 1)
    return { product, turn }
  })
  return turns
    .toSorted((a, b) => Number(b.product.isNew) - Number(a.product.isNew) || a.turn - b.turn)
    .map(({ product }) => product)
}
