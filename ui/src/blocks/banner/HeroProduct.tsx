import { useQuery } from '../../bridge/core/useQuery.ts'
import { Skeleton } from '../../components/basic/Skeleton.tsx'
import { LowestPrice, Price } from '../../components/product/Price.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { TargetLink } from '../parts/TargetLink.tsx'
import './HeroProduct.css'

interface HeroProductProps {
  readonly productId: string
  /** Its name and its price, or that it is sold out. */
  readonly children: (name: React.ReactNode, price: React.ReactNode) => React.ReactNode
}

/**
 * CMS-31: name and price of the product in a hero. Sold out it has no price; unknown, nothing is shown. Until it is
 * known its place is kept, so that the words below stay where they are.
 */
export const HeroProduct = ({ productId, children }: HeroProductProps) => {
  const t = useCopy('blocks')
  const asked = useQuery({ name: 'product', ask: { productId } }, { noted: 'productLookup' })
  if (asked.state === 'pending')
    return children(
      <Skeleton width="7rem" height="var(--line-sm)" />,
      <Skeleton width="5rem" height="var(--line-xl)" />,
    )
  if (asked.state !== 'answered') return null
  const { name, path, price, available } = asked.answer
  return children(
    <TargetLink to={{ url: path }} className="hero-product-name">
      {name}
    </TargetLink>,
    available ? (
      <>
        <Price minor={price.current} originalMinor={price.original} currency={price.currency} layout="row" />
        <LowestPrice minor={price.lowest30Days} currency={price.currency} />
      </>
    ) : (
      <span>{t.soldOut()}</span>
    ),
  )
}
