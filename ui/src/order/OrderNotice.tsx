import { Link, useLocation } from 'react-router-dom'
import type { OrderView } from '../../../contracts/views/orderView.ts'
import { classifyRoute } from '../../../core/domain/route/classifyRoute.ts'
import { Notice } from '../components/Notice.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'

/** PAY-30, CHK-06: whoever left the checkout, or comes back to another page or tab, reads how their order stands, and is one press from it. A placed one is told where its goods are looked for. */
export function OrderNotice({ order: { placing, confirmed } }: { readonly order: OrderView }) {
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
