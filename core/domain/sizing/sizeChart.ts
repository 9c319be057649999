type Sized = {
  readonly sizes: readonly { readonly code: string }[]
  readonly categories: readonly { readonly categoryId: string }[]
}

/** API-120: the types of product that have a size chart: a content document each. */
export const productTypes = ['footwear', 'kids-footwear', 'tops', 'bottoms', 'kids', 'socks', 'gloves'] as const
export type ProductType = (typeof productTypes)[number]

/** CAT-58: which chart belongs to a product; null = it comes in one size, or its sizes say what they are. */
export const productTypeOf = ({ sizes, categories }: Sized): ProductType | null => {
  const code = sizes.length > 1 ? (sizes[0]?.code ?? '') : ''
  if (code === '') return null
  if (/^\d{3}$/.test(code)) return 'footwear'
  if (/^K0\d$/.test(code)) return 'kids-footwear'
  if (/^K\d+$/.test(code)) return 'kids'
  const leaf = byLeaf.find(([leaves]) => categories.some(({ categoryId }) => leaves.test(categoryId)))
  return leaf?.[1] ?? null
}

/** CAT-75: which words say how a product fits; null = none, because it comes in one size. */
export type WornAs = 'shoes' | 'clothes' | null

export const wornAs = (product: Sized): WornAs => {
  if (product.sizes.length < 2) return null
  return productTypeOf(product)?.endsWith('footwear') ? 'shoes' : 'clothes'
}

/** Letters and waists: what they measure follows from the leaves of the category tree. */
const byLeaf: readonly (readonly [leaves: RegExp, type: ProductType])[] = [
  [/^[23]0[2347]0$/, 'tops'],
  [/^[23]0[56]0$/, 'bottoms'],
  [/^5030$/, 'socks'],
  [/^5040$/, 'gloves'],
]
