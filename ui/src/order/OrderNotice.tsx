import { useLocation } from 'react-router-dom'
import { Link } from '../components/basic/Link.tsx'
import type { OrderView } from '../../../contracts/views/orderView.ts'
import { classifyRoute } from '../../../core/domain/route/pageAt.ts'
import { Notice } from '../components/display/Notice.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'

/**
 * PAY-30, CHK-06: on any page or tab, shows the state of the order in progress and links to it. The cart page also
 * links to a placed order.
 */
export const OrderNotice = ({ order: { placing, confirmed } }: { readonly order: OrderView }) => {
  const t = useCopy('order')
  const shopPath = useShopPath()
  const isCart = classifyRoute(useLocation().pathname) === 'Cart'
  const way = (path: string, words: string) => (
    <Link className="link" to={shopPath(path)}>
      {words}
    </Link>
  )
  if (placing?.challenge)
    return <Notice kind="waiting" title={t.noticeBank()} action={way('/checkout', t.noticeBankAnswer())} />
  if (placing)
    return <Notice kind="waiting" title={t.noticePlacing()} action={way('/checkout', t.noticePlacingSee())} />
  if (confirmed && isCart)
    return (
      <Notice
        kind="news"
        title={t.noticePlaced({ number: confirmed.orderNumber })}
        action={way('/order-confirmation', t.noticePlacedSee())}
      />
    )
  return null
}
