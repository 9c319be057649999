import { useEffect, useState } from 'react'
import type { Product, Variant } from '../../../../contracts/api/entities/catalogue.ts'
import type { UpsellItem } from '../../../../contracts/content/blocks/commerceBlocks.ts'
import type { RefusalView } from '../../../../contracts/views/lineView.ts'
import { isFew } from '../../../../core/domain/inventory/quantity.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import { productToLine } from '../../../../core/domain/product/productToLine.ts'
import { useCommand } from '../../bridge/core/useCommand.ts'
import { useView } from '../../bridge/core/useView.ts'
import { announce } from '../../components/basic/announce.ts'
import { Button } from '../../components/basic/Button.tsx'
import { Icon } from '../../components/basic/Icon.tsx'
import { LowestPrice, Price } from '../../components/product/Price.tsx'
import { ProductPlate } from '../../components/product/ProductPlate.tsx'
import { StateLine } from '../../components/basic/StateLine.tsx'
import { NativeSelect } from '../../components/form/NativeSelect.tsx'
import { showToast } from '../../state/toastStore.ts'
import { loadCopy } from '../../copy/loadCopy.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { TargetLink } from '../parts/TargetLink.tsx'
import './UpsellLine.css'

interface UpsellLineProps {
  readonly item: UpsellItem
  readonly product: Product | undefined
}

/** CAT-31, CAT-34: an item with its sizes in stock, the first one chosen, so that one press adds it. */
export const UpsellLine = ({ item, product }: UpsellLineProps) => {
  const t = useCopy('blocks')
  const sizes = product === undefined ? [] : sizesInStock(product, item.sku)
  const [sku, setSku] = useState(item.sku)
  const variant = product?.variants.find((each) => each.sku === sku)
  const add = useAdd(product, variant)
  if (product === undefined) return null
  const currency = product.price.currency
  const isOut = variant === undefined || variant.stock < 1
  return (
    <li className="upsell-line">
      <ProductPlate src={item.image.url} alt="" tint={product.tint} isSquare />
      <div className="upsell-words">
        <TargetLink to={{ url: item.url }} className="upsell-name">
          {item.name}
        </TargetLink>
        <p className="meta">{product.kind}</p>
        <LowestPrice minor={variant?.price.lowest30Days} currency={currency} />
        <div className="upsell-act">
          {sizes.length > 1 && (
            <span className="upsell-size">
              <NativeSelect aria-label={t.sizeOf({ name: item.name })} options={sizes} value={sku} onChange={setSku} />
            </span>
          )}
          <Button
            isPending={add.isPending}
            isDisabled={isOut}
            aria-label={add.isDone ? t.addedNamed({ name: item.name }) : t.addNamed({ name: item.name })}
            onPress={() => void add.press()}
          >
            {add.isDone && <Icon name="check" />}
            {add.isDone ? t.added() : t.add()}
          </Button>
        </div>
        {variant && !isOut && isFew(variant.stock) && (
          <StateLine state="few">{t.fewLeft({ count: variant.stock })}</StateLine>
        )}
        {isOut && <StateLine state="out">{t.soldOut()}</StateLine>}
      </div>
      <Price
        minor={variant?.price.current ?? item.price}
        originalMinor={variant?.price.original}
        currency={variant?.price.currency ?? currency}
      />
    </li>
  )
}

/** CAT-35: what was not added is said in a toast, whether this device or, later, the server refused it. */
const useAdd = (product: Product | undefined, variant: Variant | undefined) => {
  const t = useCopy('blocks')
  const locale = useShopLocale()
  const send = useCommand()
  const [isPending, setPending] = useState(false)
  const refusals = useView('cart')?.refusals ?? none
  const [added, setAdded] = useState<Added | null>(null)
  const late = added === null ? undefined : refusals.find((refusal) => isLater(refusal, added))
  useEffect(() => {
    if (late === undefined) return
    setAdded(null)
    void sayRefused(locale, t.wentWrong(), late)
  }, [late, locale, t])
  const press = async () => {
    if (product === undefined || variant === undefined) return
    setPending(true)
    const rejection = await send({ _tag: 'AddItem', product: productToLine(product, variant), quantity: 1 })
    setPending(false)
    if (rejection === null) {
      setAdded({ sku: variant.sku, name: product.name, known: refusals.map(({ refusalId }) => refusalId) })
      announce(t.addedNamed({ name: product.name }))
      return
    }
    // Loaded when needed: most presses are not refused.
    const [{ rejectionCopy }, words] = await Promise.all([
      import('../../copy/rejectionCopy.ts'),
      loadCopy(locale, 'rejections'),
    ])
    showToast({ title: t.wentWrong(), detail: rejectionCopy(words, rejection), kind: 'refusal' })
  }
  return { press, isPending, isDone: added !== null && added.sku === variant?.sku }
}

const none: readonly [] = []

/** What was added here last, and what had been refused before. */
type Added = { readonly sku: string; readonly name: string; readonly known: readonly string[] }

const isLater = ({ what, name, refusalId }: RefusalView, added: Added): boolean =>
  what === 'add' && name === added.name && !added.known.includes(refusalId)

/** It also stays in the cart until it has been read. */
const sayRefused = async (locale: Locale, title: string, refusal: RefusalView): Promise<void> => {
  const [{ errorText }, errors] = await Promise.all([import('../../copy/errorText.ts'), loadCopy(locale, 'errors')])
  const { errorId, message, maxAllowedQuantity } = refusal
  showToast({ title, detail: errorText(errors, errorId, message, maxAllowedQuantity ?? undefined), kind: 'refusal' })
}

/** The sizes in stock of one colour: that of the variant that was found first. */
const sizesInStock = (product: Product, sku: string): readonly { readonly value: string; readonly name: string }[] => {
  const colour = product.variants.find((each) => each.sku === sku)?.colour
  return product.variants
    .filter((variant) => variant.colour === colour && variant.stock > 0)
    .map((variant) => ({
      value: variant.sku,
      name: product.sizes.find(({ code }) => code === variant.size)?.label ?? variant.size,
    }))
}
