/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface CatalogCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'styles': (args: { shown: number; total: number }) => string
  readonly 'filterCount': (args: { count: string | number }) => string
  readonly 'reviewCount': (args: { count: number; score: string | number }) => string
  readonly 'resultsFor': (args: { query: string | number }) => string
  readonly 'showStyles': (args: { count: number }) => string
  readonly 'styleTotal': (args: { count: number }) => string
  readonly 'save': (args: { percent: number }) => string
  readonly 'kindAndWeight': (args: { grams: number; kind: string | number }) => string
  readonly 'colourCount': (args: { count: number }) => string
  readonly 'pageOf': (args: { page: number; total: number }) => string
  readonly 'headDescription': (args: { count: number; name: string | number }) => string
}

type PlainKey =
  | 'skipFilters' | 'addToCart' | 'sortBy' | 'filter' | 'category' | 'size' | 'colour' | 'price' | 'availability' | 'chooseSize' | 'sizeGuide'
  | 'reviews' | 'noReviews' | 'nothingFound' | 'nothingFoundDetail' | 'sort-featured' | 'sort-newest' | 'sort-price-up' | 'sort-price-down'
  | 'sort-rating' | 'filters' | 'applied' | 'clearAll' | 'isNew' | 'outOfStock' | 'loadingProducts' | 'noFilters' | 'products'
