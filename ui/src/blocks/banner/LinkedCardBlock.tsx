import { use } from 'react'
import { breakpointValues } from '../../../../core/domain/content/breakpointValues.ts'
import { atWidths } from '../parts/atWidths.ts'
import type { BlockProps } from '../page/blockTable.ts'
import { BannerText } from '../parts/BannerText.tsx'
import { CardHeading } from '../parts/CardHeading.ts'
import { cardLayout } from './cardLayout.ts'
import { CardMedia } from './CardMedia.tsx'
import { CoverLink, coverLink } from '../parts/coverLink.tsx'
import './LinkedCardBlock.css'

/** CMS-34, 35: a card that is one link, of its title. With CTA its buttons are shown, too. */
export const LinkedCardBlock = ({ block }: BlockProps<'linked-card'>) => {
  const place = block.mediaTarget ?? block.targets?.[0]
  const { layouts, attributes } = cardLayout(block)
  return (
    <article
      className="banner-card linked-card"
      {...attributes}
      data-grounds={atWidths(breakpointValues(block.backgroundColor, undefined))}
    >
      <CardMedia banner={block} badge={block.badge} />
      <BannerText
        banner={block}
        heading={use(CardHeading)}
        look="subheading"
        layouts={layouts}
        link={place && coverLink(place)}
        hasTargets={block.linkType === 'CTA'}
      />
      {place && !block.title && <CoverLink to={place} />}
    </article>
  )
}
