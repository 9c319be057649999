import { block } from '../block.ts'
import { choice, flag, group, line, list, optional } from '../field.ts'
import { target, targets } from '../target.ts'

/** CMS-52 */
export const callToAction = block('call-to-action', { target: target('Button') }, 'Button')

/** CMS-52 */
export const callToActionCollection = block(
  'call-to-action-collection',
  {
    title: optional(line('Title')),
    targets: targets(),
    alignment: optional(choice(['left', 'center', 'right'], 'Alignment')),
    equalTargetSize: optional(flag('Buttons of one width', 'All take the width of the widest')),
  },
  'Row of buttons',
)

/** CMS-53 */
export const secondaryNavigation = block(
  'secondary-navigation',
  {
    title: optional(line('Title')),
    items: list(group({ title: line('Title'), target: target('Link') }, 'Entry'), 'Entries'),
  },
  'Secondary navigation',
  'Links to neighbouring pages; the current one is marked',
)

/** CMS-61 */
export const footerItem = block(
  'footer-item',
  { title: line('Title'), links: list(target('Link'), 'Links', undefined, 20) },
  'Footer column',
)
