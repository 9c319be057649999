import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import type { Queries } from '../../../contracts/queries.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { useSideQuery } from '../bridge/core/useQuery.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'

/**
 * CAT-70: when each of the checkout's methods would deliver the product, and for how much; without an answer, nothing.
 */
export const DeliveryTimes = ({ productId }: Pick<Product, 'productId'>) => {
  const t = useCopy('delivery')
  const delivery = useSideQuery('sideLookup', { name: 'delivery', ask: { productId } })
  if (delivery === null) return null
  return (
    <ul aria-label={t.methods()}>
      {delivery.methods.map((method) => (
        <Method key={method.code} method={method} currency={delivery.currency} />
      ))}
    </ul>
  )
}

type Delivery = Queries['delivery']['answer']

interface MethodProps {
  readonly method: Delivery['methods'][number]
  readonly currency: Delivery['currency']
}

const Method = ({ method: { label, from, to, price, freeFrom }, currency }: MethodProps) => {
  const t = useCopy('delivery')
  const locale = useShopLocale()
  const dayOf = useDay()
  const cost = { method: label, price: formatMoney(price, currency, locale) }
  return (
    <li>
      <p className="delivery-day">
        {from === to ? t.onDay({ day: dayOf(from) }) : t.between({ from: dayOf(from), to: dayOf(to) })}
      </p>
      <p className="meta figures">
        {price === 0
          ? t.free({ method: label })
          : freeFrom === undefined
            ? t.price(cost)
            : t.freeOver({ ...cost, amount: formatMoney(freeFrom, currency, locale) })}
      </p>
    </li>
  )
}

/** "Tue, Dec 1", "mar. 1er déc.": the words are ours, as those of all short dates (`useShortDate`). */
const useDay = (): ((date: string) => string) => {
  const t = useCopy('delivery')
  const product = useCopy('product')
  const isMonthFirst = String(locales[useShopLocale()].dateFormat.startsWith('MM'))
  return (date) =>
    t.date({
      isMonthFirst,
      weekday: t.weekday({ day: String(new Date(`${date}T00:00Z`).getUTCDay()) }),
      month: product.shortMonth({ month: date.slice(5, 7) }),
      day: Number(date.slice(8)),
    })
}
