import { useState } from 'react'
import type { ArticlePage } from '../../../../contracts/content/blocks/articleBlocks.ts'
import { articleCount } from '../../../../core/domain/content/articleCounts.ts'
import { breakpointValues } from '../../../../core/domain/content/breakpointValues.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { Button } from '../../components/basic/Button.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useChosenParams } from '../../state/AddressParams.tsx'
import { CardHeading } from '../parts/CardHeading.ts'
import { Carousel } from '../parts/Carousel.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { Stories, StorySkeletons } from './Stories.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import { TagFilter } from './TagFilter.tsx'
import './ArticleGridBlock.css'

/**
 * CAT-52…56: articles, the newest first, with a tag filter whose choice is part of the address. A journal, which has the
 * filter, begins with a large story above its rows.
 */
export const ArticleGridBlock = ({ block, isLead = false }: BlockProps<'article-grid'>) => {
  const t = useCopy('blocks')
  const Heading = isLead ? 'h1' : 'h2'
  const params = useChosenParams()
  const locale = useShopLocale()
  const hasBig = block.tagFilter === true
  const tags = hasBig ? (params.get('tags') ?? '').split(',').filter(Boolean) : []
  const wanted = (tags.length > 0 ? tags : (block.tagIds ?? [])).join(',').slice(0, 300)
  const count = articleCount(block.rows)
  const ask = {
    siteId: locales[locale].site,
    limit: hasBig ? count + 1 : count,
    ...(wanted === '' ? {} : { tagId: wanted }),
    ...(block.query ? { q: block.query } : {}),
  }
  const asked = useQuery({ name: 'articles', ask }, { noted: 'articleFetch' })
  const held = useHeld(asked.state === 'answered' ? asked.answer : null)
  if (held === null)
    return asked.state === 'pending' ? (
      <StorySkeletons count={ask.limit} hasBig={hasBig} />
    ) : (
      <p className="stories-away">
        {t.journalAway()} <Button onPress={asked.again}>{t.again()}</Button>
      </p>
    )
  if (held.numFound === 0 && tags.length === 0) return null
  const isCarousel = Object.values(block.layout ?? {}).includes('carousel')
  return (
    <section aria-label={block.title || undefined} aria-busy={asked.state === 'pending' || undefined}>
      {block.title && (
        <Heading className={isLead ? 'title article-grid-heading' : 'heading article-grid-heading'}>
          {block.title}
        </Heading>
      )}
      {hasBig && <TagFilter facets={held.facets} chosen={tags} numFound={held.numFound} />}
      <CardHeading value={block.title && !isLead ? 'h3' : 'h2'}>
        {isCarousel ? (
          <Carousel layout={layoutOf(block)} columns={3} hasDots={false} everyMs={0}>
            {held.result.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </Carousel>
        ) : (
          <Stories key={wanted} ask={ask} more={count} first={held} hasBig={hasBig} />
        )}
      </CardHeading>
    </section>
  )
}

/** The last answer stays until the next one is here. */
const useHeld = (answer: ArticlePage | null): ArticlePage | null => {
  const [held, setHeld] = useState(answer)
  if (answer !== null && answer !== held) setHeld(answer)
  return answer ?? held
}

const layoutOf = ({ layout }: BlockProps<'article-grid'>['block']): string => {
  const { xs, sm, md, lg } = breakpointValues(layout, 'grid')
  return `xs:${xs} sm:${sm} md:${md} lg:${lg}`
}
