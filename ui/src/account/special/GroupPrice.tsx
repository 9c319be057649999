import { Suspense } from 'react'
import { discountGroup, groupPrice, specialGroups } from '../../../../core/domain/account/specialGroups.ts'
import { useSideQuery } from '../../bridge/core/useQuery.ts'
import { useSignedIn } from '../../bridge/core/useSignedIn.ts'
import { Money } from '../../components/product/Money.tsx'
import { Price } from '../../components/product/Price.tsx'
import type { PriceProps } from '../../components/product/Price.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { percentText } from './groupPercent.ts'
import './GroupPrice.css'

/** AUTH-33: everybody's price until the words are here. */
export const GroupPrice = (everybody: PriceProps) => (
  <Suspense fallback={<Price {...everybody} />}>
    <OwnPrice {...everybody} />
  </Suspense>
)

/**
 * What the cart will charge a member of a group, in words that it is theirs, with everybody's price struck
 * through. Without the discount (terms not accepted, cap used up, or not known how much of it) everybody's price.
 */
const OwnPrice = (everybody: PriceProps) => {
  const t = useCopy('specialGroup')
  const locale = useShopLocale()
  const { consumerType = '', owesTerms = false } = useSignedIn() ?? {}
  const details = useSideQuery('sideLookup', { name: 'profile', ask: {} })?.consumerDetails
  const group = discountGroup(consumerType, !owesTerms)
  const spend = group === 'EMPLOYEE' ? details?.employee : details?.prosumer
  const { minor, originalMinor, currency, layout = 'stack' } = everybody
  const own = group && spend ? groupPrice({ type: group, spent: spend.currentSpend }, minor) : null
  if (group === null || own === null || own.price === minor) return <Price {...everybody} />
  const off = own.isUncapped ? ` −${percentText(specialGroups[group].basisPoints, locale)}` : ''
  return (
    <span className="price" data-sale data-layout={layout}>
      <span className="group-price label">
        {t.price({ buyer: group })}
        {off}
      </span>
      <Money minor={own.price} currency={currency} />
      <span className="visually-hidden"> {t.regularPrice()} </span>
      <del>
        <Money minor={minor} currency={currency} />
      </del>
      <span className="group-price-room">
        <Money minor={minor} currency={currency} />
        {originalMinor !== undefined && originalMinor > minor && (
          <del>
            <Money minor={originalMinor} currency={currency} />
          </del>
        )}
      </span>
    </span>
  )
}
