import type { ContentPicture } from '../../../../contracts/content/media.ts'
import type { Banner } from '../../../../core/domain/content/banner.ts'
import { BlockPicture, Media } from '../media/Media.tsx'
import { BannerCaption } from './BannerText.tsx'
import { mediaOf } from './mediaOf.ts'
import './CardMedia.css'

interface CardMediaProps {
  readonly banner: Banner
  readonly badge?: ContentPicture | undefined
}

/** A card's picture, its badge and its caption. A card whose picture is missing stands on stone. */
export const CardMedia = ({ banner, badge }: CardMediaProps) => {
  const all = mediaOf(banner)
  return (
    <div className="card-media media-frame" data-count={all.length}>
      {all.slice(0, 1).map((media, index) => (
        <Media key={index} media={media} width={640} />
      ))}
      {badge && (
        <div className="card-badge">
          <BlockPicture picture={badge} width={64} />
        </div>
      )}
      <BannerCaption caption={banner.caption} />
    </div>
  )
}
