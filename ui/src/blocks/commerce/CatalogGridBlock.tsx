import type { ProductSummary } from '../../../../contracts/api/entities/catalogue.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { Skeleton, SkeletonGroup } from '../../components/basic/Skeleton.tsx'
import { ProductCard } from '../../components/browsing/ProductCard.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import type { BlockProps } from '../blockTable.ts'
import { useProducts } from './useProducts.ts'
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
  return <Grid title={block.title} count={wanted.length} products={isPending ? null : products} />
}

const CategoryProducts = ({
  block: { title, categoryId = '', limit = usualLimit },
}: {
  readonly block: CatalogGrid
}) => {
  const asked = useQuery({ name: 'catalog', ask: { categoryId, count: limit } }, { noted: 'sideLookup' })
  const isPending = asked.state === 'pending'
  const products = asked.state === 'answered' ? asked.answer.products.slice(0, limit) : []
  return <Grid title={title} count={limit} products={isPending ? null : products} />
}

const usualLimit = 8

interface GridProps {
  readonly title: string | undefined
  /** How many are expected. */
  readonly count: number
  /** null = not known yet. */
  readonly products: readonly ProductSummary[] | null
}

/** One product alone is no grid: then the block shows nothing. */
const Grid = ({ title, count, products }: GridProps) => {
  const t = useCopy('blocks')
  if (products !== null && products.length < 2) return null
  return (
    <section aria-label={title || undefined}>
      {title && <h2 className="heading catalog-grid-heading">{title}</h2>}
      {products === null ? (
        <SkeletonGroup label={t.loading()}>
          <div className="catalog-grid">
            {Array.from({ length: count }, (_, index) => (
              <Skeleton key={index} ratio="4 / 5" />
            ))}
          </div>
        </SkeletonGroup>
      ) : (
        <ul className="catalog-grid">
          {products.map((product) => (
            <ProductCard key={product.productId} product={product} />
          ))}
        </ul>
      )}
    </section>
  )
}
