import type { Product, Variant } from '../../../contracts/api/entities/catalogue.ts'

/** The chosen colour and size: `?colour=RUS&size=090`. A colour is always shown; a size is chosen by the shopper. */
export type ProductChoice = {
  readonly colourway: Product['colourways'][number]
  readonly size: string | null
  readonly variant: Variant | null
}

/** A product with one size has it chosen. Values in the address that the product does not have are ignored. */
export const readProductChoice = (product: Product, params: URLSearchParams): ProductChoice => {
  const asked = params.get('colour')
  const colourway =
    product.colourways.find(({ code }) => code === asked) ??
    product.colourways.find(({ available }) => available) ??
    product.colourways[0]
  const only = product.sizes.length === 1 ? product.sizes[0]?.code : undefined
  const size = only ?? product.sizes.find(({ code }) => code === params.get('size'))?.code ?? null
  return { colourway, size, variant: size === null ? null : (variantOf(product, colourway.code, size) ?? null) }
}

export const variantOf = (product: Product, colour: string, size: string): Variant | undefined =>
  product.variants.find((variant) => variant.colour === colour && variant.size === size)

export const isSoldOut = (variant: Variant | undefined): boolean => variant === undefined || variant.stock < 1

export const withChosen = (params: URLSearchParams, name: 'colour' | 'size', value: string): URLSearchParams => {
  const next = new URLSearchParams(params)
  next.set(name, value)
  return next
}
