import { useEffect, useEffectEvent } from 'react'
import type { CartView } from '../../../contracts/views/cartView.ts'
import { announce } from '../components/announce.ts'
import { LinkButton } from '../components/LinkButton.tsx'
import { SidePanel } from '../components/SidePanel.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useView } from '../bridge/useView.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { closeMiniCart, forgetAdded, useMiniCartAdded, useMiniCartOpen } from './miniCartState.ts'
import { MiniCartFoot } from './MiniCartFoot.tsx'
import { lineFlashes } from './flashRows.ts'
import { RefusalRow } from './RefusalRow.tsx'
import { reservationText } from './reservationText.ts'
import { SmallLine } from './SmallLine.tsx'
import { useAdjustmentText } from './useAdjustmentText.ts'
import { useLineNotes } from './useLineNotes.ts'
import './MiniCart.css'

/** DLG-17: the cart beside the page, after an add and from the header. What was added is said once, and not beside the refusal of it. */
export function MiniCart() {
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
  const isSaid = isOpen && added !== null && !isRefused
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
      {isSaid && (
        <div className="side-panel-band">
          <StateLine state="good">{t.added({ name: added })}</StateLine>
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

function MiniLines({ cart }: { readonly cart: CartView }) {
  const adjustmentText = useAdjustmentText()
  const lineNotes = useLineNotes()
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
              ...lineFlashes(t, cart, line.lineKey),
              ...(line.reservation ? [reservationText(t, line.reservation, Date.now(), locale)] : []),
              ...lineNotes(line),
              ...adjustmentText(line.adjustment, line.currency),
            ]}
            rowTotal={line.rowTotal.minor}
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

function MiniEmpty() {
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
