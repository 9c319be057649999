import { Link } from '../components/basic/Link.tsx'
import type { LineView, RefusalView } from '../../../contracts/views/lineView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { isFew } from '../../../core/domain/inventory/quantity.ts'
import { useSideQuery } from '../bridge/core/useQuery.ts'
import { Button } from '../components/basic/Button.tsx'
import { Price } from '../components/product/Price.tsx'
import { ProductPlate } from '../components/product/ProductPlate.tsx'
import { QuantityStepper } from '../components/field/QuantityStepper.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../state/dialogStore.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { RefusalRow } from './parts/RefusalRow.tsx'
import { useAdjustmentText, useLineNotes, usePriorPriceText } from './parts/useLineNotes.ts'
import { useQuantity } from './useQuantity.ts'
import './CartLine.css'

export interface CartLineProps {
  readonly line: LineView
  readonly refusals: readonly RefusalView[]
  /** CART-38: the server's message about it. */
  readonly flashes: readonly string[]
  /** CART-38: it is not sold without another product, which the server names. */
  readonly isIncomplete?: boolean
  readonly onRemove: () => void
  readonly onChange: () => void
  /** Absent where nothing can be saved for later (FAV-17). */
  readonly onSave?: (() => void) | undefined
  /** What a store's employee can do with it (CART-24). */
  readonly children?: React.ReactNode
}

/** look.md "Line": confirmed, pending or refused; the text says which. */
export const CartLine = ({
  line,
  refusals,
  flashes,
  isIncomplete = false,
  onRemove,
  onChange,
  onSave,
  children,
}: CartLineProps) => {
  const t = useCopy('cart')
  const shell = useCopy('shell')
  const locale = useShopLocale()
  const adjustmentText = useAdjustmentText()
  const lineNotes = useLineNotes()
  const priorPriceText = usePriorPriceText()
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
        {!line.isUnpriced && (
          <Price
            minor={line.rowTotal.minor}
            originalMinor={line.originalRowTotal}
            currency={line.currency}
            isEstimated={line.rowTotal.estimated}
            hasWord
          />
        )}
        {line.quantity > 1 && !line.isBonus && !line.isUnpriced && (
          <span className="meta">{t.priceOfOne({ price: formatMoney(line.price, line.currency, locale) })}</span>
        )}
      </div>
      <div className="cart-line-notes">
        {line.reservation && <ReservationLine reservation={line.reservation} />}
        {flashes.map((words) => (
          <StateLine key={words} state="out">
            {words}
          </StateLine>
        ))}
        {[
          ...priorPriceText(line),
          ...lineNotes(line),
          ...adjustmentText(line.adjustment, line.currency),
          ...(isIncomplete ? [] : line.notices),
        ].map((notice) => (
          <p key={notice} className="meta">
            {notice}
          </p>
        ))}
        {isIncomplete && <NeededProduct line={line} />}
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

/** The server's sentence, in which the product that is missing leads to its page. */
const NeededProduct = ({ line: { masterId, notices } }: Pick<CartLineProps, 'line'>) => {
  const { name, path } = useSideQuery('sideLookup', { name: 'product', ask: { productId: masterId } })?.onlyWith ?? {}
  return notices.map((notice) => {
    const [before, ...after] = name === undefined ? [notice] : notice.split(name)
    return (
      <p key={notice} className="meta">
        {before}
        {path !== undefined && after.length > 0 && (
          <>
            <Link className="link" to={path}>
              {name}
            </Link>
            {after.join(name)}
          </>
        )}
      </p>
    )
  })
}

/** Few carts have reserved pieces. */
const ReservationLine = lazyPart(() => import('./ReservationLine.tsx'), 'ReservationLine', {
  fallback: () => <p className="meta">{'\u00a0'}</p>,
})

/** One sentence: waiting to be sent, in stock, few left, sold out. */
const LineState = ({ line }: { readonly line: LineView }) => {
  const t = useCopy('cart')
  if (line.state === 'waiting')
    return <StateLine state="waiting">{t.waitingQuantity({ count: line.quantity })}</StateLine>
  if (line.isBonus) return <StateLine state="good">{t.gift()}</StateLine>
  if (line.isDigital) return null
  if (line.stock < 1) return <StateLine state="out">{t.outOfStock()}</StateLine>
  return isFew(line.stock) ? (
    <StateLine state="few">{t.fewLeft({ count: line.stock })}</StateLine>
  ) : (
    <StateLine state="good">{t.inStock()}</StateLine>
  )
}
