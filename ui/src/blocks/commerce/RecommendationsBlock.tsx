import { use } from 'react'
import type { Currency } from '../../../../contracts/api/wire.ts'
import type { Queries } from '../../../../contracts/queries.ts'
import { defined } from '../../../../core/domain/fields/fields.ts'
import { recommendationCounts } from '../../../../core/domain/configuration/constants.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { LowestPrice, Price } from '../../components/product/Price.tsx'
import { ProductPlate } from '../../components/product/ProductPlate.tsx'
import { Skeleton } from '../../components/basic/Skeleton.tsx'
import { Rating } from '../../components/browsing/Rating.tsx'
import { useScore } from '../../components/browsing/useScore.ts'
import { QuickshopButton } from '../../components/card/QuickshopButton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { CardHeading } from '../parts/CardHeading.ts'
import { coverLink } from '../parts/coverLink.tsx'
import { Carousel } from '../parts/Carousel.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { usePageProduct } from '../parts/useProducts.ts'
import './RecommendationsBlock.css'

/** CAT-40…47: what goes with a product. When nothing comes, the heading goes too. */
export const RecommendationsBlock = ({ block }: BlockProps<'recommendation-carousel'>) => {
  const t = useCopy('blocks')
  const { title, cardWidth = '1/4', limit = usualLimit, showRating = true } = block
  const page = usePageProduct()
  const productId = block.productId ?? page
  const ask = { count: limit, ...defined({ productId }) }
  const asked = useQuery({ name: 'recommendations', ask }, { noted: 'sideLookup' })
  const isPending = asked.state === 'pending'
  const items = asked.state === 'answered' ? asked.answer.items.slice(0, limit) : []
  if (!isPending && items.length === 0) return null
  return (
    <section className="recommendations" aria-label={title || undefined} aria-busy={isPending || undefined}>
      {title && <h2 className="heading">{title}</h2>}
      {isPending && (
        <p className="visually-hidden" role="status">
          {t.loading()}
        </p>
      )}
      <CardHeading value={title ? 'h3' : 'h2'}>
        <Carousel key={String(isPending)} layout={layout} columns={columns[cardWidth]} hasDots={false} everyMs={0}>
          {isPending
            ? Array.from({ length: recommendationCounts.skeletons }, (_, index) => (
                <Skeleton key={index} ratio="4 / 5" />
              ))
            : items.map((item) => <Recommendation key={item.id} item={item} hasRating={showRating} />)}
        </Carousel>
      </CardHeading>
    </section>
  )
}

const layout = 'xs:carousel sm:carousel md:carousel lg:carousel'

const usualLimit = 12

/** CAT-42 */
const columns = { '1/2': 2, '1/4': 4, '1/6': 6, '3-per-row': 3 } as const

const minorOf = (units: number): number => Math.round(units * 100)

interface RecommendationProps {
  readonly item: Queries['recommendations']['answer']['items'][number]
  readonly hasRating: boolean
}

/** CAT-41. The two prices are in whole units of their currency, unlike all other money here. */
const Recommendation = ({
  item: { id, title, url, image, rating, price, originalPrice = price, lowest30Days, currency: named },
  hasRating,
}: RecommendationProps) => {
  const Heading = use(CardHeading)
  const score = useScore(rating.score)
  // The recommendations are those of this site, in its currency.
  const currency = named as Currency
  const [minor, originalMinor] = [minorOf(price), minorOf(originalPrice)]
  return (
    <article className="recommendation" data-recommended={id}>
      <ProductPlate src={image.src} alt={image.alt} tint="stone" />
      <Heading>{coverLink({ url })(title)}</Heading>
      <Price {...{ minor, originalMinor, currency }} />
      <LowestPrice minor={lowest30Days && minorOf(lowest30Days)} currency={currency} />
      {hasRating && rating.score > 0 && (
        <p className="meta recommendation-rating">
          <Rating score={rating.score} count={rating.count} />
          {rating.showScore && (
            <span aria-hidden="true" className="figures">
              {score}
              {rating.count !== undefined && ` (${rating.count})`}
            </span>
          )}
        </p>
      )}
      <QuickshopButton productId={id} name={title} />
    </article>
  )
}
