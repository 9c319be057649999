import { useEffect, useEffectEvent } from 'react'
import type { CartView } from '../../../contracts/views/cartView.ts'
import { useView } from '../bridge/core/useView.ts'
import { announce } from '../components/basic/announce.ts'
import { LinkButton } from '../components/basic/LinkButton.tsx'
import { Money } from '../components/product/Money.tsx'
import { SidePanel } from '../components/overlay/SidePanel.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { lineFlashes } from './parts/CartFlashes.tsx'
import { CheckoutButton, ExpressIfSignedIn } from './parts/CheckoutButton.tsx'
import { closeMiniCart, forgetAdded, useMiniCartAdded, useMiniCartOpen } from '../state/miniCartStore.ts'
import { LazyMoveNotice } from './parts/LazyMoveNotice.tsx'
import { RefusalRow } from './parts/RefusalRow.tsx'
import { reservationText } from './parts/reservationText.ts'
import { SmallLine } from './parts/SmallLine.tsx'
import { useAdjustmentText, useLineNotes, usePriorPriceText } from './parts/useLineNotes.ts'
import './MiniCart.css'

/**
 * DLG-17: the cart in a side panel, after an add and from the header. What was added is announced once, and not
 * together with its refusal.
 */
export const MiniCart = () => {
  const t = useCopy('cart')
  const isOpen = useMiniCartOpen()
  const added = useMiniCartAdded()
  const cart = useView('cart')
  const units = cart?.units ?? 0
  const refusals = cart?.refusals ?? []
  const isRefused = refusals.some(({ what, name }) => what === 'add' && name === added)
  useEffect(() => {
    if (isRefused) forgetAdded()
  }, [isRefused])
  const isAnnounced = isOpen && added !== null && !isRefused
  const say = useEffectEvent((name: string) => announce(t.addedAnnounced({ name, count: units })))
  useEffect(() => {
    if (isOpen && added !== null) say(added)
  }, [isOpen, added])
  const isEmpty = cart !== undefined && cart.lines.length === 0
  return (
    <SidePanel
      name="miniCart"
      title={t.yourCart()}
      {...(units === 0 ? {} : { count: units })}
      isOpen={isOpen}
      onClose={closeMiniCart}
      {...(cart === undefined || isEmpty ? {} : { footer: <MiniCartFoot cart={cart} /> })}
    >
      {isAnnounced && (
        <div className="side-panel-band">
          <StateLine state="good">{t.added({ name: added })}</StateLine>
        </div>
      )}
      {cart !== undefined && (
        <div className="side-panel-inset">
          <LazyMoveNotice cart={cart} />
        </div>
      )}
      {refusals.length > 0 && (
        <div className="side-panel-inset mini-cart-refusals">
          {refusals.map((refusal) => (
            <RefusalRow key={refusal.refusalId} refusal={refusal} isNamed />
          ))}
        </div>
      )}
      {cart !== undefined && !isEmpty && <MiniLines cart={cart} />}
      {isEmpty && <MiniEmpty />}
    </SidePanel>
  )
}

const MiniLines = ({ cart }: { readonly cart: CartView }) => {
  const adjustmentText = useAdjustmentText()
  const lineNotes = useLineNotes()
  const priorPriceText = usePriorPriceText()
  const t = useCopy('cart')
  const locale = useShopLocale()
  return (
    <div className="side-panel-inset mini-cart">
      <ul>
        {cart.lines.map((line) => (
          <SmallLine
            key={line.lineKey}
            picture={line.picture}
            tint={line.tint}
            name={line.name}
            words={[
              `${line.colourName}, ${line.sizeLabel}`,
              t.quantity({ count: line.quantity }),
              ...(line.isBonus ? [t.gift()] : []),
              ...priorPriceText(line),
              ...lineFlashes(t, cart, line.lineKey),
              ...(line.reservation ? [reservationText(t, line.reservation, Date.now(), locale)] : []),
              ...lineNotes(line),
              ...adjustmentText(line.adjustment, line.currency),
            ]}
            rowTotal={line.isUnpriced ? null : line.rowTotal.minor}
            originalRowTotal={line.originalRowTotal}
            currency={line.currency}
            isEstimated={line.rowTotal.estimated}
            hasWord
          />
        ))}
      </ul>
    </div>
  )
}

const MiniEmpty = () => {
  const t = useCopy('cart')
  const shopPath = useShopPath()
  return (
    <div className="side-panel-inset mini-cart-empty">
      <p className="subheading">{t.empty()}</p>
      <p className="meta">{t.emptyDetail()}</p>
      <LinkButton to={shopPath('')} onClick={closeMiniCart}>
        {t.browse()}
      </LinkButton>
    </div>
  )
}

export const MiniCartFoot = ({ cart }: { readonly cart: CartView }) => {
  const t = useCopy('cart')
  const shopPath = useShopPath()
  const { totals, currency } = cart
  if (currency === null) return null
  const isFree = totals.shipping?.minor === 0
  const untaxed = isFree ? t.miniFree() : t.miniLater()
  const later = totals.taxIncluded ? (isFree ? t.miniFreeTaxed() : t.miniLaterTaxed()) : untaxed
  return (
    <>
      <dl className="mini-cart-sum">
        <dt>{t.subtotal()}</dt>
        <dd>
          <Money minor={totals.itemSubTotal.minor} currency={currency} isEstimated={totals.itemSubTotal.estimated} />
        </dd>
      </dl>
      <p className="meta mini-cart-note">{totals.itemSubTotal.estimated ? `${t.miniEstimated()} ${later}` : later}</p>
      <div className="side-panel-actions">
        <LinkButton to={shopPath('/cart')} onClick={closeMiniCart}>
          {t.viewCart()}
        </LinkButton>
        <CheckoutButton onPress={closeMiniCart} />
      </div>
      <ExpressIfSignedIn onPress={closeMiniCart} />
    </>
  )
}
