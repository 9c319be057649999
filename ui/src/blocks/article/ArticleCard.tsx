import type { Article } from '../../../../contracts/content/blocks/articleBlocks.ts'
import { coverLink } from '../banner/coverLink.tsx'
import { BlockPicture } from '../media/Media.tsx'
import './ArticleCard.css'

interface ArticleCardProps {
  readonly article: Article
  /** The widest it is shown, CSS px. */
  readonly width?: number
}

/** CAT-50: an article in a list. The whole card leads to it; its title is the link. */
export const ArticleCard = ({ article: { title, url, picture, eyebrow, tags }, width = 416 }: ArticleCardProps) => {
  const label = eyebrow ?? tags[0]?.label
  return (
    <article className="story">
      <div className="story-picture media-frame">
        <BlockPicture picture={picture} width={width} />
      </div>
      <div className="story-words">
        {label && <p className="label">{label}</p>}
        <h3 className="subheading">{coverLink({ url })(title)}</h3>
      </div>
    </article>
  )
}
