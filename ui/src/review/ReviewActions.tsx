import { useState } from 'react'
import type { Review } from '../../../contracts/api/entities/review.ts'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { useRequest } from '../bridge/useRequest.ts'
import { Button } from '../components/basic/Button.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { Votes } from './Votes.tsx'
import './Reviews.css'

interface ReviewActionsProps {
  readonly review: Review
  readonly productId: string
  readonly translation: React.ReactNode
}

/** CAT-21, CAT-22: its translation, votes on it, and a report to the shop. */
export const ReviewActions = ({ review, productId, translation }: ReviewActionsProps) => {
  const t = useCopy('reviews')
  const { request } = useRequest<'voteOnReview'>()
  const { reviewId, upVotes, downVotes, title } = review
  return (
    <div className="review-actions">
      {translation}
      <Votes
        subject={reviewId}
        upVotes={upVotes}
        downVotes={downVotes}
        send={(vote) => request('voteOnReview', { productId, reviewId, vote })}
      />
      <Report reviewId={reviewId} productId={productId} name={t.reportNamed({ title })} />
    </div>
  )
}

/** CAT-21: the button becomes the sentence that says what happens with the report. */
const Report = ({
  name,
  ...reported
}: {
  readonly reviewId: string
  readonly productId: string
  readonly name: string
}) => {
  const t = useCopy('reviews')
  const { request, isPending, outcome } = useRequest<'flagReview'>()
  return (
    <p className="meta" role="status">
      {outcome?._tag === 'Done' ? (
        t.reported()
      ) : (
        <>
          <Button
            kind="link"
            aria-label={name}
            isPending={isPending}
            onPress={() => void request('flagReview', reported)}
          >
            {t.report()}
          </Button>
          {outcome !== null && <> {t.notReported()}</>}
        </>
      )}
    </p>
  )
}

/** CAT-22: the review as it is shown, and what switches between the original and its translation. */
export const useTranslation = (review: Review) => {
  const t = useCopy('reviews')
  const locale = useShopLocale()
  const { request, isPending, outcome } = useRequest<'translateReview'>()
  const [isTranslated, setTranslated] = useState(false)
  const language = locale.slice(0, 2)
  const { language: written = language, translations = [] } = review
  if (written === language || !translations.includes(language)) return { shown: review, translation: null }
  const translated = outcome?._tag === 'Done' ? outcome.output : null
  const translate = async (): Promise<void> => {
    setTranslated(true)
    if (translated === null) await request('translateReview', { reviewId: review.reviewId, locale })
  }
  const isShown = isTranslated && translated !== null
  return {
    shown: isShown ? { ...review, ...translated, language } : review,
    translation: (
      <p className="meta" role="status">
        {isShown ? (
          <>
            {t.translated({ language: nameOfLanguage(written, locale) })}{' '}
            <Button kind="link" onPress={() => setTranslated(false)}>
              {t.original()}
            </Button>
          </>
        ) : (
          <>
            <Button kind="link" isPending={isPending} onPress={() => void translate()}>
              {t.translate({ language: nameOfLanguage(language, locale) })}
            </Button>
            {outcome !== null && outcome._tag !== 'Done' && <> {t.notTranslated()}</>}
          </>
        )}
      </p>
    ),
  }
}

/** "English", "anglais": in the words of the shop's language. */
export const nameOfLanguage = (language: string, locale: Locale): string =>
  new Intl.DisplayNames(languageTag(locale), { type: 'language' }).of(language) ?? language
