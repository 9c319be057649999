import { useState } from 'react'
import type { Review } from '../../../contracts/api/entities/review.ts'
import { IconButton } from '../components/basic/IconButton.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../state/dialogStore.ts'
import { ReviewActions, useTranslation } from './ReviewActions.tsx'
import { ReviewText } from './ReviewText.tsx'

/** DLG-20: a shopper's whole review with its photos, and what others thought of it. */
export const ReviewDialog = ({ isOpen, onClose, review, productId, worn, photo }: PlacedProps<'reviewUserContent'>) => {
  const { shown, translation } = useTranslation(review)
  return (
    <Dialog name="reviewUserContent" title={shown.title} isOpen={isOpen} onClose={onClose}>
      {shown.photos && <Photos photos={shown.photos} nickname={shown.nickname} first={photo ?? 0} />}
      <ReviewText review={shown} worn={worn} />
      <ReviewActions review={review} productId={productId} translation={translation} />
    </Dialog>
  )
}

interface PhotosProps {
  readonly photos: NonNullable<Review['photos']>
  readonly nickname: string
  readonly first: number
}

/** One at a time; the arrow keys turn, too. */
const Photos = ({ photos, nickname, first }: PhotosProps) => {
  const t = useCopy('reviews')
  const [place, setPlace] = useState(first)
  const photo = photos[place]
  const count = photos.length
  const turn = (by: number): void => setPlace((place + by + count) % count)
  const onKeyDown = ({ key }: React.KeyboardEvent): void => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  if (photo === undefined) return null
  return (
    <figure className="review-photo">
      <img
        src={photo.url}
        alt={t.photoOf({ n: place + 1, count, nickname })}
        width={photo.width}
        height={photo.height}
      />
      {count > 1 && (
        <figcaption onKeyDown={onKeyDown}>
          <IconButton icon="chevron-left" name={t.previousPhoto()} onPress={() => turn(-1)} />
          <span className="meta figures" role="status">
            {place + 1} / {count}
          </span>
          <IconButton icon="chevron-right" name={t.nextPhoto()} onPress={() => turn(1)} />
        </figcaption>
      )}
    </figure>
  )
}
