import { useEffect, useRef } from 'react'
import type { ArticlePage } from '../../../../contracts/content/blocks/articleBlocks.ts'
import type { Queries } from '../../../../contracts/queries.ts'
import { hasMoreArticles } from '../../../../core/domain/content/articleCounts.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { Button } from '../../components/basic/Button.tsx'
import { Skeleton, SkeletonGroup } from '../../components/basic/Skeleton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { useKeptPages } from '../../shell/useKeptPages.ts'
import { ArticleCard } from './ArticleCard.tsx'
import './Stories.css'

interface StoriesProps {
  readonly ask: Queries['articles']['ask']
  /** How many each press of "Read more" adds. */
  readonly more: number
  readonly first: ArticlePage
  /** The first story is larger than the others. */
  readonly hasBig: boolean
}

/** CAT-52: the first page of articles, and one more with each press of "Read more". */
export const Stories = ({ ask, more, first, hasBig }: StoriesProps) => {
  const t = useCopy('blocks')
  const { pages, kept, showMore } = useKeptPages('stories')
  const shown = Math.min(first.result.length + (pages - 1) * more, first.numFound)
  if (first.result.length === 0) return null
  return (
    <>
      <ul className="stories" data-big={hasBig || undefined}>
        <StoryItems articles={first.result} />
        {Array.from({ length: pages - 1 }, (_, page) => (
          <MoreStories
            key={page}
            ask={{ ...ask, limit: more, offset: ask.limit + page * more }}
            isPressed={page + 2 > kept}
          />
        ))}
      </ul>
      {(pages > 1 || hasMoreArticles(shown, first.numFound)) && (
        <div className="stories-more">
          <p className="meta" role="status">
            {t.storiesShown({ shown, count: first.numFound })}
          </p>
          <progress className="stories-track" aria-hidden="true" max={first.numFound} value={shown} />
          {hasMoreArticles(shown, first.numFound) && <Button onPress={showMore}>{t.readMore()}</Button>}
        </div>
      )}
    </>
  )
}

interface MoreStoriesProps {
  readonly ask: Queries['articles']['ask']
  /** Just now: its first story takes the focus, as the button that asked for it may be gone. */
  readonly isPressed: boolean
}

/** One more page. */
const MoreStories = ({ ask, isPressed }: MoreStoriesProps) => {
  const t = useCopy('blocks')
  const asked = useQuery({ name: 'articles', ask }, { noted: 'articleFetch' })
  const first = useRef<HTMLLIElement>(null)
  const isHere = asked.state === 'answered'
  useEffect(() => {
    if (isHere && isPressed) first.current?.querySelector('a')?.focus()
  }, [isHere, isPressed])
  if (asked.state === 'answered') return <StoryItems articles={asked.answer.result} ref={first} />
  if (asked.state === 'pending')
    return Array.from({ length: ask.limit }, (_, index) => (
      <li key={index}>
        <Skeleton ratio="3 / 2" />
      </li>
    ))
  return (
    <li className="stories-failed">
      {t.journalAway()} <Button onPress={asked.again}>{t.again()}</Button>
    </li>
  )
}

interface StoryItemsProps {
  readonly articles: ArticlePage['result']
  /** Of the first one. */
  readonly ref?: React.Ref<HTMLLIElement>
}

const StoryItems = ({ articles, ref }: StoryItemsProps) =>
  articles.map((article, index) => (
    <li key={article.id} ref={index === 0 ? ref : undefined}>
      <ArticleCard article={article} width={index === 0 ? 848 : 416} />
    </li>
  ))

/** Pictures in the layout of the articles to come. */
export const StorySkeletons = ({ count, hasBig }: { readonly count: number; readonly hasBig: boolean }) => {
  const t = useCopy('blocks')
  return (
    <SkeletonGroup label={t.loading()}>
      <div className="stories" data-big={hasBig || undefined}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} ratio="3 / 2" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
