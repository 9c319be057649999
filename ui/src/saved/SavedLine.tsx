import { Link } from 'react-router-dom'
import type { SavedItemView } from '../../../contracts/views/savedView.ts'
import { Button } from '../components/Button.tsx'
import { Price } from '../components/Price.tsx'
import { ProductPlate } from '../components/ProductPlate.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useAdjustmentText } from '../cart/useAdjustmentText.ts'
import { useCopy } from '../copy/useCopy.ts'

export interface SavedLineProps {
  readonly item: SavedItemView
  readonly onMove: () => void
  readonly onRemove: () => void
}

/** Something put aside, drawn as a line of the cart. FAV-16: what is out of stock can be tried, and the server says. */
export function SavedLine({ item, onMove, onRemove }: SavedLineProps) {
  const t = useCopy('cart')
  const shell = useCopy('shell')
  const adjustmentText = useAdjustmentText()
  return (
    <li className="cart-line" data-saved={item.key}>
      <ProductPlate src={item.picture} alt="" tint={item.tint} isSquare isWaiting={item.isWaiting} />
      <div className="cart-line-what">
        <Link className="cart-line-name" to={item.path}>
          {item.name}
        </Link>
        <span className="meta">{`${item.colourName}, ${item.sizeLabel}`}</span>
        <span className="meta">{t.savedQuantity({ quantity: item.quantity })}</span>
      </div>
      <div className="cart-line-sum">
        <Price minor={item.price} originalMinor={item.originalPrice} currency={item.currency} />
      </div>
      <div className="cart-line-notes">
        {adjustmentText(item.adjustment, item.currency).map((words) => (
          <span key={words} className="meta">
            {words}
          </span>
        ))}
        {item.isAgreementOver && <StateLine state="few">{t.agreementOver()}</StateLine>}
        {!item.available && <StateLine state="out">{t.savedOut()}</StateLine>}
        {item.isWaiting && <StateLine state="waiting">{t.savedWaiting()}</StateLine>}
      </div>
      <div className="cart-line-acts">
        <Button kind="link" onPress={onMove}>
          {t.moveToCart()}
        </Button>
        <Button kind="link" aria-label={shell.removeNamed({ name: item.name })} onPress={onRemove}>
          {shell.remove()}
        </Button>
      </div>
    </li>
  )
}
