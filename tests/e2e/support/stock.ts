import { inject } from 'vitest'

type Details = {
  readonly variants: readonly { readonly colour: string; readonly size: string; readonly stock: number }[]
}

/** The shop's remaining stock of the boot that every walk buys: an order takes one pair, two orders take two. */
export const stockOf = async (size: string, colour = 'SAPI', productId = 'HARROWMID1'): Promise<number> => {
  const answer = await fetch(`${inject('productUrl')}/products/v2/products/${productId}/details`, {
    headers: { locale: 'en-us', 'x-access-key': 'cairn-web' },
  })
  const { variants } = (await answer.json()) as Details
  return variants.find((variant) => variant.colour === colour && variant.size === size)?.stock ?? Number.NaN
}

/** A store's unreserved pieces of a sku. */
export const storeStockOf = async (storeId: string, sku: string, url = inject('productUrl')): Promise<number> => {
  const answer = await fetch(`${url}/products/v1/products/${sku.split('-')[0]}/availability`, {
    method: 'POST',
    headers: { locale: 'en-us', 'x-access-key': 'cairn-web', 'content-type': 'application/json' },
    body: JSON.stringify({ storeIds: [storeId], sku }),
  })
  const { storeInventory } = (await answer.json()) as {
    readonly storeInventory: readonly { readonly quantity: number }[]
  }
  return storeInventory[0]?.quantity ?? Number.NaN
}
