import type { Product } from '../../../contracts/api/catalogue.ts'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { fewLeft } from './productChoice.ts'
import type { ProductChoice } from './productChoice.ts'

/** What is left of what is chosen, in words. */
export function StockLine({ product, choice }: { readonly product: Product; readonly choice: ProductChoice }) {
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
  if (variant.stock > fewLeft) return <StateLine state="good">{t.inStock()}</StateLine>
  return (
    <StateLine state="few">
      {hasSizes ? t.fewLeftIn({ count: variant.stock, size: sizeLabel }) : t.fewLeft({ count: variant.stock })}
    </StateLine>
  )
}
