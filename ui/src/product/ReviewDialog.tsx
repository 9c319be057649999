import { Dialog } from '../components/overlay/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../state/dialogStore.ts'
import { ReviewText } from './ReviewText.tsx'

/** DLG-20: a shopper's whole review, and what others thought of it. */
export const ReviewDialog = ({ isOpen, onClose, review }: PlacedProps<'reviewUserContent'>) => {
  const t = useCopy('product')
  const { title, upVotes, downVotes } = review
  return (
    <Dialog name="reviewUserContent" title={title} isOpen={isOpen} onClose={onClose}>
      <ReviewText review={review} />
      <p className="meta">{t.reviewVotes({ up: upVotes, count: upVotes + downVotes })}</p>
    </Dialog>
  )
}
