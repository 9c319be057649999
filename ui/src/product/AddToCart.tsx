import { Link } from 'react-router-dom'
import type { Product } from '../../../contracts/api/catalogue.ts'
import { Button } from '../components/Button.tsx'
import { QuantityStepper } from '../components/QuantityStepper.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { SizePicker } from '../components/SizePicker.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { LazyHeart } from '../favorites/LazyHeart.tsx'
import { useShopPath } from '../locale/useShopPath.ts'
import { InitialsField } from './InitialsField.tsx'
import { isSoldOut, variantOf, withChosen } from './productChoice.ts'
import type { ProductChoice } from './productChoice.ts'
import { StockLine } from './StockLine.tsx'
import { useAddToCart } from './useAddToCart.ts'
import { useChooseParams } from '../shell/AddressParams.tsx'

/** Size, quantity and the one rust button. What is missing is said where it is missing, and takes the focus. */
export function AddToCart({ product, choice }: { readonly product: Product; readonly choice: ProductChoice }) {
  const t = useCopy('product')
  const catalog = useCopy('catalog')
  const shell = useCopy('shell')
  const shopPath = useShopPath()
  const choose = useChooseParams()
  const add = useAddToCart(product, choice)
  const isOut = choice.variant === null ? !choice.colourway.available : isSoldOut(choice.variant)
  return (
    <div className="add">
      {product.sizes.length > 1 && (
        <SizePicker
          id={add.sizeId}
          label={t.sizeLabel()}
          aside={
            product.isDigital ? undefined : (
              <Link className="link" to={shopPath('/help/size-guides')}>
                {catalog.sizeGuide()}
              </Link>
            )
          }
          sizes={product.sizes.map(({ code, label }) => ({
            value: code,
            name: label,
            isUnavailable: isSoldOut(variantOf(product, choice.colourway.code, code)),
          }))}
          value={choice.size}
          onChange={(size) => choose((now) => withChosen(now, 'size', size), { replace: true })}
          error={add.sizeProblem}
        />
      )}
      {add.sizeProblem === undefined && <StockLine product={product} choice={choice} />}
      {product.onlyWith && (
        <Link className="link" to={product.onlyWith.path}>
          {t.onlyWith({ name: product.onlyWith.name })}
        </Link>
      )}
      {product.customisable && <InitialsField value={add.initials} onChange={add.setInitials} />}
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
        <Button
          kind="primary"
          isWide
          isPending={add.isPending}
          disabledReason={isOut ? shell.soldOut() : undefined}
          onPress={add.press}
        >
          {catalog.addToCart()}
        </Button>
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
