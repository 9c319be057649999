import { breakpointValues } from '../../../../core/domain/content/breakpointValues.ts'
import type { BlockProps } from '../blockTable.ts'
import { BannerText } from './BannerText.tsx'
import { CardMedia } from './CardMedia.tsx'
import { CoverLink, coverLink } from './coverLink.tsx'
import './LinkedCardBlock.css'

/** CMS-34, 35: a card that is one link, of its title. With CTA its buttons are shown, too. */
export const LinkedCardBlock = ({ block }: BlockProps<'linked-card'>) => {
  const place = block.mediaTarget ?? block.targets?.[0]
  const { xs, lg } = breakpointValues(block.responsiveLayout, { layout: 'below' as const })
  const ground = breakpointValues(block.backgroundColor, undefined)
  return (
    <article
      className="linked-card"
      data-narrow={xs.layout}
      data-wide={lg.layout}
      data-ground={ground.lg}
      data-promotion={block.promotionTracking?.promotionId}
    >
      <CardMedia banner={block} badge={block.badge} />
      <BannerText
        banner={block}
        heading="h3"
        look="subheading"
        align={lg.alignment}
        link={place && coverLink(place)}
        hasTargets={block.linkType === 'CTA'}
      />
      {place && !block.title && <CoverLink to={place} />}
    </article>
  )
}
