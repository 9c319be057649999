import { breakpointValues } from '../../../../core/domain/content/breakpointValues.ts'
import { bannerTarget, gradientHeight, overlayWidth } from '../../../../core/domain/content/banner.ts'
import type { Banner } from '../../../../core/domain/content/banner.ts'
import { Contours } from '../../art/Contours.tsx'
import { Media } from '../media/Media.tsx'
import type { BlockProps } from '../blockTable.ts'
import { BannerCaption, BannerText } from './BannerText.tsx'
import { CoverLink, coverLink } from './coverLink.tsx'
import { HeroProduct } from './HeroProduct.tsx'
import { mediaOf } from './mediaOf.ts'
import './HeroBlock.css'
import './HeroFoot.css'

/** CMS-31: words on a picture, under it, or around a product. Without a picture the words stand on contour lines. */
export const HeroBlock = ({ block, isLead = false }: BlockProps<'hero'>) => {
  const initial = { layout: block.variant === 'block-below' ? ('below' as const) : ('overlay' as const) }
  const { xs, lg } = breakpointValues(block.responsiveLayout, initial)
  const all = mediaOf(block)
  const whole = bannerTarget(block)
  return (
    <section
      className="hero-block"
      data-variant={block.variant}
      data-narrow={xs.layout}
      data-wide={lg.layout}
      data-overlay={`${block.overlay?.position ?? 'left'} ${overlayWidth(block)}`}
      data-foot={footOf(block)}
      data-ground={block.gradient?.tone ?? (block.variant === 'product-overlay' ? 'lake' : undefined)}
      data-promotion={block.promotionTracking?.promotionId}
      data-bare={all.length === 0 || undefined}
      data-theme={
        all.length > 0 && block.variant === 'standard' && lg.layout === 'overlay' ? themeOf(block) : undefined
      }
    >
      {all.length === 0 ? (
        <Contours name="hero" fade />
      ) : (
        <div className="hero-block-media" data-count={all.length}>
          {all.map((media, index) => (
            <Media key={index} media={media} width={1440} isUrgent={isLead && index === 0} />
          ))}
          {block.mediaTarget && !whole && <CoverLink to={block.mediaTarget} />}
        </div>
      )}
      <div className="page hero-block-page">
        <BannerText
          banner={block}
          heading={isLead ? 'h1' : 'h2'}
          look={isLead ? 'display' : 'title'}
          align={lg.alignment}
          link={whole && coverLink(whole)}
        />
        <BannerCaption caption={block.caption} />
        {block.variant === 'product-overlay' && block.productId && <HeroProduct productId={block.productId} />}
      </div>
      {whole && !block.title && <CoverLink to={whole} />}
    </section>
  )
}

/** CMS-26: how high the veil at the foot reaches, in per cent, and at which widths. */
const footOf = (banner: Banner): string | undefined => {
  if (banner.gradient === undefined) return undefined
  const { breakpoints = [] } = banner.gradient
  return [gradientHeight(banner), ...(breakpoints.length > 0 ? breakpoints : ['xs', 'sm', 'md', 'lg'])].join(' ')
}

/** A picture with words on it is the same by day and by night, so its words and its veil are, too. */
const themeOf = ({ gradient }: Pick<Banner, 'gradient'>): 'light' | 'dark' =>
  gradient?.tone === 'deep' ? 'dark' : 'light'
