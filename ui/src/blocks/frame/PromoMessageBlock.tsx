import type { BlockProps } from '../page/blockTable.ts'
import { RichText } from '../parts/RichText.tsx'
import { TargetLink } from '../parts/TargetLink.tsx'
import './PromoMessageBlock.css'

/** PROMO-01, 05: 548 px wide at most. When the whole of it is a link, it leads where its first link leads. */
export const PromoMessageBlock = ({ block }: BlockProps<'promo-message'>) => (
  <div
    className="promo-message"
    data-ground={block.background}
    data-ink={block.textColor}
    data-hover={block.hoverLinkColor}
    data-clickable={block.clickable || undefined}
  >
    <RichText tree={block.richTextTree} />
    {block.targets.map((target, index) => (
      <TargetLink key={index} to={target} />
    ))}
  </div>
)
