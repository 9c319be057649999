import type { Review } from '../../../contracts/api/catalogue.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../dialogs/dialogStore.ts'
import { ReviewText } from './ReviewText.tsx'

/** The title opens the review by itself (DLG-20). */
export function ReviewItem({ review }: { readonly review: Review }) {
  const t = useCopy('product')
  const { title } = review
  return (
    <article className="review">
      <ReviewText review={review}>
        <h3>
          <Button
            kind="link"
            aria-label={t.openReview({ title })}
            onPress={() => openDialog('reviewUserContent', { review })}
          >
            {title}
          </Button>
        </h3>
      </ReviewText>
    </article>
  )
}
