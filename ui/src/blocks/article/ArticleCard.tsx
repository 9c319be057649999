import { use } from 'react'
import type { Article } from '../../../../contracts/content/blocks/articleBlocks.ts'
import { CardHeading } from '../parts/CardHeading.ts'
import { coverLink } from '../parts/coverLink.tsx'
import { BlockPicture } from '../parts/Media.tsx'
import { StoryMeta } from './StoryMeta.tsx'
import './ArticleCard.css'

interface ArticleCardProps {
  readonly article: Article
  /** The widest it is shown, CSS px. */
  readonly width?: number
  /** Without its subtitle. */
  readonly isBrief?: boolean
}

/** CAT-50: an article in a list. The whole card leads to it; its title is the link. */
export const ArticleCard = ({ article, width = 416, isBrief = false }: ArticleCardProps) => {
  const { title, url, picture, eyebrow, tags, subtitle, date, minutes } = article
  const Heading = use(CardHeading)
  const label = eyebrow ?? tags[0]?.label
  return (
    <article className="story">
      <div className="story-picture media-frame">
        <BlockPicture picture={picture} width={width} />
      </div>
      <div className="story-words">
        {label && <p className="label">{label}</p>}
        <Heading className="subheading">{coverLink({ url })(title)}</Heading>
        {subtitle && !isBrief && <p className="story-subtitle">{subtitle}</p>}
        <StoryMeta date={date} minutes={minutes} />
      </div>
    </article>
  )
}
