import { languageTag } from '../../../core/domain/locale/locales.ts'
import { useView } from '../bridge/core/useView.ts'
import { EmptyCart } from '../cart/EmptyCart.tsx'
import { Skeleton, SkeletonGroup } from '../components/basic/Skeleton.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { usePage } from '../components/basic/usePage.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { Receipt } from './Receipt.tsx'
import { ThankYou } from './ThankYou.tsx'
import './ConfirmationPage.css'

/** RT-10, ORD-13: what was ordered. Survives a reload; without an order there are a text and links. */
export const ConfirmationPage = () => {
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

/** The layout of a confirmed order, before the first view: text and route, facts, lines and payment. */
const ConfirmationSkeleton = () => {
  const t = useCopy('order')
  return (
    <SkeletonGroup label={t.loading()} isPage>
      <div className="thank-you">
        <div className="page">
          <div className="thank-you-words">
            <Skeleton width="9rem" height="1rem" />
            <Skeleton height="2.75rem" />
            <Skeleton height="3.5rem" />
            <Skeleton width="11rem" height="2.75rem" />
          </div>
          <Skeleton height="14rem" />
        </div>
      </div>
      <div className="page">
        <div className="order-facts">
          {['deliver', 'method', 'paid', 'placed'].map((fact) => (
            <Skeleton key={fact} height="5rem" />
          ))}
        </div>
        <div className="summary-columns receipt">
          <div className="receipt-shipment">
            <Skeleton width="8rem" height="1.75rem" />
            <Skeleton height="5.5rem" />
            <Skeleton height="5.5rem" />
          </div>
          <div className="summary-column">
            <Skeleton width="8rem" height="1.75rem" />
            <Skeleton height="11rem" />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  )
}
