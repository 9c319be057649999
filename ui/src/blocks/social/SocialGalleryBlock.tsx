import type { BlockProps } from '../blockTable.ts'
import './SocialGalleryBlock.css'

/** CMS-56, 57: the place of a gallery, which takes no space until something is in it (its data is issue 20's). */
export const SocialGalleryBlock = ({ block: { containerId, filter, widget } }: BlockProps<'social-gallery'>) => (
  <div
    className="social-gallery"
    data-widget={widget ?? 'image-commerce'}
    data-container={containerId}
    data-filter={filter}
  />
)
