import { useState } from 'react'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { Button } from '../components/Button.tsx'
import { ChoiceList } from '../components/ChoiceList.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { distanceText } from '../stores/distanceText.ts'
import { PlaceSearchField } from '../stores/PlaceSearchField.tsx'
import { usePlaceSearch } from '../stores/usePlaceSearch.ts'
import { StoreDetail } from './StoreDetail.tsx'
import { useStoreStock } from './useStoreStock.ts'

export interface StorePickerProps {
  /** What is to be had there. */
  readonly lines: readonly Pick<LineView, 'masterId' | 'sku' | 'quantity'>[]
  /** Picked up off the shop's own shelf; else the warehouse sends it there. */
  readonly isPickup: boolean
  readonly storeId: string | null
  readonly error: string | undefined
  readonly onChoose: (shop: { readonly id: string; readonly name: string }) => void
}

/** As many shops are listed; a word finds the others. */
const storesShown = 6

/** STORE-01, CAT-06: shops by words, each with what it has of these lines. A shop that is out says so and cannot be picked. */
export function StorePicker({ lines, isPickup, storeId, error, onChoose }: StorePickerProps) {
  const t = useCopy('checkout')
  const stores = useCopy('stores')
  const locale = useShopLocale()
  const { country } = locales[locale]
  const search = usePlaceSearch()
  const [isOpen, setOpen] = useState(storeId === null)
  const { words: query, position } = search
  const foundStores = useQuery(
    isOpen ? { name: 'shops', ask: { country, ...(position ?? (query === '' ? {} : { query })) } } : null,
  )
  const found =
    foundStores.state === 'answered'
      ? foundStores.answer.stores
          .toSorted((a, b) => Number(b.id === storeId) - Number(a.id === storeId))
          .slice(0, storesShown)
      : []
  const stock = useStoreStock(
    isPickup ? lines : [],
    found.map(({ id }) => id),
  )
  if (!isOpen)
    return (
      <Button kind="link" onPress={() => setOpen(true)}>
        {t.anotherStore()}
      </Button>
    )
  return (
    <div className="shop-picker" role="group" aria-label={t.stores()}>
      <PlaceSearchField search={search} label={t.findStore()} help={t.findStoreHelp()} />
      {foundStores.state === 'pending' && <StateLine state="waiting">{t.storesWaiting()}</StateLine>}
      {(foundStores.state === 'unreachable' || foundStores.state === 'refused') && (
        <StateLine state="out">{t.storesUnreachable()}</StateLine>
      )}
      {foundStores.state === 'answered' && found.length === 0 && (
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
            isDisabled: isPickup && ['none', 'some'].includes(stock(shop.id)),
          }))}
        />
      )}
      {foundStores.state === 'answered' && foundStores.answer.total > found.length && (
        <p className="meta">{t.storesMore({ shown: found.length, total: foundStores.answer.total })}</p>
      )}
    </div>
  )
}
