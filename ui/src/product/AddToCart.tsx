import { Link } from '../components/basic/Link.tsx'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import { isFew } from '../../../core/domain/inventory/quantity.ts'
import { Fold } from '../components/browsing/Fold.tsx'
import { BottomBar } from '../components/basic/BottomBar.tsx'
import { Button } from '../components/basic/Button.tsx'
import { QuantityStepper } from '../components/field/QuantityStepper.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { SizePicker } from '../components/picker/SizePicker.tsx'
import { FitNote } from '../components/picker/FitNote.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { LazyHeart } from '../components/browsing/LazyHeart.tsx'
import { lazyPart } from '../loading/lazyPart.tsx'
import { useChooseParams } from '../state/AddressParams.tsx'
import { openDialog } from '../state/dialogStore.ts'
import { isSoldOut, variantOf, withChosen } from './productChoice.ts'
import type { ProductChoice } from './productChoice.ts'
import { useAddToCart } from './useAddToCart.ts'

/** Size, quantity and the one rust button. A missing choice is reported next to its control, which takes the focus. */
export const AddToCart = ({ product, choice }: { readonly product: Product; readonly choice: ProductChoice }) => {
  const t = useCopy('product')
  const catalog = useCopy('catalog')
  const choose = useChooseParams()
  const add = useAddToCart(product, choice)
  const onChoose = (size: string) => choose((now) => withChosen(now, 'size', size), { replace: true })
  const { variant } = choice
  const isOut = variant === null ? !choice.colourway.available : isSoldOut(variant)
  return (
    <div className="add">
      {product.sizes.length > 1 && (
        <SizePicker
          id={add.sizeId}
          label={t.sizeLabel()}
          aside={
            product.isDigital ? undefined : (
              <Button kind="link" onPress={() => openDialog('sizeChart', { product, onChoose })}>
                {catalog.sizeGuide()}
              </Button>
            )
          }
          note={<FitNote product={product} />}
          sizes={product.sizes.map(({ code, label }) => ({
            value: code,
            name: label,
            isUnavailable: isSoldOut(variantOf(product, choice.colourway.code, code)),
          }))}
          value={choice.size}
          onChange={onChoose}
          error={add.sizeProblem}
        />
      )}
      {add.sizeProblem === undefined && <StockLine product={product} choice={choice} />}
      {variant && isOut && (
        <Button kind="link" onPress={() => openDialog('notifyWhenBack', { product, variant })}>
          {t.notify()}
        </Button>
      )}
      {product.onlyWith && (
        <Link className="link" to={product.onlyWith.path}>
          {t.onlyWith({ name: product.onlyWith.name })}
        </Link>
      )}
      {product.customisable && (
        <Fold title={t.addInitials()}>
          <InitialsField value={add.initials} onChange={add.setInitials} />
        </Fold>
      )}
      <div className="add-act">
        <QuantityStepper
          id={add.quantityId}
          label={t.quantityOf({ name: product.name })}
          value={add.quantity}
          maximum={add.maximum}
          onAsk={add.askQuantity}
          error={add.quantityProblem}
          isLarge
          isDisabled={isOut}
        />
        <BottomBar>
          <Button
            kind="primary"
            isWide
            isPending={add.isPending}
            disabledReason={isOut ? catalog.outOfStock() : undefined}
            onPress={add.press}
          >
            {catalog.addToCart()}
          </Button>
        </BottomBar>
        <LazyHeart product={product} isAlone />
      </div>
      {!product.isDigital && add.initials === '' && (
        <Button kind="link" onPress={add.tryOn}>
          {t.tryOn()}
        </Button>
      )}
      {add.refusal !== null && <Refusal title={t.notAdded()}>{add.refusal}</Refusal>}
    </div>
  )
}

/** Few want initials, and the button below is for everybody: the field is folded, and its code comes later. */
const InitialsField = lazyPart(() => import('./InitialsField.tsx'), 'InitialsField')

/** How many pieces of the chosen variant are left, in words. */
const StockLine = ({ product, choice }: { readonly product: Product; readonly choice: ProductChoice }) => {
  const t = useCopy('product')
  const { colourway, size, variant } = choice
  const sizeLabel = product.sizes.find(({ code }) => code === size)?.label ?? ''
  const hasSizes = product.sizes.length > 1
  if (!product.available) return <StateLine state="out">{t.soldOutAll()}</StateLine>
  if (size === null)
    return (
      <StateLine state="out">
        {colourway.available ? t.chooseSizeHint() : t.soldOutColour({ colour: colourway.name })}
      </StateLine>
    )
  if (variant === null || variant.stock < 1) {
    return (
      <StateLine state="out">
        {hasSizes
          ? t.soldOutIn({ colour: colourway.name, size: sizeLabel })
          : t.soldOutColour({ colour: colourway.name })}
      </StateLine>
    )
  }
  if (product.isDigital) return <StateLine state="good">{t.byEmail()}</StateLine>
  if (!isFew(variant.stock)) return <StateLine state="good">{t.inStock()}</StateLine>
  return (
    <StateLine state="few">
      {hasSizes ? t.fewLeftIn({ count: variant.stock, size: sizeLabel }) : t.fewLeft({ count: variant.stock })}
    </StateLine>
  )
}
