import { townLine } from '../../../core/domain/address/townLine.ts'
import type { Store } from '../../../contracts/api/store.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { ShopPieces } from './shopPieces.ts'

/** Where the shop is and what it has; `pieces` null when its own shelf does not matter. */
export function ShopDetail({ shop, pieces }: { readonly shop: typeof Store.Type; readonly pieces: ShopPieces | null }) {
  const t = useCopy('checkout')
  const words = { all: t.shopHasAll(), some: t.shopHasSome(), none: t.shopHasNone(), unknown: t.shopStockWaiting() }
  return (
    <>
      {[shop.address.addressLine1, townLine(shop.address)].filter(Boolean).join(', ')}
      {pieces !== null && (
        <span
          className="state-line shop-stock"
          data-state={pieces === 'all' ? 'good' : pieces === 'unknown' ? 'waiting' : 'out'}
        >
          {words[pieces]}
        </span>
      )}
    </>
  )
}
