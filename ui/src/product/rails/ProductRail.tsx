import type { ProductSummary } from '../../../../contracts/api/entities/catalogue.ts'
import { Carousel } from '../../blocks/parts/Carousel.tsx'
import { Skeleton, SkeletonGroup } from '../../components/basic/Skeleton.tsx'
import { ProductCard } from '../../components/card/ProductCard.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import './ProductRail.css'

interface ProductRailProps {
  readonly title: string
  /** null = not known yet; none take no space. */
  readonly products: readonly ProductSummary[] | null
  /** How many are expected. */
  readonly count?: number
  /** At the right edge of the heading. */
  readonly children?: React.ReactNode
}

/** A row of products to scroll, with a heading. Its placeholders are as high as its cards. */
export const ProductRail = ({ title, products, count = columns, children }: ProductRailProps) => {
  const t = useCopy('blocks')
  if (products?.length === 0) return null
  return (
    <section className="product-rail" aria-label={title}>
      <div className="product-rail-head">
        <h2 className="heading">{title}</h2>
        {children}
      </div>
      {products === null ? (
        <SkeletonGroup label={t.loading()}>
          <Carousel layout={layout} columns={columns} hasDots={false} everyMs={0}>
            {Array.from({ length: count }, (_, index) => (
              <div key={index} className="product-rail-place">
                <Skeleton ratio="4 / 5" />
              </div>
            ))}
          </Carousel>
        </SkeletonGroup>
      ) : (
        <Carousel layout={layout} columns={columns} hasDots={false} everyMs={0}>
          {products.map((product) => (
            <ProductCard key={product.productId} product={product} as="div" />
          ))}
        </Carousel>
      )}
    </section>
  )
}

const columns = 4

const layout = 'xs:carousel sm:carousel md:carousel lg:carousel'
