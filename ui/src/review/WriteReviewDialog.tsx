import { useEffect } from 'react'
import type { Requests } from '../../../contracts/requests.ts'
import { reviewFits } from '../../../core/domain/product/reviewFit.ts'
import type { WornAs } from '../../../core/domain/sizing/sizeChart.ts'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { Button } from '../components/basic/Button.tsx'
import { Icon } from '../components/basic/Icon.tsx'
import { FieldError, GroupLabel } from '../components/field/Field.tsx'
import { PlainField } from '../components/field/PlainField.tsx'
import { PickerOption } from '../components/picker/PickerOption.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { CaseForm, useCaseForm } from '../service/CaseForm.tsx'
import { openDialog } from '../state/dialogStore.ts'
import type { PlacedProps } from '../state/dialogStore.ts'
import { PhotoField } from './PhotoField.tsx'
import { usePhotos } from './usePhotos.ts'
import type { Photo } from './usePhotos.ts'
import './WriteReviewDialog.css'

type Draft = { readonly entry: Requests['review']['input']; readonly photos: readonly Photo[] }

/** By product: what was begun is there again when the dialog is opened again in this visit. */
const drafts = new Map<string, Draft>()

const blankEntry = { rating: '', title: '', text: '', fit: '', nickname: '', email: '', photos: '' } as const

/** DLG-20: a review of a product, with photos. Whoever is signed in is written to at the account's address. */
export const WriteReviewDialog = ({ productId, name, worn, isOpen, onClose }: PlacedProps<'writeReview'>) => {
  const t = useCopy('reviews')
  const isGuest = useSignedIn() === null
  const draft = drafts.get(productId)
  const form = useCaseForm('review', draft?.entry ?? { productId, ...blankEntry }, isGuest ? [] : ['email'])
  const photos = usePhotos(draft?.photos ?? [])
  const { entry, field, enter, errorAt, submit } = form
  const chosen = photos.photos
  const isSent = form.outcome?._tag === 'Done'
  useEffect(() => {
    if (isSent) drafts.delete(productId)
    else drafts.set(productId, { entry, photos: chosen })
  }, [productId, entry, chosen, isSent])
  const prepare = async () => {
    const ids = await photos.send()
    return ids === null ? null : { photos: ids, ...(isGuest ? {} : { email: '' }) }
  }
  const send = async () => {
    const first = await submit(prepare)
    const isLate = first?._tag === 'Refused' && first.field === 'photos'
    if (isLate) photos.sendAgain()
    const outcome = isLate ? await submit(prepare) : first
    if (outcome?._tag === 'Done') openDialog('writeReviewSuccess', {})
  }
  const names = {
    rating: t.rating(),
    title: t.reviewTitle(),
    text: t.reviewText(),
    nickname: t.nickname(),
    email: t.email(),
  }
  return (
    <Dialog name="writeReview" title={t.writeTitle({ name })} isOpen={isOpen} onClose={onClose}>
      <p>{t.writeDetail()}</p>
      <CaseForm
        form={{ ...form, isPending: form.isPending || photos.isSending }}
        onSubmit={send}
        names={names}
        send={t.sendReview()}
      >
        <Stars value={entry.rating} error={errorAt('rating')} onChange={(rating) => enter({ rating })} />
        <PlainField {...field('title')} label={t.reviewTitle()} />
        <PlainField {...field('text')} rows={5} label={t.reviewText()} help={t.textHelp()} />
        {worn !== null && <FitField worn={worn} value={entry.fit} onChange={(fit) => enter({ fit })} />}
        <PlainField {...field('nickname')} label={t.nickname()} autoComplete="nickname" />
        {isGuest && (
          <PlainField
            {...field('email')}
            label={t.email()}
            help={t.reviewEmailHelp()}
            type="email"
            autoComplete="email"
          />
        )}
        <PhotoField photos={photos} />
      </CaseForm>
    </Dialog>
  )
}

/** DLG-20 */
export const WriteReviewSuccessDialog = ({ isOpen, onClose }: PlacedProps<'writeReviewSuccess'>) => {
  const t = useCopy('reviews')
  return (
    <Dialog name="writeReviewSuccess" title={t.reviewSentTitle()} isOpen={isOpen} onClose={onClose}>
      <p>{t.reviewSentDetail()}</p>
      <div>
        <Button onPress={onClose}>{t.done()}</Button>
      </div>
    </Dialog>
  )
}

interface StarsProps {
  /** 1 to 5; empty = none yet. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

const Stars = ({ value, error, onChange }: StarsProps) => {
  const t = useCopy('reviews')
  return (
    <div
      className="field"
      id="case-rating"
      role="radiogroup"
      aria-labelledby="case-rating-label"
      aria-describedby={error === undefined ? undefined : 'case-rating-error'}
      aria-invalid={error !== undefined}
      aria-required
    >
      <GroupLabel id="case-rating-label" label={t.rating()} />
      <div className="rating-stars">
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} className="rating-star">
            <input
              type="radio"
              name="rating"
              aria-label={t.stars({ count })}
              checked={value === String(count)}
              onChange={() => onChange(String(count))}
            />
            <Icon name="star" className={count <= Number(value) ? 'is-full' : undefined} />
          </label>
        ))}
        {value !== '' && (
          <span className="meta" aria-hidden="true">
            {t.stars({ count: Number(value) })}
          </span>
        )}
      </div>
      <FieldError id="case-rating-error" error={error} />
    </div>
  )
}

interface FitFieldProps {
  readonly worn: NonNullable<WornAs>
  /** One of `reviewFits`; empty = no answer. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** CAT-75 */
const FitField = ({ worn, value, onChange }: FitFieldProps) => {
  const t = useCopy('reviews')
  const product = useCopy('product')
  const choices = [
    ...reviewFits.map((fit) => ({ fit, name: product.fit({ fit, worn }) })),
    { fit: '', name: t.noFit() },
  ]
  return (
    <div className="field" id="case-fit" role="radiogroup" aria-labelledby="case-fit-label">
      <GroupLabel id="case-fit-label" label={t.fit()} />
      <div className="fit-choices">
        {choices.map(({ fit, name }) => (
          <PickerOption
            key={fit}
            className="size"
            group="fit"
            name={name}
            isSelected={fit === value}
            isUnavailable={false}
            onSelect={() => onChange(fit)}
          >
            {name}
          </PickerOption>
        ))}
      </div>
    </div>
  )
}
