import { useEffect, useRef, useState } from 'react'
import type { Store } from '../../../contracts/api/entities/store.ts'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { townLine } from '../../../core/domain/address/addressLabel.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { useViewPart } from '../bridge/core/useView.ts'
import { Button } from '../components/basic/Button.tsx'
import { ChoiceList } from '../components/form/ChoiceList.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { distanceText } from '../stores/distanceText.ts'
import { PlaceSearchField, usePlaceSearch } from '../stores/PlaceSearchField.tsx'

interface StorePickerProps {
  /** The goods that must be available there. */
  readonly lines: readonly Pick<LineView, 'masterId' | 'sku' | 'quantity'>[]
  /** Picked up from the store's own stock; otherwise the warehouse sends it there. */
  readonly isPickup: boolean
  readonly storeId: string | null
  readonly error: string | undefined
  readonly onChoose: (shop: { readonly id: string; readonly name: string }) => void
}

/** This many stores are listed until the shopper asks for all of them, or searches. */
const storesShown = 6

/**
 * STORE-01, CAT-06: a search for stores, each with its stock of these lines, from the shopper's postal code if it is
 * known. A store that is sold out says so, comes last and cannot be picked.
 */
export const StorePicker = ({ lines, isPickup, storeId, error, onChoose }: StorePickerProps) => {
  const t = useCopy('checkout')
  const stores = useCopy('stores')
  const locale = useShopLocale()
  const { country } = locales[locale]
  const search = usePlaceSearch()
  const [isOpen, setOpen] = useState(storeId === null)
  const [showsAll, setShowsAll] = useState(false)
  const { words: query, position } = search
  const near = usePostalCode(country)
  const place = position ?? (query === '' ? near : { query })
  const foundStores = useQuery(isOpen ? { name: 'nearbyStores', ask: { country, ...place } } : null)
  const answered = foundStores.state === 'answered' ? foundStores.answer : null
  const stock = useStoreStock(isPickup ? lines : [], answered?.stores.map(({ id }) => id) ?? [])
  const isSoldOut = (id: string): boolean => isPickup && ['none', 'some'].includes(stock(id))
  const rank = ({ id }: Store): number => (id === storeId ? 0 : isSoldOut(id) ? 2 : 1)
  const found = (answered?.stores ?? [])
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, showsAll ? Infinity : storesShown)
  const group = useRef<HTMLDivElement>(null)
  // The button is gone then, and any store may turn out to be sold out: their group takes the focus.
  const showAll = () => {
    setShowsAll(true)
    group.current?.focus()
  }
  if (!isOpen)
    return (
      <Button kind="link" onPress={() => setOpen(true)}>
        {t.anotherStore()}
      </Button>
    )
  return (
    <div ref={group} tabIndex={-1} className="shop-picker" role="group" aria-label={t.stores()}>
      <PlaceSearchField search={search} label={t.findStore()} help={t.findStoreHelp()} />
      {foundStores.state === 'pending' && <StateLine state="waiting">{t.storesWaiting()}</StateLine>}
      {(foundStores.state === 'unreachable' || foundStores.state === 'refused') && (
        <StateLine state="out">{t.storesUnreachable()}</StateLine>
      )}
      {answered?.nearCode !== undefined && (
        <StateLine state="good">{stores.storesNearCode({ code: answered.nearCode, count: answered.total })}</StateLine>
      )}
      {answered?.total === 0 && (
        <StateLine state="out">{position ? stores.noneNear() : t.storesNone({ query })}</StateLine>
      )}
      {found.length > 0 && (
        <ChoiceList
          label={t.stores()}
          isLabelHidden
          error={error}
          value={storeId}
          onChange={(id) => {
            setOpen(false)
            const shop = found.find((each) => each.id === id)
            if (shop) onChoose(shop)
          }}
          choices={found.map((shop) => ({
            value: shop.id,
            name: shop.name,
            price: shop.distanceKm > 0 ? distanceText(shop.distanceKm, locale) : undefined,
            detail: <StoreDetail shop={shop} pieces={isPickup ? stock(shop.id) : null} />,
            isDisabled: isSoldOut(shop.id),
          }))}
        />
      )}
      {answered !== null && answered.total > found.length && (
        <p className="meta">
          {t.storesMore({ shown: found.length, total: answered.total })}{' '}
          {!showsAll && (
            <Button kind="link" onPress={showAll}>
              {t.storesAll({ total: answered.total })}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

/** The postal code of the shopper in this country: of the address in the checkout, or of the cart's estimate (CART-04). */
const usePostalCode = (country: string): { readonly near: string } | undefined => {
  const typed = useViewPart('checkout', ({ shipping }) =>
    (shipping.country ?? country) === country ? (shipping.postalCode ?? '') : '',
  )
  const estimated = useViewPart('cart', ({ estimate }) => (estimate?.country === country ? estimate.postalCode : ''))
  const near = [typed, estimated].find(Boolean)
  return near === undefined ? undefined : { near }
}

/** Lines of the same variant need their pieces together. */
export const storePieces = (
  lines: readonly Pick<LineView, 'sku' | 'quantity'>[],
  piecesOf: (sku: string) => number | undefined,
): StorePieces => {
  const skus = [...new Set(lines.map(({ sku }) => sku))]
  if (skus.some((sku) => piecesOf(sku) === undefined)) return 'unknown'
  const had = skus.filter(
    (sku) =>
      (piecesOf(sku) ?? 0) >= lines.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0),
  )
  if (had.length === skus.length) return 'all'
  return skus.some((sku) => (piecesOf(sku) ?? 0) > 0) ? 'some' : 'none'
}

/** Where the store is and what it has; `pieces` null when its own stock does not matter. */
const StoreDetail = ({ shop, pieces }: { readonly shop: typeof Store.Type; readonly pieces: StorePieces | null }) => {
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

type Pieces = Readonly<Record<string, number>>

/** CAT-06: asks for these stores' stock of each variant. What is not known yet, or cannot be asked, is unknown. */
const useStoreStock = (
  lines: readonly Pick<LineView, 'masterId' | 'sku' | 'quantity'>[],
  storeIds: readonly string[],
): ((storeId: string) => StorePieces) => {
  const storefront = useStorefront()
  const [known, setKnown] = useState<Pieces>({})
  const wanted = JSON.stringify([lines.map(({ masterId, sku }) => [masterId, sku]), storeIds])
  useEffect(() => {
    let isWanted = true
    // The text of both lists, so that the effect runs only when they changed.
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

/** Whether a store has every line in the needed quantity, some of them, or none. */
type StorePieces = 'all' | 'some' | 'none' | 'unknown'

const pieceKey = (sku: string, storeId: string): string => `${sku} ${storeId}`
