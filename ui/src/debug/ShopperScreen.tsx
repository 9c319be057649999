import { Money } from '../components/Money.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { Look } from './useLook.ts'

/** Cart, checkout and order as the views had them. Nothing here can be pressed. */
export function ShopperScreen({ look }: { readonly look: Look }) {
  const t = useCopy('debug')
  return (
    <>
      <h3>{t.shopperSaw({ seq: look.seq })}</h3>
      <div className="inset">
        <CartSeen cart={look.views.cart} />
      </div>
      <div className="inset">
        <CheckoutSeen checkout={look.views.checkout} />
      </div>
      <div className="inset">
        <h4>{t.order()}</h4>
        <OrderSeen order={look.views.order} />
      </div>
    </>
  )
}

function CartSeen({ cart }: { readonly cart: Look['views']['cart'] }) {
  const t = useCopy('debug')
  const currency = cart.currency ?? 'USD'
  return (
    <>
      <h4>{t.cart()}</h4>
      {cart.lines.length === 0 && <p>{t.cartEmpty()}</p>}
      <ul>
        {cart.lines.map((line) => (
          <li key={line.lineKey} className="inset-line">
            <span>
              {line.name} <small>{`${line.colourName}, ${line.sizeLabel}`}</small>
            </span>
            <span>{line.quantity}</span>
            <Money minor={line.rowTotal.minor} currency={currency} isEstimated={line.rowTotal.estimated} />
          </li>
        ))}
      </ul>
      {cart.rebuilding && <StateLine state="waiting">{t.cartRebuilding()}</StateLine>}
      {!cart.rebuilding && cart.waiting > 0 && <StateLine state="waiting">{t.cartWaiting({ count: cart.waiting })}</StateLine>}
      {cart.refusals.map((refusal) => (
        <p key={refusal.refusalId} className="inset-refusal">
          {t.refusedWhat({ what: [refusal.what, refusal.name ?? refusal.code ?? ''].join(' ').trim(), code: refusal.errorId })}
        </p>
      ))}
      <p className="inset-total">
        <span>{t.total()}</span>
        <Money minor={cart.totals.total.minor} currency={currency} isEstimated={cart.totals.total.estimated} />
      </p>
    </>
  )
}

function CheckoutSeen({ checkout }: { readonly checkout: Look['views']['checkout'] }) {
  const t = useCopy('debug')
  const { shipping, card, step, complete } = checkout
  const address = [shipping.email, shipping.firstName, shipping.lastName, shipping.addressLine1, shipping.city, shipping.postalCode].filter(Boolean).join(', ')
  const rows: readonly (readonly [string, string])[] = [
    [t.stepNow(), step],
    [t.stepsComplete(), complete.join(', ')],
    [t.address(), address],
    [t.card(), card ? `${card.face.brand} ${card.face.last4}, ${card.state}` : ''],
  ]
  return (
    <>
      <h4>{t.checkout()}</h4>
      <dl className="inset-rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === '' ? t.none() : value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function OrderSeen({ order }: { readonly order: Look['views']['order'] }) {
  const t = useCopy('debug')
  if (order.confirmed) return <StateLine state="good">{t.orderConfirmed({ number: order.confirmed.orderNumber })}</StateLine>
  if (order.placing) return <StateLine state="waiting">{t.orderPlacing()}</StateLine>
  return <p>{order.problem ? t.orderRefused({ code: order.problem.errorId }) : t.orderNone()}</p>
}
