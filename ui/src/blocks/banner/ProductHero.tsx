import { bannerTarget, promotionOf } from '../../../../core/domain/content/banner.ts'
import { Contours } from '../../art/Contours.tsx'
import { Media } from '../parts/Media.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { BannerCaption, BannerText } from '../parts/BannerText.tsx'
import { CoverLink, coverLink } from '../parts/coverLink.tsx'
import { HeroProduct } from './HeroProduct.tsx'
import { mediaOf } from '../parts/mediaOf.ts'
import './ProductHero.css'

/** CMS-31: words beside a product on contour lines. On a wide screen hairlines lead from its parts to their names. */
export const ProductHero = ({ block, isLead = false }: BlockProps<'hero'>) => {
  const [media] = mediaOf(block)
  const whole = bannerTarget(block)
  return (
    <section className="product-hero" data-promotion={promotionOf(block)}>
      <Contours name="hero" fade />
      <div className="page product-hero-page">
        <BannerText
          banner={block}
          heading={isLead ? 'h1' : 'h2'}
          look={isLead ? 'display' : 'title'}
          link={whole && coverLink(whole)}
        />
        <div className="product-hero-picture">
          {media && <Media media={media} width={640} isUrgent={isLead} />}
          <BannerCaption caption={block.caption} />
          {block.mediaTarget && !whole && <CoverLink to={block.mediaTarget} />}
          <Callouts callouts={block.callouts ?? [nameAlone]} productId={block.productId} />
        </div>
      </div>
    </section>
  )
}

type Callout = NonNullable<BlockProps<'hero'>['block']['callouts']>[number]

/** At the right edge, level with its words. */
const nameAlone: Callout = { x: 100, y: 14 }

interface CalloutsProps {
  readonly callouts: readonly Callout[]
  readonly productId: string | undefined
}

const Callouts = ({ callouts, productId }: CalloutsProps) => (
  <>
    <svg className="callout-lines" viewBox="0 0 100 100" aria-hidden="true">
      {callouts.map(({ x, y }, row) => (
        <g key={row}>
          <path d={lineOf(x, y, rows[row] ?? y)} />
          <circle cx={x} cy={y} r="0.625" />
        </g>
      ))}
    </svg>
    <dl className="callouts">
      {callouts.map(({ title, detail }, row) =>
        title ? (
          <div key={row} data-row={row + 1}>
            <dt>{title}</dt>
            {detail && <dd>{detail}</dd>}
          </div>
        ) : (
          productId && (
            <HeroProduct key={row} productId={productId}>
              {(name, price) => (
                <div data-row={row + 1} data-product>
                  <dt>{name}</dt>
                  <dd>{price}</dd>
                </div>
              )}
            </HeroProduct>
          )
        ),
      )}
    </dl>
  </>
)

/** Where the words stand, in per cent from the top; the stylesheet has the same figures. */
const rows = [14, 35.25, 56.25]

/** From the part to the height of its words, at 45 degrees where there is room, and on to the edge under the words. */
const lineOf = (x: number, y: number, row: number): string => {
  const elbow = x + Math.min(Math.abs(y - row), (100 - x) * 0.35)
  return `M${x} ${y}L${elbow} ${row}M${Math.min(elbow, longestText)} ${row}H100`
}

const longestText = 78.5
