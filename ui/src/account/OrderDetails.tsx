import { Link } from 'react-router-dom'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { Button } from '../components/Button.tsx'
import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { OrderFacts } from '../order/OrderFacts.tsx'
import { Receipt } from '../order/Receipt.tsx'
import { usePage } from '../shell/usePage.ts'
import '../cart/CartPage.css'
import '../order/ConfirmationPage.css'

/** ORD-05: an order as it was placed. */
export function OrderDetails({ orderId }: { readonly orderId: string }) {
  const t = useCopy('account')
  const errors = useCopy('errors')
  const locale = useShopLocale()
  const shopPath = useShopPath()
  const asked = useQuery({ name: 'orderDetails', ask: { orderId } })
  const title = t.orderNumber({ number: orderId })
  usePage(title)
  const words = (at: number, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(languageTag(locale), options).format(at)
  return (
    <>
      <Link className="link" to={shopPath('/account/orders')}>
        {t.backToOrders()}
      </Link>
      <h1 className="title">{title}</h1>
      {asked.state === 'pending' && (
        <SkeletonGroup label={t.loading()}>
          <Skeleton height="12rem" />
        </SkeletonGroup>
      )}
      {asked.state === 'refused' && <p className="lede">{errorText(errors, asked.errorId, asked.message)}</p>}
      {asked.state === 'unreachable' && (
        <p>
          {t.ordersAway()} <Button kind="link" onPress={asked.again}>{t.tryAgain()}</Button>
        </p>
      )}
      {asked.state === 'answered' && (
        <>
          <OrderFacts order={asked.answer} placed={[words(asked.answer.placedAt, { dateStyle: 'long' }), words(asked.answer.placedAt, { timeStyle: 'short' })]} />
          <Receipt order={asked.answer} />
        </>
      )}
    </>
  )
}
