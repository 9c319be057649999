import type { ContentPicture } from '../../../../contracts/content/media.ts'
import type { Target } from '../../../../contracts/content/target.ts'
import { gradientFoot } from '../../../../core/domain/content/banner.ts'
import type { Banner } from '../../../../core/domain/content/banner.ts'
import { BlockPicture, Media } from '../parts/Media.tsx'
import { BannerCaption } from '../parts/BannerText.tsx'
import { CoverLink } from '../parts/coverLink.tsx'
import { mediaOf } from '../parts/mediaOf.ts'
import './CardMedia.css'

interface CardMediaProps {
  readonly banner: Banner
  readonly badge?: ContentPicture | undefined
  /** CMS-21: where the picture leads, on a card that leads nowhere itself. */
  readonly target?: Target | undefined
}

/** A card's pictures side by side, with badge, veil and caption. A card without a picture stands on stone among others. */
export const CardMedia = ({ banner, badge, target }: CardMediaProps) => {
  const all = mediaOf(banner)
  return (
    <div
      className="card-media media-frame"
      data-several={all.length > 1 || undefined}
      data-ground={banner.gradient?.tone}
      data-foot={gradientFoot(banner)}
    >
      {all.map((media, index) => (
        <Media key={index} media={media} width={640} />
      ))}
      {badge && (
        <div className="card-badge">
          <BlockPicture picture={badge} width={64} />
        </div>
      )}
      <BannerCaption caption={banner.caption} />
      {target && <CoverLink to={target} />}
    </div>
  )
}
