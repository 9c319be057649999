import { languageTag } from '../../../core/domain/locale/locales.ts'
import { EmptyCart } from '../cart/EmptyCart.tsx'
import { useView } from '../bridge/useView.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { usePage } from '../shell/usePage.ts'
import { ConfirmationSkeleton } from './ConfirmationSkeleton.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { Receipt } from './Receipt.tsx'
import { ThankYou } from './ThankYou.tsx'
import '../cart/CartPage.css'
import './ConfirmationPage.css'

/** RT-10, ORD-13: what was ordered. Survives a reload; without an order there are words and ways on. */
export function ConfirmationPage() {
  const t = useCopy('order')
  const locale = useShopLocale()
  const view = useView('order')
  const order = view?.confirmed
  usePage(order === null ? t.notFound() : t.thankYou())
  if (view === undefined) return <ConfirmationSkeleton />
  if (!order)
    return (
      <div className="page confirmation-none">
        <h1 className="visually-hidden">{t.notFound()}</h1>
        <EmptyCart title={t.notFound()} detail={t.notFoundDetail()} />
      </div>
    )
  const at = new Date(order.placedAt)
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag(locale), options).format(at)
  const day = words({ dateStyle: 'long' })
  const time = words({ timeStyle: 'short' })
  return (
    <>
      <ThankYou order={order} placed={`${words({ day: 'numeric', month: 'short' })}, ${time}`} />
      <div className="page">
        <OrderFacts order={order} placed={[day, time]} />
        <Receipt order={order} />
      </div>
    </>
  )
}
