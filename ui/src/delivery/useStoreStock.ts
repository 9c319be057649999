import { useEffect, useState } from 'react'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { storePieces } from './storePieces.ts'
import type { StorePieces } from './storePieces.ts'

type Pieces = Readonly<Record<string, number>>

/** CAT-06: asks for each variant what these shops have of it. What is not known yet, or cannot be asked, is unknown. */
export const useStoreStock = (
  lines: readonly Pick<LineView, 'masterId' | 'sku' | 'quantity'>[],
  storeIds: readonly string[],
): ((storeId: string) => StorePieces) => {
  const storefront = useStorefront()
  const [known, setKnown] = useState<Pieces>({})
  const wanted = JSON.stringify([lines.map(({ masterId, sku }) => [masterId, sku]), storeIds])
  useEffect(() => {
    let isWanted = true
    const [products, stores] = JSON.parse(wanted) as [readonly (readonly [string, string])[], readonly string[]]
    if (stores.length === 0) return
    for (const [productId, sku] of products) {
      void storefront
        .ask({ name: 'shopStock', ask: { productId, sku, storeIds: stores } }, (message) => {
          if (!isWanted || message._tag !== 'Answered') return
          const pieces = message.answer.storeInventory.map(
            ({ storeId, quantity }) => [pieceKey(sku, storeId), quantity] as const,
          )
          setKnown((so) => ({ ...so, ...Object.fromEntries(pieces) }))
        })
        .catch(() => undefined)
    }
    return () => {
      isWanted = false
    }
  }, [storefront, wanted])
  return (storeId) => storePieces(lines, (sku) => known[pieceKey(sku, storeId)])
}

const pieceKey = (sku: string, storeId: string): string => `${sku} ${storeId}`
