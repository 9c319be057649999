import type { Review } from '../../../contracts/api/catalogue.ts'
import { Dialog } from '../components/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../dialogs/OpenedDialog.tsx'
import { ReviewText } from './ReviewText.tsx'

/** DLG-20: what one shopper wrote, whole, and what others thought of it. */
export function ReviewDialog({ isOpen, onClose, review }: PlacedProps & { readonly review: Review }) {
  const t = useCopy('product')
  const { title, upVotes, downVotes } = review
  return (
    <Dialog name="reviewUserContent" title={title} isOpen={isOpen} onClose={onClose}>
      <ReviewText review={review} />
      <p className="meta">{t.reviewVotes({ up: upVotes, count: upVotes + downVotes })}</p>
    </Dialog>
  )
}
