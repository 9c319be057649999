import { contentCounts } from '../../../../core/domain/configuration/constants.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { CardHeading } from '../parts/CardHeading.ts'
import type { BlockProps } from '../page/blockTable.ts'
import { TargetLink } from '../parts/TargetLink.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import './RelatedArticles.css'

/** CAT-51: up to four other articles, under the text of one. Without any, the heading goes too. */
export const RelatedArticles = ({ block: { related = [] } }: BlockProps<'article'>) => {
  const t = useCopy('blocks')
  if (related.length === 0) return null
  return (
    <section>
      <div className="related-head">
        <h2 className="heading">{t.readNext()}</h2>
        <TargetLink className="link" to={{ url: '/journal', text: t.allStories() }} />
      </div>
      <CardHeading value="h3">
        <ul className="related">
          {related.slice(0, contentCounts.relatedArticles).map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} width={304} isBrief />
            </li>
          ))}
        </ul>
      </CardHeading>
    </section>
  )
}
