import { languageTag } from '../../../../core/domain/locale/locales.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { BlockPicture } from '../media/Media.tsx'
import type { BlockProps } from '../blockTable.ts'
import './ArticleBlock.css'

/** CAT-51: the head of an article. Its text is the blocks that follow. */
export const ArticleBlock = ({ block, isLead = false }: BlockProps<'article'>) => {
  const locale = useShopLocale()
  const { title, subtitle, eyebrow, date, picture } = block
  const Heading = isLead ? 'h1' : 'h2'
  return (
    <header className="article-head">
      {eyebrow && <p className="label">{eyebrow}</p>}
      <Heading className="title">{title}</Heading>
      {subtitle && <p className="article-subtitle">{subtitle}</p>}
      {date && (
        <p className="meta">
          <time dateTime={date}>
            {new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
              new Date(date),
            )}
          </time>
        </p>
      )}
      <div className="article-picture media-frame">
        <BlockPicture picture={picture} width={1104} isUrgent={isLead} />
      </div>
    </header>
  )
}
