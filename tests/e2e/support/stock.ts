import { inject } from 'vitest'

type Details = { readonly variants: readonly { readonly colour: string; readonly size: string; readonly stock: number }[] }

/** What the shop has left of the boot every walk buys: an order takes one pair, two orders take two. */
export const stockOf = async (size: string, colour = 'SAPI', productId = 'HARROWMID1'): Promise<number> => {
  const answer = await fetch(`${inject('productUrl')}/products/v2/products/${productId}/details`, { headers: { locale: 'en-us', 'x-access-key': 'cairn-web' } })
  const { variants } = (await answer.json()) as Details
  return variants.find((variant) => variant.colour === colour && variant.size === size)?.stock ?? Number.NaN
}
