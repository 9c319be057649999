import { useQuery } from '../../bridge/core/useQuery.ts'
import { Price } from '../../components/basic/Price.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { TargetLink } from '../TargetLink.tsx'
import './HeroProduct.css'

/** CMS-31: name and price of the product in a hero. Sold out it has no price; unknown, nothing is shown. */
export const HeroProduct = ({ productId }: { readonly productId: string }) => {
  const t = useCopy('blocks')
  const asked = useQuery({ name: 'product', ask: { productId } }, { noted: 'productLookup' })
  if (asked.state !== 'answered') return null
  const { name, path, price, available } = asked.answer
  return (
    <p className="hero-product">
      <TargetLink to={{ url: path }} className="hero-product-name">
        {name}
      </TargetLink>
      {available ? (
        <Price minor={price.current} originalMinor={price.original} currency={price.currency} layout="row" />
      ) : (
        <span>{t.soldOut()}</span>
      )}
    </p>
  )
}
