import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ConfirmedOrder } from '../../../contracts/views/orderView.ts'
import { hasSimplifiedSignUp } from '../../../core/domain/account/signUpFields.ts'
import { LazySignInDialog } from '../account/signIn/LazySignInDialog.tsx'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { Contours } from '../art/Contours.tsx'
import { useCommand } from '../bridge/core/useCommand.ts'
import { Button } from '../components/basic/Button.tsx'
import { LinkButton } from '../components/basic/LinkButton.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { orderTrail, OrderTrail } from './OrderTrail.tsx'

/** Leaving by the link closes the confirmation; a reload keeps it. */
export const ThankYou = ({ order, placed }: { readonly order: ConfirmedOrder; readonly placed: string }) => {
  const t = useCopy('order')
  const shopPath = useShopPath()
  const send = useCommand()
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
