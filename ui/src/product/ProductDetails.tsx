import { useState } from 'react'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import type { QueryState } from '../bridge/core/latestAnswer.ts'
import { SlotArea } from '../content/slot/SlotArea.tsx'
import type { ContentInTime } from '../blocks/page/useContentInTime.ts'
import { Breadcrumbs } from '../components/browsing/Breadcrumbs.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { SavedCopy } from '../components/browsing/SavedCopy.tsx'
import { useShopPath } from '../copy/useShopPath.ts'
import { usePage } from '../components/basic/usePage.ts'
import { BuyColumn } from './BuyColumn.tsx'
import { FieldNotes } from './FieldNotes.tsx'
import { Gallery } from './Gallery.tsx'
import { readProductChoice } from './productChoice.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { useChosenParams } from '../state/AddressParams.tsx'
import './ProductDetails.css'

interface ProductDetailsProps {
  readonly product: Product
  readonly asked: QueryState<Product>
  readonly slots: ContentInTime
}

/** CAT-04. CMS-02: the slot below stands between the product's own facts and its reviews. */
export const ProductDetails = ({ product, asked, slots }: ProductDetailsProps) => {
  const shell = useCopy('shell')
  const shopPath = useShopPath()
  usePage(titleOf(product), product.summary)
  const trail = product.categories.slice(0, 2).map(({ name, path }) => ({ name, href: path }))
  return (
    <>
      <SlotArea slot="product" document={slots.above} area="above" />
      <div className="page">
        <Breadcrumbs
          crumbs={[{ name: shell.home(), href: shopPath('') }, ...trail, { name: product.name, href: product.path }]}
        />
        <SavedCopy asked={asked} />
        <ChosenProduct product={product} />
        <FieldNotes product={product} />
      </div>
      <SlotArea slot="product" document={slots.below} area="below" />
      <div className="page">
        <ProductBelow product={product} />
      </div>
    </>
  )
}

/** SEO-04: a name such as “Harrow Mid” says little in search results without what it is. */
const titleOf = ({ name, kind }: Product): string =>
  kind === '' || name.toLowerCase().includes(kind.toLowerCase()) ? name : `${name} – ${kind}`

/** What a choice of colour or size changes; the rest of the page stays. */
const ChosenProduct = ({ product }: { readonly product: Product }) => {
  const [fresh, setFresh] = useState<Product | null>(null)
  const shown = fresh ?? product
  const choice = readProductChoice(shown, useChosenParams())
  return (
    <div className="product">
      <Gallery key={choice.colourway.code} product={product} pictures={choice.colourway.pictures} />
      <BuyColumn product={shown} choice={choice} />
      <FreshStock product={product} onFresh={setFresh} />
    </div>
  )
}

const FreshStock = lazyPart(() => import('./FreshStock.tsx'), 'FreshStock')

const ProductBelow = lazyPart(() => import('./ProductBelow.tsx'), 'ProductBelow', {
  fallback: () => <div id="reviews" />,
})
