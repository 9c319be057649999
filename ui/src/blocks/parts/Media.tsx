import type { ContentMedia, ContentPicture } from '../../../../contracts/content/media.ts'
import { sizedPicture } from '../../components/product/sizedPicture.ts'
import { VideoLoop } from './VideoLoop.tsx'
import './Media.css'

interface MediaProps {
  readonly media: ContentMedia
  /** The widest place it is shown in, CSS px. */
  readonly width: number
  readonly isUrgent?: boolean
}

/** CMS-21: a picture, or a film without sound that runs by itself. */
export const Media = ({ media: { picture, video }, width, isUrgent = false }: MediaProps) => {
  if (video !== undefined) return <VideoLoop video={video} still={picture} />
  return picture === undefined ? null : <BlockPicture picture={picture} width={width} isUrgent={isUrgent} />
}

interface BlockPictureProps {
  readonly picture: ContentPicture
  readonly width: number
  readonly isUrgent?: boolean
}

/** CAT-10: asked for at twice its size; its place is kept by its own measures, or by those of what stands around it. */
export const BlockPicture = ({ picture, width, isUrgent = false }: BlockPictureProps) => (
  <img
    src={sizedPicture(picture.url, width, heightAt(picture, width))}
    alt={picture.alt}
    title={picture.seoTitle}
    // A square or upright picture is of one thing, which is shown whole.
    data-whole={(picture.height ?? 2) >= (picture.width ?? 3) || undefined}
    width={picture.width}
    height={picture.height}
    loading={isUrgent ? 'eager' : 'lazy'}
    fetchPriority={isUrgent ? 'high' : 'auto'}
    decoding="async"
  />
)

/** A picture of unknown size counts as 3 : 2. */
export const heightAt = ({ width = 3, height = 2 }: ContentPicture, shownWidth: number): number =>
  Math.round((shownWidth * height) / width)
