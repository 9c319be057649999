import { block, oneBlock } from '../block.ts'
import { choice, flag, group, key, line, list, optional, perBreakpoint } from '../field.ts'
import { picture } from '../media.ts'
import { target } from '../target.ts'

/** NAV-02 */
export const visualSelector = group(
  { mediaObject: picture('Picture', '160 × 160 px'), title: line('Title'), target: target('Link') },
  'Visual selector',
)

/** Level 3 */
const menuLink = group({ id: key('Id'), title: line('Title'), target: target('Link') }, 'Link')

/** Level 2 */
const menuColumn = group(
  {
    id: key('Id'),
    title: line('Title'),
    target: optional(target('Link')),
    children: list(menuLink, 'Links'),
  },
  'Column',
)

/** NAV-01: an entry of level 1. */
export const menuItem = block(
  'menu-item',
  {
    title: line('Title'),
    target: optional(target('Link')),
    menuStyle: optional(choice(['plain', 'accent'], 'Style', 'Accent is for the sale')),
    menuIcon: optional(key('Icon', 'File name in the logo path of the brand')),
    titleVisibility: optional(flag('Title is shown', 'Off: the icon alone, with the title as its name')),
    hideShopAll: optional(perBreakpoint(flag('Hidden'), 'Hide “Shop all”')),
    overrideShopAll: optional(
      group({ title: optional(line('Title')), target: target('Link') }, 'Instead of “Shop all”'),
    ),
    columns: list(menuColumn, 'Columns', undefined, 12),
    menuBanner: optional(oneBlock('Banner', 'A linked card beside the columns')),
    visualSelectors: optional(list(visualSelector, 'Visual selectors', undefined, 12)),
    visualSelectorsTitle: optional(line('Title of the visual selectors')),
  },
  'Menu entry',
  'One department with its columns',
)
