import { Link } from 'react-router-dom'
import type { LineView, RefusalView } from '../../../contracts/views/lineView.ts'
import { Button } from '../components/Button.tsx'
import { Price } from '../components/Price.tsx'
import { ProductPlate } from '../components/ProductPlate.tsx'
import { QuantityStepper } from '../components/QuantityStepper.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../dialogs/dialogStore.ts'
import { LineState } from './LineState.tsx'
import { RefusalRow } from './RefusalRow.tsx'
import { useAdjustmentText } from './useAdjustmentText.ts'
import { useLineNotes } from './useLineNotes.ts'
import { useQuantity } from './useQuantity.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import './CartLine.css'

export interface CartLineProps {
  readonly line: LineView
  readonly refusals: readonly RefusalView[]
  /** CART-38: what the shop says about it. */
  readonly said: readonly string[]
  readonly onRemove: () => void
  readonly onChange: () => void
  /** Absent where nothing can be saved for later (FAV-17). */
  readonly onSave?: (() => void) | undefined
  /** What a store's employee can do with it (CART-24). */
  readonly children?: React.ReactNode
}

/** look.md "Line": confirmed, pending or refused; the words say which. */
export function CartLine({ line, refusals, said, onRemove, onChange, onSave, children }: CartLineProps) {
  const t = useCopy('cart')
  const shell = useCopy('shell')
  const adjustmentText = useAdjustmentText()
  const lineNotes = useLineNotes()
  const quantity = useQuantity(line)
  const remove = (
    <Button kind="link" aria-label={shell.removeNamed({ name: line.name })} onPress={onRemove}>
      {shell.remove()}
    </Button>
  )
  return (
    <li className="cart-line" data-sku={line.sku} data-line={line.lineKey}>
      <ProductPlate src={line.picture} alt="" tint={line.tint} isSquare isWaiting={line.state === 'waiting'} />
      <div className="cart-line-what">
        <Link className="cart-line-name" to={line.path}>
          {line.name}
        </Link>
        <span className="meta">{`${line.colourName}, ${line.sizeLabel}`}</span>
        <LineState line={line} />
      </div>
      <div className="cart-line-sum">
        <Price
          minor={line.rowTotal.minor}
          originalMinor={line.originalRowTotal}
          currency={line.currency}
          isEstimated={line.rowTotal.estimated}
          hasWord
        />
      </div>
      <div className="cart-line-notes">
        {line.reservation && (
          <LazyPart fallback={<p className="meta">{'\u00a0'}</p>}>
            <ReservationLine reservation={line.reservation} />
          </LazyPart>
        )}
        {said.map((words) => (
          <StateLine key={words} state="out">
            {words}
          </StateLine>
        ))}
        {[...lineNotes(line), ...adjustmentText(line.adjustment, line.currency), ...line.notices].map((notice) => (
          <p key={notice} className="meta">
            {notice}
          </p>
        ))}
      </div>
      {line.isBonus ? (
        <div className="cart-line-acts">{remove}</div>
      ) : (
        <div className="cart-line-acts">
          <QuantityStepper
            label={t.quantityOf({ name: line.name })}
            value={quantity.shown}
            maximum={line.maxQuantity}
            onAsk={quantity.askFor}
            error={quantity.refused}
          />
          {onSave && (
            <Button kind="link" onPress={onSave}>
              {t.saveForLater()}
            </Button>
          )}
          {remove}
          <div className="cart-line-more">
            <Button kind="link" aria-label={t.changeVariantNamed({ name: line.name })} onPress={onChange}>
              {t.changeVariant()}
            </Button>
            {!line.isDigital && !line.isCustoms && (
              <Button
                kind="link"
                aria-label={t.pickUpLineNamed({ name: line.name })}
                onPress={() => openDialog('pickupInStore', { line })}
              >
                {t.pickUpLine()}
              </Button>
            )}
            <Button
              kind="link"
              aria-label={t.giftLineNamed({ name: line.name })}
              onPress={() => openDialog('addGiftOption', { line })}
            >
              {t.giftLine()}
            </Button>
            {children}
          </div>
        </div>
      )}
      {refusals.map((refusal) => (
        <RefusalRow key={refusal.refusalId} refusal={refusal} />
      ))}
    </li>
  )
}

/** Few carts have pieces put aside. */
const ReservationLine = loadedPart(async () => (await import('./ReservationLine.tsx')).ReservationLine)
