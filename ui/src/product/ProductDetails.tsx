import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import type { QueryState } from '../bridge/core/latestAnswer.ts'
import { ProductRail } from '../components/browsing/ProductRail.tsx'
import { Breadcrumbs } from '../components/browsing/Breadcrumbs.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { SavedCopy } from '../health/SavedCopy.tsx'
import { useShopPath } from '../copy/useShopPath.ts'
import { usePage } from '../components/basic/usePage.ts'
import { BuyColumn } from './BuyColumn.tsx'
import { FieldNotes } from './FieldNotes.tsx'
import { Gallery } from './Gallery.tsx'
import { readProductChoice } from './productChoice.ts'
import { Reviews } from './Reviews.tsx'
import { useChosenParams } from '../state/AddressParams.tsx'
import './ProductDetails.css'

export const ProductDetails = ({
  product,
  asked,
}: {
  readonly product: Product
  readonly asked: QueryState<Product>
}) => {
  const t = useCopy('product')
  const shell = useCopy('shell')
  const shopPath = useShopPath()
  usePage(product.name, product.summary)
  const trail = product.categories.slice(0, 2).map(({ name, path }) => ({ name, href: path }))
  return (
    <>
      <div className="page">
        <Breadcrumbs
          crumbs={[{ name: shell.home(), href: shopPath('') }, ...trail, { name: product.name, href: product.path }]}
        />
        <SavedCopy asked={asked} />
        <ChosenProduct product={product} />
        <FieldNotes product={product} />
        <Reviews productId={product.productId} />
      </div>
      {product.related.length > 0 && <ProductRail title={t.related()} products={product.related} />}
    </>
  )
}

/** What a choice of colour or size changes; the rest of the page stays. */
const ChosenProduct = ({ product }: { readonly product: Product }) => {
  const choice = readProductChoice(product, useChosenParams())
  return (
    <div className="product">
      <Gallery key={choice.colourway.code} pictures={choice.colourway.pictures} tint={product.tint} />
      <BuyColumn product={product} choice={choice} />
    </div>
  )
}
