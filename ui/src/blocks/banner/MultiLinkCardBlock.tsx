import { TargetLink } from '../TargetLink.tsx'
import type { BlockProps } from '../blockTable.ts'
import { BannerText } from './BannerText.tsx'
import { CardMedia } from './CardMedia.tsx'
import './MultiLinkCardBlock.css'

/** CMS-36: a card with a list of links; the card itself leads nowhere. */
export const MultiLinkCardBlock = ({ block }: BlockProps<'multi-link-card'>) => (
  <article className="multi-link-card" data-promotion={block.promotionTracking?.promotionId}>
    <CardMedia banner={block} />
    <BannerText banner={block} heading="h3" look="subheading" hasTargets={false} />
    {block.targets && block.targets.length > 0 && (
      <ul>
        {block.targets.map((target, index) => (
          <li key={index}>
            <TargetLink to={target} />
          </li>
        ))}
      </ul>
    )}
  </article>
)
