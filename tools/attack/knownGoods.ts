import { demonstrationPassword } from '../../server/consumer/seed/demonstrationAccounts.ts'
import { demonstrationPin } from '../../server/giftcard/importGiftCards.ts'
import type { Goods } from './fillDatabase.ts'
import type { LoopbackTarget } from './loopbackTarget.ts'
import { openRawClient } from './rawClient.ts'
import { jsonOf, must, nobody } from './visitor.ts'

const footwear = '/products/v2/catalog?categoryId=1000'

/** What a shop that runs already sells, as everybody may read it. */
export const knownGoods = async (target: LoopbackTarget): Promise<Goods> => {
  const client = openRawClient(target, '127.0.0.1', { left: 20 })
  try {
    const listing = jsonOf(must(await nobody(client).call('GET', footwear), 200)) as {
      products: readonly { productId: string; available: boolean }[]
    }
    const productId = listing.products.find(({ available }) => available)?.productId
    if (productId === undefined) throw new Error('The shop has nothing to sell.')
    const details = must(await nobody(client).call('GET', `/products/v2/products/${productId}/details`), 200)
    const { variants } = jsonOf(details) as { variants: readonly { sku: string; stock: number }[] }
    const most = [...variants].sort((a, b) => b.stock - a.stock)[0]
    return { sku: most?.sku ?? '', productId, lastPieces: [], password: demonstrationPassword, pin: demonstrationPin }
  } finally {
    client.close()
  }
}
