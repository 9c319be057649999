import { useEffect, useEffectEvent, useState } from 'react'
import type { Product, Variant } from '../../../contracts/api/entities/catalogue.ts'
import { productToLine } from '../../../core/domain/product/productToLine.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { openMiniCart } from '../state/miniCartStore.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { VariantPickers } from '../cart/variant/VariantPickers.tsx'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { SidePanel } from '../components/overlay/SidePanel.tsx'
import { SkeletonBlocks } from '../components/basic/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../state/dialogStore.ts'
import './QuickshopPanel.css'

/**
 * DLG-19: the colour and size of a product of a list are chosen here, and it is added to the cart. A product with one
 * variant is added at once.
 */
export const QuickshopPanel = ({ product: item, isOpen, onClose }: PlacedProps<'quickshop'>) => {
  const t = useCopy('favorites')
  const shell = useCopy('shell')
  const asked = useQuery({ name: 'product', ask: { productId: item.productId } })
  const send = useCommand()
  const words = useRejectionText()
  const [chosen, setChosen] = useState<{ readonly colour: string; readonly size: string } | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const product: Product | null = asked.state === 'answered' ? asked.answer : null
  const choice = chosen ?? firstChoice(product)
  const variant = product?.variants.find(({ colour, size }) => colour === choice.colour && size === choice.size)
  const isOut = choice.size !== '' && (variant === undefined || variant.stock < 1)
  const add = async (of: Product, what: Variant): Promise<void> => {
    const rejection = await send({ _tag: 'AddItem', product: productToLine(of, what), quantity: 1 })
    if (rejection) return setRefused(words(rejection))
    onClose()
    openMiniCart(of.name)
  }
  const onlyOne = product?.variants.length === 1 && variant !== undefined && !isOut
  const addOnlyOne = useEffectEvent(() => product && variant && void add(product, variant))
  useEffect(() => {
    if (onlyOne) addOnlyOne()
  }, [onlyOne])
  return (
    <SidePanel
      name="quickshop"
      title={t.addToCartNamed({ name: item.name })}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          isWide
          isDisabled={product === null}
          disabledReason={
            product !== null && choice.size === ''
              ? t.chooseSize()
              : isOut && product !== null
                ? shell.soldOut()
                : undefined
          }
          onPress={() => product && variant && void add(product, variant)}
        >
          {t.addToCart()}
        </Button>
      }
    >
      <div className="quickshop side-panel-inset">
        {product !== null && <VariantPickers product={product} choice={choice} onChoose={setChosen} />}
        {asked.state === 'pending' && <SkeletonBlocks label={shell.loading()} heights={['5rem', '9rem']} />}
        {asked.state === 'unreachable' && (
          <Refusal
            title={t.choicesUnreachable()}
            action={
              <Button kind="link" onPress={asked.again}>
                {shell.tryAgain()}
              </Button>
            }
          />
        )}
        {asked.state === 'refused' && <Refusal title={t.notSold()} />}
        {refused !== null && <Refusal title={t.notAdded()}>{refused}</Refusal>}
      </div>
    </SidePanel>
  )
}

/** An available colour, and the size if there is only one. */
const firstChoice = (product: Product | null) => ({
  colour: (product?.colourways.find(({ available }) => available) ?? product?.colourways[0])?.code ?? '',
  size: product?.sizes.length === 1 ? (product.sizes[0]?.code ?? '') : '',
})
