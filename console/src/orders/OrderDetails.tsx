import type { Order } from '../../../contracts/api/entities/order.ts'
import type { OperatorOrder } from '../../../contracts/api/operator/operatorOrder.ts'
import { readPaperAsOperator } from '../../../contracts/api/operator/operatorOrdersApi.ts'
import { townLine } from '../../../core/domain/address/addressLabel.ts'
import { timeText } from '../parts/timeText.ts'
import { moneyText, paymentText, statusNames, wayText } from './orderText.ts'

/** OPR-10, ORD-24: what was bought, what it cost, how far it is and who bought it. */
export const OrderDetails = ({ shown: { order, locale, invoice } }: { readonly shown: OperatorOrder }) => (
  <>
    <Items order={order} />
    <Sums order={order} />
    {order.shipments.map(({ shipmentId, shippingMethod: { code }, address }) => {
      const tracked = order.tracking.find((each) => each.shipmentId === shipmentId)
      return (
        <section key={shipmentId} className="order-part">
          <h3>{wayText(code)}</h3>
          {address && <AddressLines address={address} />}
          <ol className="order-way">
            {tracked?.steps.map(({ status, at }) => (
              <li key={status}>
                <span>{stepText(status)}</span>
                <span className="order-soft">{timeText(at)}</span>
              </li>
            ))}
          </ol>
          {tracked?.trackingUrl && (
            <a href={tracked.trackingUrl} target="_blank" rel="noreferrer">
              {tracked.carrier} {tracked.trackingNumber}
            </a>
          )}
        </section>
      )
    })}
    {order.returns.map(({ at, items, labelUrl }) => (
      <section key={labelUrl} className="order-part">
        <h3>Return of {timeText(at)}</h3>
        <ul className="order-way">
          {items.map(({ itemId, qty }) => (
            <li key={itemId}>
              {qty} × {order.items.find((item) => item.itemId === itemId)?.name}
            </li>
          ))}
        </ul>
        <a href={labelUrl} target="_blank" rel="noreferrer">
          Its label
        </a>
      </section>
    ))}
    <Papers order={order} invoice={invoice} />
    <section className="order-part">
      <h3>Customer and bill</h3>
      <p>{order.email}</p>
      {order.billingAddress && <AddressLines address={order.billingAddress} />}
      <p className="order-soft">
        Placed {timeText(order.placedAt)}
        {locale === null ? '' : ` on ${locale}`}
      </p>
    </section>
  </>
)

const Items = ({ order: { items, totals, currency } }: { readonly order: Order }) => (
  <section className="order-part">
    <h3>{totals.totalUnits === 1 ? '1 item' : `${totals.totalUnits} items`}</h3>
    {items.map(({ itemId, name, qty, variation, price, productImageURL, productId }) => (
      <div key={itemId} className="order-item">
        <img src={productImageURL} alt="" />
        <p>
          {name}
          <br />
          <span className="order-soft">
            {qty} × {[variation.colourName, variation.sizeLabel].filter(Boolean).join(', ')}
            <br />
            {productId}
          </span>
        </p>
        <p>{moneyText(price.rowTotal, currency)}</p>
      </div>
    ))}
  </section>
)

const Sums = ({ order: { totals, couponItems, paymentMethod, currency, taxIncluded } }: { readonly order: Order }) => {
  const rows = [
    ['Items', totals.itemSubTotal],
    ...(totals.discount > 0
      ? [[['Discount', ...couponItems.map(({ code }) => code)].join(' '), -totals.discount] as const]
      : []),
    ['Shipping', totals.shipping],
    [taxIncluded ? 'Tax in it' : 'Tax', totals.tax],
    ['Total', totals.total],
  ] as const
  return (
    <section className="order-part">
      <h3>Sums</h3>
      <dl className="order-sums">
        {rows.map(([name, minor]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name} sum`}>{moneyText(minor, currency)}</dd>,
        ])}
      </dl>
      {paymentMethod.map(
        ({ paymentInstrumentId, payment_method_id: method, card, additionalData: { amount, refunded = 0 } }) => (
          <p key={paymentInstrumentId} className="order-soft">
            {paymentText(method)}
            {card ? ` ${card.last4}` : ''}: {moneyText(amount, currency)}
            {refunded > 0 ? `, ${moneyText(refunded, currency)} paid back` : ''}
          </p>
        ),
      )}
    </section>
  )
}

/** ORD-23, ORD-24: each as a file, in the customer's language. */
const Papers = ({ order: { orderNumber, creditNotes = [], currency }, invoice }: PapersProps) => {
  const papers = [
    ...(invoice ? [{ ...invoice, text: `Invoice ${invoice.number}` }] : []),
    ...creditNotes.map((note) => ({
      ...note,
      text: `Credit note ${note.number}, ${moneyText(-note.total, currency)}`,
    })),
  ]
  return (
    <section className="order-part">
      <h3>Invoice and credit notes</h3>
      {invoice === null && <p>The invoice gets its number in a few seconds.</p>}
      <ul className="order-way">
        {papers.map(({ number, issuedAt, text }) => (
          <li key={number}>
            <a
              href={readPaperAsOperator.path.replace('{orderNumber}', orderNumber).replace('{paperNumber}', number)}
              download
            >
              {text}
            </a>
            <span className="order-soft">{timeText(issuedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type PapersProps = Pick<OperatorOrder, 'order' | 'invoice'>

type AddressProps = { readonly address: NonNullable<Order['billingAddress']> }

const AddressLines = ({ address }: AddressProps) => (
  <p>
    {[
      [address.firstName, address.lastName].filter(Boolean).join(' '),
      address.addressLine1,
      address.addressLine2,
      townLine({ ...address, country: address.country ?? address.countryCode }),
      address.phone,
    ]
      .filter(Boolean)
      .map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
  </p>
)

/** The first step of a parcel is the order itself. */
const stepText = (status: keyof typeof statusNames): string => (status === 'confirmed' ? 'Placed' : statusNames[status])
