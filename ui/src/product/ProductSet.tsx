import { useQuery } from '../bridge/core/useQuery.ts'
import { UpsellBlock } from '../blocks/commerce/UpsellBlock.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** CAT-08: the pieces of a set, each of which one press adds to the cart; a piece that is sold out says so. */
export const ProductSet = ({ productSetId }: { readonly productSetId: string }) => {
  const t = useCopy('blocks')
  const asked = useQuery({ name: 'productSet', ask: { productSetId } }, { noted: 'sideLookup' })
  if (asked.state === 'pending') return <div className="product-set" />
  if (asked.state !== 'answered') return null
  const productIds = asked.answer.products.map((product) => product.productId)
  return (
    <div className="product-set">
      <UpsellBlock
        block={{
          id: productSetId,
          type: 'upsell',
          title: t.wornTogether(),
          productIds,
          stackedCount: productIds.length,
          skipInventoryCheck: true,
        }}
      />
    </div>
  )
}
