import { cssVariables } from '../components/basic/cssVariables.ts'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import type { Review, ReviewPage } from '../../../contracts/api/entities/review.ts'
import { wornAs } from '../../../core/domain/sizing/sizeChart.ts'
import type { WornAs } from '../../../core/domain/sizing/sizeChart.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { Button } from '../components/basic/Button.tsx'
import { Rating } from '../components/browsing/Rating.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useKeptPages } from '../shell/useKeptPages.ts'
import { openDialog } from '../state/dialogStore.ts'
import { FitScore } from './FitScore.tsx'
import { ReviewsAway } from './ReviewsAway.tsx'
import { ReviewActions, useTranslation } from './ReviewActions.tsx'
import { ReviewText } from './ReviewText.tsx'
import './Reviews.css'
import { useScore } from '../components/browsing/useScore.ts'

/** CAT-20: the score, the reviews, and the way to write one (DLG-20). */
export const Reviews = ({ product }: { readonly product: ReviewedProduct }) => {
  const { productId, name } = product
  const worn = wornAs(product)
  const t = useCopy('catalog')
  const words = useCopy('reviews')
  const asked = useQuery({ name: 'reviews', ask: { productId, page: 1 } })
  const first = asked.state === 'answered' ? asked.answer : null
  return (
    <section className="reviews" id="reviews">
      <div>
        <h2 className="heading">{t.reviews()}</h2>
        <div className="review-write">
          <Button onPress={() => openDialog('writeReview', { productId, name, worn })}>{words.write()}</Button>
        </div>
        {first && first.total > 0 && <ReviewScore page={first} />}
        <FitScore product={product} />
      </div>
      {first ? (
        <ReviewList productId={productId} worn={worn} first={first} />
      ) : (
        <ReviewsAway isWaiting={asked.state === 'pending'} />
      )}
    </section>
  )
}

export type ReviewedProduct = Pick<Product, 'productId' | 'name' | 'rating' | 'sizes' | 'categories'>

interface ReviewListProps {
  readonly productId: string
  readonly worn: WornAs
  readonly first: ReviewPage
}

/** CAT-20: the first page of reviews; further ones are appended. */
const ReviewList = ({ productId, worn, first }: ReviewListProps) => {
  const t = useCopy('product')
  const catalog = useCopy('catalog')
  const { pages, showMore } = useKeptPages('reviews')
  return (
    <div>
      {first.total === 0 && <p className="prose">{catalog.noReviews()}</p>}
      {first.reviews.map((review) => (
        <ReviewItem key={review.reviewId} review={review} productId={productId} worn={worn} />
      ))}
      {Array.from({ length: pages - 1 }, (_, index) => (
        <FurtherReviews key={index} productId={productId} worn={worn} page={index + 2} />
      ))}
      {pages * first.reviews.length < first.total && (
        <div className="reviews-more">
          <Button onPress={showMore}>{t.moreReviews()}</Button>
        </div>
      )}
    </div>
  )
}

const FurtherReviews = ({ productId, worn, page }: Omit<ReviewListProps, 'first'> & { readonly page: number }) => {
  const asked = useQuery({ name: 'reviews', ask: { productId, page } })
  if (asked.state !== 'answered') return <ReviewsAway isWaiting={asked.state === 'pending'} />
  return asked.answer.reviews.map((review) => (
    <ReviewItem key={review.reviewId} review={review} productId={productId} worn={worn} />
  ))
}

/** The title opens the full review (DLG-20). */
const ReviewItem = ({ review, productId, worn }: Omit<ReviewListProps, 'first'> & { readonly review: Review }) => {
  const t = useCopy('product')
  const { shown, translation } = useTranslation(review)
  const { title } = shown
  return (
    <article className="review">
      <ReviewText review={shown} worn={worn}>
        <h3 lang={shown.language}>
          <Button
            kind="link"
            aria-label={t.openReview({ title })}
            onPress={() => openDialog('reviewUserContent', { review, productId, worn })}
          >
            {title}
          </Button>
        </h3>
      </ReviewText>
      {shown.photos && (
        <ReviewPhotos
          review={shown}
          open={(photo) => openDialog('reviewUserContent', { review, productId, worn, photo })}
        />
      )}
      <ReviewActions review={review} productId={productId} translation={translation} />
    </article>
  )
}

/** DLG-20: small; each opens the review with the photo in full. */
const ReviewPhotos = ({
  review: { photos = [], nickname },
  open,
}: {
  readonly review: Review
  readonly open: (place: number) => void
}) => {
  const t = useCopy('reviews')
  return (
    <ul className="review-photos">
      {photos.map(({ url }, place) => (
        <li key={url}>
          <button
            type="button"
            aria-label={t.openPhoto({ n: place + 1, count: photos.length, nickname })}
            onClick={() => open(place)}
          >
            <img src={url} alt="" width="96" height="96" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The average, large, and how many gave each number of stars. */
const ReviewScore = ({ page }: { readonly page: ReviewPage }) => {
  const t = useCopy('product')
  const score = useScore(page.average)
  const most = Math.max(1, ...page.histogram)
  return (
    <div className="review-score">
      <p className="review-average">{score}</p>
      <Rating score={page.average} />
      <p className="meta">{t.reviewTotal({ count: page.total })}</p>
      <ul className="review-bars">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = page.histogram[stars - 1] ?? 0
          return (
            <li key={stars}>
              <span className="figures">
                <span aria-hidden="true">{stars}</span>
                <span className="visually-hidden">{t.barLabel({ stars })}</span>
              </span>
              <i style={cssVariables({ '--at': `${(100 * count) / most}%` })} />
              <span className="figures meta">{count}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
