import type { ContentMedia } from '../../../../contracts/content/media.ts'
import type { Banner } from '../../../../core/domain/content/banner.ts'

/** CMS-21: one picture or film, or several side by side. */
export const mediaOf = ({ media, mediaList = [] }: Pick<Banner, 'media' | 'mediaList'>): readonly ContentMedia[] =>
  (mediaList.length > 0 ? mediaList : media ? [media] : []).filter(({ picture, video }) => picture ?? video)
