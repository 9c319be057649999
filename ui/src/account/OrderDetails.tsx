import { Link } from '../components/basic/Link.tsx'
import { useQuery } from '../bridge/core/useQuery.ts'
import { SkeletonBlocks } from '../components/basic/Skeleton.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { PlacedOrderPart } from '../order/PlacedOrderPart.tsx'
import { usePage } from '../components/basic/usePage.ts'
import { TryAgain } from './AccountPart.tsx'

/** ORD-05: an order of the account. */
export const OrderDetails = ({ orderId }: { readonly orderId: string }) => {
  const t = useCopy('account')
  const errors = useCopy('errors')
  const shopPath = useShopPath()
  const asked = useQuery({ name: 'orderDetails', ask: { orderId } })
  const title = t.orderNumber({ number: orderId })
  usePage(title)
  return (
    <>
      <Link className="link" to={shopPath('/account/orders')}>
        {t.backToOrders()}
      </Link>
      <h1 className="title">{title}</h1>
      {asked.state === 'pending' && <SkeletonBlocks label={t.loading()} heights={['12rem']} />}
      {asked.state === 'refused' && <p className="lede">{errorText(errors, asked.errorId, asked.message)}</p>}
      {asked.state === 'unreachable' && <TryAgain onAgain={asked.again}>{t.ordersAway()}</TryAgain>}
      {asked.state === 'answered' && <PlacedOrderPart order={asked.answer} again={asked.again} guest={null} />}
    </>
  )
}
