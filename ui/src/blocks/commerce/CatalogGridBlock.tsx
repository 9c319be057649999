import type { ProductSummary } from '../../../../contracts/api/entities/catalogue.ts'
import { defined } from '../../../../core/domain/fields/fields.ts'
import { breakpointValues } from '../../../../core/domain/content/breakpointValues.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { Skeleton, SkeletonGroup } from '../../components/basic/Skeleton.tsx'
import { ProductCard } from '../../components/card/ProductCard.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { Carousel } from '../parts/Carousel.tsx'
import { TargetLink } from '../parts/TargetLink.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { useProducts } from '../parts/useProducts.ts'
import './CatalogGridBlock.css'

/** CMS-63: the first products of a category, or those that an editor chose. */
export const CatalogGridBlock = ({ block }: BlockProps<'catalog-grid'>) =>
  block.productIds !== undefined && block.productIds.length > 0 ? (
    <ChosenProducts block={block} ids={block.productIds} />
  ) : (
    <CategoryProducts block={block} />
  )

type CatalogGrid = BlockProps<'catalog-grid'>['block']

const ChosenProducts = ({ block, ids }: { readonly block: CatalogGrid; readonly ids: readonly string[] }) => {
  const wanted = [...new Set(ids)].slice(0, block.limit ?? usualLimit)
  const { products, isPending } = useProducts(wanted)
  return <Grid block={block} count={wanted.length} products={isPending ? null : products} />
}

const CategoryProducts = ({ block }: { readonly block: CatalogGrid }) => {
  const t = useCopy('blocks')
  const { categoryId = '', sort, limit = usualLimit } = block
  const ask = { categoryId, count: limit, ...defined({ sort }) }
  const asked = useQuery({ name: 'catalog', ask }, { noted: 'sideLookup' })
  if (asked.state !== 'answered')
    return <Grid block={block} count={limit} products={asked.state === 'pending' ? null : []} />
  const { products, total, category } = asked.answer
  const all = total > limit && category && (
    <TargetLink to={{ url: category.path }} className="link">
      {t.seeAll({ count: total })}
    </TargetLink>
  )
  return <Grid block={block} count={limit} products={products.slice(0, limit)} aside={all} />
}

const usualLimit = 8

interface GridProps {
  readonly block: CatalogGrid
  /** How many are expected. */
  readonly count: number
  /** null = not known yet. */
  readonly products: readonly ProductSummary[] | null
  /** At the right edge of the heading. */
  readonly aside?: React.ReactNode
}

/** One product alone is no grid: then the block shows nothing. */
const Grid = ({ block: { title, layout }, count, products, aside }: GridProps) => {
  if (products !== null && products.length < 2) return null
  const layouts = breakpointValues<'carousel' | 'grid'>(layout, 'grid')
  const { xs, sm, md, lg } = layouts
  const isGrid = Object.values(layouts).every((shown) => shown === 'grid')
  return (
    <section aria-label={title || undefined}>
      {(title || aside) && (
        <div className="catalog-grid-head">
          {title && <h2 className="heading">{title}</h2>}
          {aside}
        </div>
      )}
      {products === null ? (
        <PendingProducts count={isGrid ? count : 4} />
      ) : isGrid ? (
        <ul className="catalog-grid">
          {products.map((product) => (
            <ProductCard key={product.productId} product={product} />
          ))}
        </ul>
      ) : (
        <Carousel layout={`xs:${xs} sm:${sm} md:${md} lg:${lg}`} columns={4} hasDots={false} everyMs={0}>
          {products.map((product) => (
            <ProductCard key={product.productId} product={product} as="div" />
          ))}
        </Carousel>
      )}
    </section>
  )
}

const PendingProducts = ({ count }: { readonly count: number }) => {
  const t = useCopy('blocks')
  return (
    <SkeletonGroup label={t.loading()}>
      <div className="catalog-grid">
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} ratio="4 / 5" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
