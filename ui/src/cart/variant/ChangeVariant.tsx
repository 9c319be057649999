import { useState } from 'react'
import type { Product } from '../../../../contracts/api/entities/catalogue.ts'
import type { LineView } from '../../../../contracts/views/lineView.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { Button } from '../../components/basic/Button.tsx'
import { Refusal } from '../../components/basic/Refusal.tsx'
import { SidePanel } from '../../components/overlay/SidePanel.tsx'
import { SkeletonBlocks } from '../../components/basic/Skeleton.tsx'
import { StateLine } from '../../components/basic/StateLine.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { adjustmentCarriesOver } from '../../../../core/domain/cart/priceAdjustment.ts'
import { keyOfVariant } from '../../../../core/domain/cart/lineKey.ts'
import { productToLine } from '../../../../core/domain/product/productToLine.ts'
import { useCommand } from '../../bridge/core/useCommand.ts'
import { useRejectionText } from '../../copy/useRejectionText.ts'
import { VariantPickers } from './VariantPickers.tsx'
import './ChangeVariant.css'

export interface ChangeVariantProps {
  readonly line: LineView
  /**
   * The cart's other lines (CART-29: the same line is not added twice; as a gift, or for pickup, it is a different
   * one).
   */
  readonly otherKeys: readonly string[]
  /** With the line's new sku, or without one if nothing changed. */
  readonly onClose: (sku?: string) => void
}

/** CART-29: another size or colour for a line. */
export const ChangeVariant = ({ line, otherKeys, onClose }: ChangeVariantProps) => {
  const t = useCopy('cart')
  const shell = useCopy('shell')
  const asked = useQuery({ name: 'product', ask: { productId: line.masterId } })
  const send = useCommand()
  const words = useRejectionText()
  const [choice, setChoice] = useState({ colour: line.colour, size: line.size })
  const [refused, setRefused] = useState<string | null>(null)
  const product: Product | null = asked.state === 'answered' ? asked.answer : null
  const variant = product?.variants.find(({ colour, size }) => colour === choice.colour && size === choice.size)
  const isSoldOut = product !== null && (variant === undefined || variant.stock < 1)
  const isSame = variant?.sku === line.sku
  const isThere = variant !== undefined && !isSame && otherKeys.includes(keyOfVariant(line.lineKey, variant.sku))
  const isAgreementLost =
    product !== null &&
    variant !== undefined &&
    !isSame &&
    line.adjustment !== undefined &&
    (isThere || !adjustmentCarriesOver(line, productToLine(product, variant)))
  const change = async () => {
    if (!product || !variant) return
    if (isSame) return onClose()
    const rejection = await send({
      _tag: 'SwitchVariant',
      lineKey: line.lineKey,
      to: productToLine(product, variant, line.isCustoms),
      inPlace: true,
    })
    if (rejection) setRefused(words(rejection))
    else onClose(variant.sku)
  }
  return (
    <SidePanel
      name="changeVariant"
      title={t.changeNamed({ name: line.name })}
      isOpen
      onClose={() => onClose()}
      footer={
        <Button
          kind="primary"
          isWide
          isDisabled={product === null}
          disabledReason={isSoldOut ? shell.soldOut() : undefined}
          onPress={() => void change()}
        >
          {t.changeSave()}
        </Button>
      }
    >
      <div className="change-variant side-panel-inset">
        {product !== null && <VariantPickers product={product} choice={choice} onChoose={setChoice} />}
        {asked.state === 'pending' && <SkeletonBlocks label={t.changeLoading()} heights={['5rem', '9rem']} />}
        {(asked.state === 'unreachable' || asked.state === 'refused') && (
          <Refusal
            title={t.changeUnreachable()}
            action={
              <Button kind="link" onPress={asked.again}>
                {shell.tryAgain()}
              </Button>
            }
          />
        )}
        <div role="status">
          {isSoldOut && <StateLine state="out">{t.changeSoldOut()}</StateLine>}
          {isThere && <StateLine state="few">{t.changeAlready()}</StateLine>}
          {isAgreementLost && <StateLine state="few">{t.agreementEnds()}</StateLine>}
        </div>
        {refused !== null && <Refusal title={t.refusedSwitch()}>{refused}</Refusal>}
      </div>
    </SidePanel>
  )
}
