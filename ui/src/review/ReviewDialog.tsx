import { Dialog } from '../components/overlay/Dialog.tsx'
import type { PlacedProps } from '../state/dialogStore.ts'
import { ReviewActions, useTranslation } from './ReviewActions.tsx'
import { ReviewText } from './ReviewText.tsx'

/** DLG-20: a shopper's whole review, and what others thought of it. */
export const ReviewDialog = ({ isOpen, onClose, review, productId }: PlacedProps<'reviewUserContent'>) => {
  const { shown, translation } = useTranslation(review)
  return (
    <Dialog name="reviewUserContent" title={shown.title} isOpen={isOpen} onClose={onClose}>
      <ReviewText review={shown} />
      <ReviewActions review={review} productId={productId} translation={translation} />
    </Dialog>
  )
}
