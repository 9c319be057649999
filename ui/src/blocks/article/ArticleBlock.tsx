import { BlockPicture } from '../parts/Media.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { StoryMeta } from './StoryMeta.tsx'
import './ArticleBlock.css'

/** CAT-51: the head of an article. Its text is the blocks that follow. */
export const ArticleBlock = ({ block, isLead = false }: BlockProps<'article'>) => {
  const { title, subtitle, date, minutes, picture } = block
  const Heading = isLead ? 'h1' : 'h2'
  return (
    <header className="article-head">
      <Heading className="title">{title}</Heading>
      {subtitle && <p className="article-subtitle">{subtitle}</p>}
      <StoryMeta date={date} minutes={minutes} withYear />
      <div className="article-picture media-frame">
        <BlockPicture picture={picture} width={1104} isUrgent={isLead} />
      </div>
    </header>
  )
}
