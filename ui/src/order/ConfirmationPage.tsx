import { formatDay } from '../../../core/domain/time/formatDay.ts'
import { useState } from 'react'
import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import { hasSimplifiedSignUp } from '../../../core/domain/account/signUpFields.ts'
import { LazySignInDialog } from '../account/signIn/LazySignInDialog.tsx'
import { Contours } from '../art/Contours.tsx'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { useView } from '../bridge/core/useView.ts'
import { EmptyCart } from '../cart/EmptyCart.tsx'
import { Button } from '../components/basic/Button.tsx'
import { Link } from '../components/basic/Link.tsx'
import { LinkButton } from '../components/basic/LinkButton.tsx'
import { Skeleton, SkeletonGroup } from '../components/basic/Skeleton.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { usePage } from '../components/basic/usePage.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import './ConfirmationPage.css'
import { OrderFacts } from './OrderFacts.tsx'
import { orderTrail, OrderTrail } from './OrderTrail.tsx'
import { Receipt } from './Receipt.tsx'

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
  const words = (options: Intl.DateTimeFormatOptions) => formatDay(locale, at, options)
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

/** What is written about next, as in the letter (ORD-13); null when all of it is e-mailed. */
const howItComes = ({ shipments }: ConfirmedOrder): 'ship' | 'pickup' | 'both' | null => {
  const inStore = shipments.filter(({ code }) => code !== 'digital').map(({ code }) => code === 'pickup')
  if (inStore.length === 0) return null
  return inStore.every((is) => is) ? 'pickup' : inStore.some((is) => is) ? 'both' : 'ship'
}

/** Leaving by the link closes the confirmation; a reload keeps it. */
const ThankYou = ({ order, placed }: { readonly order: ConfirmedOrder; readonly placed: string }) => {
  const t = useCopy('order')
  const shopPath = useShopPath()
  const send = useCommand()
  const how = howItComes(order)
  return (
    <section className="thank-you">
      <Contours name="trail" fade />
      <div className="page">
        <div className="thank-you-words">
          <p className="label figures">{t.orderNumber({ number: order.orderNumber })}</p>
          <h1 className="title">{t.thankYou()}</h1>
          <p className="thank-you-lede">
            {t.receiptTo({ email: order.email })} {how !== null && t.writeAgain({ how })}
          </p>
          {order.customerNotifications.map(({ code, message }) => (
            <StateLine key={code} state="waiting">
              {message}
            </StateLine>
          ))}
          <SignUpOffer email={order.email} />
          <div className="thank-you-acts">
            <LinkButton to={shopPath('')} onClick={() => void send({ _tag: 'CloseConfirmation' })}>
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

/** SIGN-07, RT-11: a guest who has ordered can keep the order in an account; the exchange carries it over. */
const SignUpOffer = ({ email }: { readonly email: string }) => {
  const t = useCopy('signUp')
  const shopPath = useShopPath()
  const signedIn = useSignedIn()
  const isSimple = hasSimplifiedSignUp(useShopLocale())
  const [isOpen, setOpen] = useState(false)
  if (signedIn !== null) return null
  return (
    <p className="thank-you-offer">
      {t.offer()}{' '}
      {isSimple ? (
        <Button kind="link" onPress={() => setOpen(true)}>
          {t.title()}
        </Button>
      ) : (
        <Link className="link" to={shopPath('/sign-up')} state={{ email }}>
          {t.title()}
        </Link>
      )}
      {isOpen && <LazySignInDialog newAccountFor={email} onClose={() => setOpen(false)} />}
    </p>
  )
}
