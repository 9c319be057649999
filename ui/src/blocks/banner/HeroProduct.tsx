import { useQuery } from '../../bridge/core/useQuery.ts'
import { LowestPrice, Price } from '../../components/product/Price.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { TargetLink } from '../parts/TargetLink.tsx'
import './HeroProduct.css'

interface HeroProductProps {
  readonly productId: string
  /** Its name and its price, or that it is sold out. */
  /** In place of both until they are known. */
  readonly pending?: React.ReactNode
  readonly children: (name: React.ReactNode, price: React.ReactNode) => React.ReactNode
}

/** CMS-31: name and price of the product in a hero. Sold out it has no price; unknown, nothing is shown. */
export const HeroProduct = ({ productId, pending = null, children }: HeroProductProps) => {
  const t = useCopy('blocks')
  const asked = useQuery({ name: 'product', ask: { productId } }, { noted: 'productLookup' })
  if (asked.state === 'pending') return pending
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
