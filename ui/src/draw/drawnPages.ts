import type { RouteClass } from '../../../core/domain/route/classifyRoute.ts'

/** The pages that the server draws, by class, and the source of each: those a stranger comes to first. */
export const drawnPages: Readonly<Partial<Record<RouteClass, string>>> = {
  Home: 'src/home/HomePage.tsx',
  Category: 'src/catalog/CategoryPage.tsx',
  Product: 'src/product/ProductPage.tsx',
  Search: 'src/search/SearchPage.tsx',
  Cart: 'src/cart/CartPage.tsx',
}
