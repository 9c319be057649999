import { block } from '../block.ts'
import { choice, key, line, optional } from '../field.ts'

/** CMS-56, 57 */
export const socialGallery = block(
  'social-gallery',
  {
    widget: optional(choice(['image-commerce', 'user-photo'], 'Widget', 'Empty: image commerce')),
    containerId: key('Container'),
    filter: optional(line('Filter')),
  },
  'Social gallery',
)
