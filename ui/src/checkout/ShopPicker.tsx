import { useState } from 'react'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { ChoiceList } from '../components/ChoiceList.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { TextField } from '../components/TextField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { ShopDetail } from './ShopDetail.tsx'
import { useShopStock } from './useShopStock.ts'

export interface ShopPickerProps {
  /** What is to be had there. */
  readonly lines: readonly LineView[]
  /** Picked up off the shop's own shelf; else the warehouse sends it there. */
  readonly isPickup: boolean
  readonly storeId: string | null
  readonly error: string | undefined
  readonly onChoose: (storeId: string) => void
}

/** As many shops are listed; a word finds the others. */
const shopsShown = 6

/** STORE-01, CAT-06: shops by words, each with what it has of these lines. A shop that is out says so and cannot be picked. */
export function ShopPicker({ lines, isPickup, storeId, error, onChoose }: ShopPickerProps) {
  const t = useCopy('checkout')
  const { country } = locales[useShopLocale()]
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const shops = useQuery({ name: 'shops', ask: { country, ...(query === '' ? {} : { query }) } })
  const found = shops.state === 'answered' ? shops.answer.stores.toSorted((a, b) => Number(b.id === storeId) - Number(a.id === storeId)).slice(0, shopsShown) : []
  const stock = useShopStock(isPickup ? lines : [], found.map(({ id }) => id))
  return (
    <div className="shop-picker" role="group" aria-label={t.shops()}>
      <TextField
        label={t.findShop()}
        help={t.findShopHelp()}
        isOptional
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {shops.state === 'pending' && <StateLine state="waiting">{t.shopsWaiting()}</StateLine>}
      {(shops.state === 'unreachable' || shops.state === 'refused') && <StateLine state="out">{t.shopsUnreachable()}</StateLine>}
      {shops.state === 'answered' && found.length === 0 && <StateLine state="out">{t.shopsNone({ query })}</StateLine>}
      {found.length > 0 && (
        <ChoiceList
          label={t.shops()}
          isLabelHidden
          error={error}
          value={storeId}
          onChange={onChoose}
          choices={found.map((shop) => ({
            value: shop.id,
            name: shop.name,
            detail: <ShopDetail shop={shop} pieces={isPickup ? stock(shop.id) : null} />,
            isDisabled: isPickup && ['none', 'some'].includes(stock(shop.id)),
          }))}
        />
      )}
      {shops.state === 'answered' && shops.answer.total > found.length && <p className="meta">{t.shopsMore({ shown: found.length, total: shops.answer.total })}</p>}
    </div>
  )
}
