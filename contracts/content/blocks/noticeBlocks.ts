import { block, blocks } from '../block.ts'
import { choice, count, flag, ground, group, ink, line, optional, plainText, seconds } from '../field.ts'
import { picture } from '../media.ts'
import { richText } from '../richText.ts'
import { targets } from '../target.ts'

/** PROMO-01…05 */
export const promoBar = block(
  'promo-bar',
  {
    messages: blocks('Messages', 'At most five are shown'),
    autorotateTime: optional(seconds('Turns every', 'In seconds; empty: 5, 0: never')),
    closable: flag('Can be closed'),
  },
  'Notices',
  'Short messages above the header',
)

/** PROMO-01 */
export const promoMessage = block(
  'promo-message',
  {
    ...richText('richText', 'Text', 'One line on a wide screen'),
    targets: targets('Links'),
    textColor: optional(ink('Colour of the words')),
    hoverLinkColor: optional(ink('Colour of a link under the pointer')),
    background: optional(ground('Ground')),
    clickable: optional(flag('The whole message is a link', 'It leads where its first link leads')),
  },
  'Notice',
)

/** PROMO-20, 21 */
export const benefitBar = block(
  'benefit-bar',
  {
    logo: optional(picture('Logo')),
    title: line('Title'),
    subtitle: optional(line('Subtitle')),
    targets: targets(),
    closeButton: flag('Can be closed'),
  },
  'Benefit bar',
)

/** PROMO-10…14 */
export const popUp = block(
  'pop-up',
  {
    kind: choice(['newsletter', 'registration'], 'Asks for'),
    name: line('Name', 'A pop-up that was dismissed never comes back under this name'),
    delay: optional(count('Opens after', 0, 600_000, 'In ms; empty: 2000')),
    title: line('Title'),
    minimizedTitle: optional(line('Title while small')),
    maximizedTitle: optional(line('Title while open')),
    logo: optional(picture('Logo')),
    logoSize: optional(choice(['small', 'large'], 'Size of the logo')),
    targets: targets(),
    disclaimer: optional(plainText('Small print')),
    colours: optional(group({ text: ink('Words'), background: ground('Ground') }, 'Colours')),
  },
  'Pop-up',
)
