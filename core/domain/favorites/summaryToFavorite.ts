import type { ProductSummary } from '../../../contracts/api/catalogue.ts'
import type { FavoriteProduct } from '../../../contracts/commands/favoriteProduct.ts'

/** What is kept of a product, so that the page shows it without a connection too. */
export const summaryToFavorite = ({
  productId,
  name,
  kind,
  path,
  tint,
  price,
  colourways,
}: ProductSummary): FavoriteProduct => ({
  productId,
  name,
  kind,
  path,
  picture: colourways[0].pictures[0].url,
  tint,
  price: price.current,
  originalPrice: price.original,
  currency: price.currency,
})
