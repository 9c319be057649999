import { block, blocks } from '../block.ts'
import { choice, flag, line, optional, perBreakpoint, seconds } from '../field.ts'

const items = blocks('Items')
const title = optional(line('Title'))

/** CMS-40, 41, 42 */
export const collection = block(
  'collection',
  {
    kind: choice(['linked-card', 'category-card', 'call-to-action', 'multi-link-card'], 'Items are'),
    items,
    title,
    layout: optional(perBreakpoint(choice(['carousel', 'grid'], 'Layout'), 'Layout per width')),
    dots: optional(flag('Dots', 'Which page of the carousel is shown')),
    autorotateTime: optional(seconds('Turns every', 'In seconds; 0 or empty: never')),
  },
  'Collection',
  'Cards or buttons as a carousel or a grid',
)

/** CMS-43 */
export const verticalList = block('vertical-list', { items, title }, 'Vertical list', 'Cards, one below the other')
