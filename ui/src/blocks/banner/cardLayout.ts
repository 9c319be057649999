import { overlayPlace, promotionOf } from '../../../../core/domain/content/banner.ts'
import type { Banner } from '../../../../core/domain/content/banner.ts'
import { breakpointValues } from '../../../../core/domain/content/breakpointValues.ts'
import { atWidths } from '../parts/atWidths.ts'
import './cardLayout.css'

/** CMS-27, 29: how a card's words stand to its picture at every width, and the attributes that say so. */
export const cardLayout = (banner: Banner) => {
  const layouts = breakpointValues(banner.responsiveLayout, { layout: 'below' as const })
  const { xs, sm, md, lg } = layouts
  return {
    layouts,
    attributes: {
      'data-layout': atWidths({ xs: xs.layout, sm: sm.layout, md: md.layout, lg: lg.layout }),
      'data-overlay': banner.overlay && overlayPlace(banner),
      'data-promotion': promotionOf(banner),
    },
  }
}
