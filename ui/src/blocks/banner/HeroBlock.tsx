import { useEffect, useRef, useState } from 'react'
import { breakpointValues } from '../../../../core/domain/content/breakpointValues.ts'
import { bannerTarget, gradientFoot, overlayPlace, promotionOf } from '../../../../core/domain/content/banner.ts'
import type { Banner } from '../../../../core/domain/content/banner.ts'
import { Skeleton } from '../../components/basic/Skeleton.tsx'
import { Contours } from '../../art/Contours.tsx'
import { Media } from '../parts/Media.tsx'
import { atWidths } from '../parts/atWidths.ts'
import type { BlockProps } from '../page/blockTable.ts'
import { BannerCaption, BannerText } from '../parts/BannerText.tsx'
import { CoverLink, coverLink } from '../parts/coverLink.tsx'
import { HeroProduct } from './HeroProduct.tsx'
import { mediaOf } from '../parts/mediaOf.ts'
import { ProductHero } from './ProductHero.tsx'
import './HeroBand.css'
import './HeroBlock.css'
import './HeroFoot.css'

/**
 * CMS-31: words on a picture, under it, or around a product. Without a picture, or when its only one does not come, the
 * words stand on contour lines.
 */
export const HeroBlock = ({ block, isLead = false }: BlockProps<'hero'>) => {
  const initial = { layout: block.variant === 'block-below' ? ('below' as const) : ('overlay' as const) }
  const layouts = breakpointValues(block.responsiveLayout, initial)
  const { xs, sm, md, lg } = layouts
  const written = mediaOf(block)
  const [media, isMissing, miss] = useOnlyPicture(written.length === 1 && written[0]?.video === undefined)
  const all = isMissing ? [] : written
  const whole = bannerTarget(block)
  if (block.variant === 'product-overlay' && lg.layout === 'split') return <ProductHero block={block} isLead={isLead} />
  return (
    <section
      className="hero-block"
      data-variant={block.variant}
      data-layout={atWidths({ xs: xs.layout, sm: sm.layout, md: md.layout, lg: lg.layout })}
      data-overlay={overlayPlace(block)}
      data-foot={gradientFoot(block)}
      data-ground={block.gradient?.tone ?? (block.variant === 'product-overlay' ? 'lake' : undefined)}
      data-promotion={promotionOf(block)}
      data-bare={all.length === 0 || undefined}
      data-theme={
        all.length > 0 && block.variant === 'standard' && lg.layout === 'overlay' ? themeOf(block) : undefined
      }
    >
      {all.length === 0 ? (
        <Contours name={block.gradient?.tone === 'deep' ? 'deep' : 'hero'} fade={block.gradient?.tone !== 'deep'} />
      ) : (
        <div ref={media} className="hero-block-media" data-count={all.length} onErrorCapture={miss}>
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
          layouts={layouts}
          link={whole && coverLink(whole)}
        />
        <BannerCaption caption={block.caption} />
        {block.variant === 'product-overlay' && block.productId && (
          <HeroProduct productId={block.productId} pending={<ProductPlace />}>
            {(name, price) => (
              <p className="hero-product">
                {name}
                {price}
              </p>
            )}
          </HeroProduct>
        )}
      </div>
      {whole && !block.title && <CoverLink to={whole} />}
    </section>
  )
}

/** As high as name and price, so that the picture below stays where it is when they come. */
const ProductPlace = () => (
  <p className="hero-product">
    <Skeleton width="7rem" height="var(--line-sm)" />
    <Skeleton width="5rem" height="var(--line-xl)" />
  </p>
)

/** Whether it could not be loaded, which may have been known before the page came to life. */
const useOnlyPicture = (isOnly: boolean) => {
  const media = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  const miss = () => setMissing(isOnly)
  useEffect(() => {
    const picture = isOnly ? media.current?.querySelector('img') : null
    // Some drawings have no width either: only one that cannot be decoded is missing.
    if (picture?.complete === true && picture.naturalWidth === 0) picture.decode().catch(() => setMissing(true))
  }, [isOnly])
  return [media, isMissing, miss] as const
}

/** A picture with words on it is the same by day and by night, so its words and its veil are, too. */
const themeOf = ({ gradient }: Pick<Banner, 'gradient'>): 'light' | 'dark' =>
  gradient?.tone === 'deep' ? 'dark' : 'light'
