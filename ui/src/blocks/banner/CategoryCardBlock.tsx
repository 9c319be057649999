import { BlockPicture } from '../media/Media.tsx'
import type { BlockProps } from '../blockTable.ts'
import { coverLink } from './coverLink.tsx'
import './CategoryCardBlock.css'

/** CMS-37 */
export const CategoryCardBlock = ({ block: { image, title, target } }: BlockProps<'category-card'>) => (
  <article className="category-card">
    <div className="category-card-plate">
      <BlockPicture picture={image} width={304} />
    </div>
    <h3 className="subheading">{coverLink(target)(title)}</h3>
  </article>
)
