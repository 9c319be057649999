import type { Question } from '../../../contracts/api/catalogue/reviewApi.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { useRequest } from '../bridge/useRequest.ts'
import { Button } from '../components/basic/Button.tsx'
import { SkeletonBlocks } from '../components/basic/Skeleton.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useKeptPages } from '../shell/useKeptPages.ts'
import { openDialog } from '../state/dialogStore.ts'
import { nameOfLanguage } from './ReviewActions.tsx'
import { useShortDate } from './ReviewText.tsx'
import { Votes } from './Votes.tsx'
import './Reviews.css'

interface QuestionListProps {
  readonly productId: string
  readonly name: string
}

/** CAT-23: what shoppers asked about a product, with the shop's answers, and the way to ask (DLG-06). */
export const QuestionList = ({ productId, name }: QuestionListProps) => {
  const t = useCopy('reviews')
  const asked = useQuestions(productId, 1)
  const { pages, showMore } = useKeptPages('questions')
  const first = asked.state === 'answered' ? asked.answer : null
  return (
    <section className="questions" id="questions">
      <div className="questions-head">
        <h2 className="heading">{t.questions()}</h2>
        {first && <p className="meta">{t.questionsDetail({ count: first.total })}</p>}
        <Button onPress={() => openDialog('askQuestion', { productId, name })}>{t.ask()}</Button>
      </div>
      <div>
        <QuestionPage productId={productId} asked={asked} />
        {Array.from({ length: pages - 1 }, (_, index) => (
          <FurtherQuestions key={index} productId={productId} page={index + 2} />
        ))}
        {first && pages * first.questions.length < first.total && (
          <div className="reviews-more">
            <Button onPress={showMore}>{t.moreQuestions()}</Button>
          </div>
        )}
      </div>
    </section>
  )
}

const useQuestions = (productId: string, page: number) => useQuery({ name: 'questions', ask: { productId, page } })

const FurtherQuestions = ({ productId, page }: { readonly productId: string; readonly page: number }) => (
  <QuestionPage productId={productId} asked={useQuestions(productId, page)} />
)

const QuestionPage = ({
  productId,
  asked,
}: {
  readonly productId: string
  readonly asked: ReturnType<typeof useQuestions>
}) => {
  const t = useCopy('reviews')
  if (asked.state === 'pending') return <SkeletonBlocks label={t.loading()} heights={['1.5rem', '1rem', '3rem']} />
  if (asked.state !== 'answered')
    return (
      <p>
        {t.questionsAway()}{' '}
        <Button kind="link" onPress={asked.again}>
          {t.tryAgain()}
        </Button>
      </p>
    )
  return asked.answer.questions.map((question) => (
    <QuestionItem key={question.questionId} question={question} productId={productId} />
  ))
}

const QuestionItem = ({ question, productId }: { readonly question: Question; readonly productId: string }) => {
  const t = useCopy('reviews')
  const { request } = useRequest<'voteOnAnswer'>()
  const locale = useShopLocale()
  const { text, nickname, date, language, answers } = question
  const isForeign = language !== undefined && language !== locale.slice(0, 2)
  const by = t.by({ nickname, date: useShortDate(date) })
  return (
    <article className="question">
      <h3 lang={language}>{text}</h3>
      <p className="meta">
        {isForeign ? `${by} · ${t.writtenIn({ language: nameOfLanguage(language, locale) })}` : by}
      </p>
      {answers.length === 0 && <p>{t.noAnswer()}</p>}
      {answers.map(({ answerId, text: answer, nickname: answerer, upVotes, downVotes }) => (
        <div key={answerId} className="answer">
          <p lang={language}>{answer}</p>
          <p className="meta">{answerer}</p>
          <Votes
            subject={answerId}
            upVotes={upVotes}
            downVotes={downVotes}
            send={(vote) => request('voteOnAnswer', { productId, answerId, vote })}
          />
        </div>
      ))}
    </article>
  )
}
