import type { Product } from '../../../contracts/api/catalogue.ts'
import type { QueryState } from '../bridge/latestAnswer.ts'
import { ProductRail } from '../catalog/ProductRail.tsx'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { SavedCopy } from '../health/SavedCopy.tsx'
import { useShopPath } from '../locale/useShopPath.ts'
import { usePage } from '../shell/usePage.ts'
import { BuyColumn } from './BuyColumn.tsx'
import { FieldNotes } from './FieldNotes.tsx'
import { Gallery } from './Gallery.tsx'
import { readProductChoice } from './productChoice.ts'
import { Reviews } from './Reviews.tsx'
import { useChosenParams } from '../shell/AddressParams.tsx'
import './ProductDetails.css'

export function ProductDetails({ product, asked }: { readonly product: Product; readonly asked: QueryState<Product> }) {
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

/** What a choice of colour or size changes; the rest of the page stands. */
function ChosenProduct({ product }: { readonly product: Product }) {
  const choice = readProductChoice(product, useChosenParams())
  return (
    <div className="product">
      <Gallery key={choice.colourway.code} pictures={choice.colourway.pictures} tint={product.tint} />
      <BuyColumn product={product} choice={choice} />
    </div>
  )
}
