import type { ContentBreakpoint } from '../../../../contracts/content/field.ts'
import { bannerButtons } from '../../../../core/domain/content/banner.ts'
import type { Banner } from '../../../../core/domain/content/banner.ts'
import { atWidths } from './atWidths.ts'
import { BlockPicture } from './Media.tsx'
import { RichText } from './RichText.tsx'
import { Targets } from './Targets.tsx'
import './BannerText.css'

interface BannerTextProps {
  readonly banner: Banner
  readonly heading: 'h1' | 'h2' | 'h3'
  /** How the title looks: `display`, `title`, `heading` or `subheading`. */
  readonly look: string
  readonly layouts?: BannerLayouts
  /** CMS-29, No-CTA: the whole banner is the link, and its title says where it leads. */
  readonly link?: ((words: React.ReactNode) => React.ReactNode) | undefined
  readonly hasTargets?: boolean
}

/** CMS-29: at every width. */
export type BannerLayouts = Readonly<Record<ContentBreakpoint, { readonly alignment?: 'left' | 'center' | 'right' }>>

const alignmentOf = ({ xs, sm, md, lg }: BannerLayouts): string | undefined =>
  atWidths({ xs: xs.alignment, sm: sm.alignment, md: md.alignment, lg: lg.alignment })

/** CMS-20: what a hero or card says, in the order in which it is read. */
export const BannerText = ({
  banner,
  heading: Heading,
  look,
  layouts,
  link = (words) => words,
  hasTargets = true,
}: BannerTextProps) => (
  <div className="banner-text" data-align={layouts && alignmentOf(layouts)}>
    {banner.eyebrowLogo && (
      <div className="banner-logo">
        <BlockPicture picture={banner.eyebrowLogo} width={120} />
      </div>
    )}
    {banner.eyebrowText && <p className="label">{banner.eyebrowText}</p>}
    {banner.title && <Heading className={look}>{link(banner.title)}</Heading>}
    {banner.subtitle && <p className="banner-subtitle">{banner.subtitle}</p>}
    <RichText tree={banner.richTextTree} />
    {hasTargets && <Targets targets={bannerButtons(banner)} isEqual={banner.equalTargetSize} />}
    <RichText tree={banner.richTextBelowTargetsTree} />
  </div>
)

/** CMS-23, 24: a few words at the edge of the picture, 150 px wide at most. */
export const BannerCaption = ({ caption }: { readonly caption: Banner['caption'] }) =>
  !caption?.text || caption.position === 'off' ? null : (
    <p
      className={caption.style === 'label' ? 'banner-caption label' : 'banner-caption'}
      data-position={caption.position}
      data-ground={caption.colour}
    >
      {caption.text}
    </p>
  )
