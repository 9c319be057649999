import { townLine } from '../../../core/domain/address/townLine.ts'
import type { Store } from '../../../contracts/api/store.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { StorePieces } from './storePieces.ts'

/** Where the shop is and what it has; `pieces` null when its own shelf does not matter. */
export function StoreDetail({
  shop,
  pieces,
}: {
  readonly shop: typeof Store.Type
  readonly pieces: StorePieces | null
}) {
  const t = useCopy('checkout')
  const words = { all: t.storeHasAll(), some: t.storeHasSome(), none: t.storeHasNone(), unknown: t.storeStockWaiting() }
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
