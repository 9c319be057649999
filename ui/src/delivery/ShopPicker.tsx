import { useState } from 'react'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { Button } from '../components/Button.tsx'
import { ChoiceList } from '../components/ChoiceList.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { distanceWords } from '../stores/distanceWords.ts'
import { PlaceSearchField } from '../stores/PlaceSearchField.tsx'
import { usePlaceSearch } from '../stores/usePlaceSearch.ts'
import { ShopDetail } from './ShopDetail.tsx'
import { useShopStock } from './useShopStock.ts'

export interface ShopPickerProps {
  /** What is to be had there. */
  readonly lines: readonly Pick<LineView, 'masterId' | 'sku' | 'quantity'>[]
  /** Picked up off the shop's own shelf; else the warehouse sends it there. */
  readonly isPickup: boolean
  readonly storeId: string | null
  readonly error: string | undefined
  readonly onChoose: (shop: { readonly id: string; readonly name: string }) => void
}

/** As many shops are listed; a word finds the others. */
const shopsShown = 6

/** STORE-01, CAT-06: shops by words, each with what it has of these lines. A shop that is out says so and cannot be picked. */
export function ShopPicker({ lines, isPickup, storeId, error, onChoose }: ShopPickerProps) {
  const t = useCopy('checkout')
  const stores = useCopy('stores')
  const locale = useShopLocale()
  const { country } = locales[locale]
  const search = usePlaceSearch()
  const [isOpen, setOpen] = useState(storeId === null)
  const { words: query, position } = search
  const shops = useQuery(
    isOpen ? { name: 'shops', ask: { country, ...(position ?? (query === '' ? {} : { query })) } } : null,
  )
  const found =
    shops.state === 'answered'
      ? shops.answer.stores.toSorted((a, b) => Number(b.id === storeId) - Number(a.id === storeId)).slice(0, shopsShown)
      : []
  const stock = useShopStock(
    isPickup ? lines : [],
    found.map(({ id }) => id),
  )
  if (!isOpen)
    return (
      <Button kind="link" onPress={() => setOpen(true)}>
        {t.anotherShop()}
      </Button>
    )
  return (
    <div className="shop-picker" role="group" aria-label={t.shops()}>
      <PlaceSearchField search={search} label={t.findShop()} help={t.findShopHelp()} />
      {shops.state === 'pending' && <StateLine state="waiting">{t.shopsWaiting()}</StateLine>}
      {(shops.state === 'unreachable' || shops.state === 'refused') && (
        <StateLine state="out">{t.shopsUnreachable()}</StateLine>
      )}
      {shops.state === 'answered' && found.length === 0 && (
        <StateLine state="out">{position ? stores.noneNear() : t.shopsNone({ query })}</StateLine>
      )}
      {found.length > 0 && (
        <ChoiceList
          label={t.shops()}
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
            price: shop.distanceKm > 0 ? distanceWords(shop.distanceKm, locale) : undefined,
            detail: <ShopDetail shop={shop} pieces={isPickup ? stock(shop.id) : null} />,
            isDisabled: isPickup && ['none', 'some'].includes(stock(shop.id)),
          }))}
        />
      )}
      {shops.state === 'answered' && shops.answer.total > found.length && (
        <p className="meta">{t.shopsMore({ shown: found.length, total: shops.answer.total })}</p>
      )}
    </div>
  )
}
