import { useState } from 'react'
import type { Product } from '../../../../contracts/api/entities/catalogue.ts'
import type { UpsellItem } from '../../../../contracts/content/blocks/commerceBlocks.ts'
import { configurationOf } from '../../../../core/domain/configuration/configuration.ts'
import { upsellItems } from '../../../../core/domain/content/upsellItems.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { Contours } from '../../art/Contours.tsx'
import { Button } from '../../components/basic/Button.tsx'
import { sizedPicture } from '../../components/product/sizedPicture.ts'
import { Skeleton, SkeletonGroup } from '../../components/basic/Skeleton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import type { BlockProps } from '../page/blockTable.ts'
import { UpsellLine } from './UpsellLine.tsx'
import { usePageProduct, useProducts } from '../parts/useProducts.ts'
import './UpsellBlock.css'

/** CAT-31…34: complete the look: items in stock beside their picture. Without any, the block shows nothing. */
export const UpsellBlock = ({ block }: BlockProps<'upsell'>) => {
  const t = useCopy('blocks')
  const [isOpen, setOpen] = useState(false)
  const wanted = useWantedProducts(block)
  const { products, isPending } = useProducts(wanted.ids)
  const { showcase } = configurationOf(useShopLocale()).features
  const { stacked, more } = upsellItems({ ...block, items: products.map(productToUpsell) }, showcase)
  const title = block.title || t.completeTheLook()
  if (wanted.isPending || isPending)
    return (
      <SkeletonGroup label={t.loading()}>
        <div className="upsell">
          <Skeleton ratio="10 / 9" />
          <Skeleton height="22rem" />
        </div>
      </SkeletonGroup>
    )
  if (stacked.length === 0) return null
  const shown = isOpen ? [...stacked, ...more] : stacked
  return (
    <section className="upsell" aria-label={title}>
      <div className="upsell-scene" data-count={Math.min(stacked.length, 4)} aria-hidden="true">
        <Contours name="hero" fade />
        {stacked.slice(0, 4).map(({ id, image }) => (
          <img key={id} src={sizedPicture(image.url, 300, 375)} alt="" width="300" height="375" loading="lazy" />
        ))}
      </div>
      <div className="upsell-lines">
        <h2 className="heading">{title}</h2>
        <ul>
          {shown.map((item) => (
            <UpsellLine key={item.id} item={item} product={products.find(({ productId }) => productId === item.id)} />
          ))}
        </ul>
        {more.length > 0 && (
          <Button kind="link" onPress={() => setOpen(!isOpen)}>
            {isOpen ? t.seeLess() : t.seeMore()}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The products that an editor or the server chose, or else what goes with the product of the page. */
const useWantedProducts = ({ productIds = [], items = [] }: BlockProps<'upsell'>['block']) => {
  const page = usePageProduct()
  const chosen = productIds.length > 0 ? productIds : items.map(({ id }) => id)
  const isRelated = chosen.length === 0 && page !== undefined
  const asked = useQuery(isRelated ? { name: 'product', ask: { productId: page } } : null, { noted: 'productLookup' })
  const related = asked.state === 'answered' ? asked.answer.related.map(({ productId }) => productId) : []
  return {
    ids: [...new Set(isRelated ? related : chosen)].slice(0, mostItems),
    isPending: isRelated && asked.state === 'pending',
  }
}

const mostItems = 12

/** CAT-30, CAT-36: by its first variant in stock. */
const productToUpsell = (product: Product): UpsellItem => {
  const variant = product.variants.find(({ stock }) => stock > 0) ?? product.variants[0]
  const { productId, name, path, price, colourways } = product
  const colourway = colourways.find(({ code }) => code === variant?.colour) ?? colourways[0]
  return {
    id: productId,
    sku: variant?.sku ?? '',
    name,
    url: path,
    image: colourway.pictures[0],
    price: price.current,
    inventory: variant !== undefined && variant.stock > 0 ? 'InStock' : 'OutOfStock',
  }
}
