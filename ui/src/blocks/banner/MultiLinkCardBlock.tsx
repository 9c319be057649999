import { use } from 'react'
import { TargetLink } from '../parts/TargetLink.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { BannerText } from '../parts/BannerText.tsx'
import { CardHeading } from '../parts/CardHeading.ts'
import { cardLayout } from './cardLayout.ts'
import { CardMedia } from './CardMedia.tsx'
import { mediaOf } from '../parts/mediaOf.ts'
import './MultiLinkCardBlock.css'

/** CMS-36: a card with a list of links; the card itself leads nowhere. */
export const MultiLinkCardBlock = ({ block }: BlockProps<'multi-link-card'>) => {
  const { layouts, attributes } = cardLayout(block)
  return (
    <article className="banner-card multi-link-card" {...attributes}>
      {mediaOf(block).length > 0 && <CardMedia banner={block} target={block.mediaTarget} />}
      <BannerText banner={block} heading={use(CardHeading)} look="subheading" layouts={layouts} hasTargets={false} />
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
}
