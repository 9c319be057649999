import { Link } from 'react-router-dom'
import { SignUpOffer } from '../account/SignUpOffer.tsx'
import { Contours } from '../art/Contours.tsx'
import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import { Button } from '../components/Button.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useDispatch } from '../bridge/useDispatch.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { orderTrail } from './orderTrail.ts'
import { OrderTrail } from './OrderTrail.tsx'

/** Leaving by the link closes the confirmation; a reload keeps it. */
export function ThankYou({ order, placed }: { readonly order: ConfirmedOrder; readonly placed: string }) {
  const t = useCopy('order')
  const shopPath = useShopPath()
  const dispatch = useDispatch()
  return (
    <section className="thank-you">
      <Contours name="trail" fade />
      <div className="page">
        <div className="thank-you-words">
          <p className="label figures">{t.orderNumber({ number: order.orderNumber })}</p>
          <h1 className="title">{t.thankYou()}</h1>
          <p className="thank-you-lede">
            {t.receiptTo({ email: order.email })} {t.writeAgain()}
          </p>
          {order.customerNotifications.map(({ code, message }) => (
            <StateLine key={code} state="waiting">
              {message}
            </StateLine>
          ))}
          <SignUpOffer email={order.email} />
          <div className="thank-you-acts">
            <LinkButton to={shopPath('')} onClick={() => void dispatch({ _tag: 'CloseConfirmation' })}>
              {t.continueShopping()}
            </LinkButton>
            <Link
              className="link"
              to={`${shopPath('/track-order')}?order=${order.orderNumber}`}
              state={{ email: order.email }}
            >
              {t.trackOrder()}
            </Link>
            <Button kind="link" onPress={() => print()}>
              {t.printReceipt()}
            </Button>
          </div>
        </div>
        <OrderTrail stations={orderTrail(t, order, placed)} />
      </div>
    </section>
  )
}
