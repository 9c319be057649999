import { useEffect, useRef, useState } from 'react'
import { Link } from '../components/basic/Link.tsx'
import type { SavedItemView } from '../../../contracts/views/savedView.ts'
import { priorPriceNamed } from '../../../core/domain/product/priorPrice.ts'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useAdjustmentText } from './parts/useLineNotes.ts'
import { announce } from '../components/basic/announce.ts'
import { Button } from '../components/basic/Button.tsx'
import { LowestPrice, Price } from '../components/product/Price.tsx'
import { ProductPlate } from '../components/product/ProductPlate.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useTell } from '../favorites/heart/useTell.ts'
import './CartLine.css'
import './SavedList.css'

/**
 * FAV-10, FAV-15: the items saved for later, below the cart, newest first, a few at a time. The focus stays in the
 * list.
 */
export const SavedList = ({ items }: { readonly items: readonly SavedItemView[] }) => {
  const t = useCopy('cart')
  const send = useCommand()
  const tell = useTell()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState<number>(limits.savedForLater)
  useEffect(() => void send({ _tag: 'RefreshSaved' }), [send])
  const leave = async (
    command: { readonly _tag: 'MoveToCart' | 'RemoveSaved'; readonly key: string },
    words: string,
  ): Promise<void> => {
    heading.current?.focus()
    const rejection = await (command._tag === 'MoveToCart'
      ? send({ _tag: 'MoveToCart', key: command.key })
      : send({ _tag: 'RemoveSaved', key: command.key }))
    if (rejection === null) announce(words)
    await tell(rejection)
  }
  return (
    <section className="saved-list">
      <h2 ref={heading} className="heading" tabIndex={-1}>
        {t.savedTitle()}
      </h2>
      <ul className="line-list">
        {items.slice(0, shown).map((item) => (
          <SavedLine
            key={item.key}
            item={item}
            onMove={() => void leave({ _tag: 'MoveToCart', key: item.key }, t.movedAnnounced({ name: item.name }))}
            onRemove={() => void leave({ _tag: 'RemoveSaved', key: item.key }, t.removed({ name: item.name }))}
          />
        ))}
      </ul>
      {items.length > shown && (
        <Button onPress={() => setShown(shown + limits.savedForLater)}>
          {t.savedMore({ count: Math.min(limits.savedForLater, items.length - shown) })}
        </Button>
      )}
    </section>
  )
}

interface SavedLineProps {
  readonly item: SavedItemView
  readonly onMove: () => void
  readonly onRemove: () => void
}

/**
 * An item saved for later, drawn like a line of the cart. FAV-16: one out of stock can be tried; the server decides.
 */
const SavedLine = ({ item, onMove, onRemove }: SavedLineProps) => {
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
        <LowestPrice minor={priorPriceNamed(item.currency, item.price, item.originalPrice)} currency={item.currency} />
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
