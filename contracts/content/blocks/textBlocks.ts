import { block } from '../block.ts'
import { choice, ground, group, ink, line, list, optional, perBreakpoint } from '../field.ts'
import { picture } from '../media.ts'
import { richText } from '../richText.ts'
import { target } from '../target.ts'

/** CMS-60 */
export const richTextBlock = block('rich-text', richText('richText', 'Text'), 'Rich text')

/** CMS-54 */
export const accordion = block(
  'accordion',
  { title: line('Title'), ...richText('richText', 'Text') },
  'Accordion',
  'A title that opens a text',
)

/** CMS-50, 51 */
export const iconAndText = block(
  'icon-and-text',
  {
    items: list(
      group(
        {
          icon: optional(picture('Icon')),
          ...richText('richText', 'Text'),
          target: optional(target('Link')),
          backgroundColor: optional(ground('Ground')),
          textColor: optional(ink('Colour of the words')),
        },
        'Item',
      ),
      'Items',
      'Four of them form two columns',
      12,
    ),
    iconSize: choice(['small', 'medium', 'large'], 'Size of the icons'),
    variant: choice(['icon-left', 'icon-above-text', 'one-column'], 'Layout'),
  },
  'Icons and text',
)

/** CMS-62 */
export const spacer = block(
  'spacer',
  {
    height: optional(
      perBreakpoint(choice([0, 0.5, 1, 1.5, 2, 3, 4, 6, 8], 'Height', 'In rem'), 'Height per width', 'Empty: 2 rem'),
    ),
  },
  'Space',
)
