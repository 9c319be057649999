import { block } from '../block.ts'
import { Day, asked, choice, flag, group, key, line, optional, plainText } from '../field.ts'
import { media } from '../media.ts'
import { optionalRichText, richText } from '../richText.ts'
import { targets } from '../target.ts'

const day = (title: string, help?: string) => asked(Day, 'line', title, help)

/** SIGN-66. Days are YYYY-MM-DD, both attended. */
const eventFields = {
  eventId: key('Event'),
  title: line('Title'),
  ...richText('richText', 'Terms'),
  startDate: day('First day', 'YYYY-MM-DD'),
  endDate: day('Last day', 'YYYY-MM-DD'),
  enablePlusOne: flag('A guest may come along'),
  submitCtaLabel: line('Button'),
  confirmationTitle: line('Title when done'),
  confirmationSubtitle: line('Subtitle when done'),
} as const

/** SIGN-24, SIGN-50: the form that a visitor subscribes with. */
const newsletterFields = {
  channel: optional(choice(['email', 'sms'], 'By', 'By e-mail, unless said otherwise')),
  submitLabel: line('Button'),
  successText: plainText('Text when done'),
} as const

/** CMS-80…83: a dialog with one of three bodies: words and buttons, the newsletter form as well, or an event sign-up. */
export const dialog = block(
  'dialog',
  {
    title: optional(line('Title')),
    media: optional(media('Picture or video')),
    mediaPlacement: choice(['top', 'left-normal', 'left-large', 'body'], 'Place of the picture'),
    alignment: choice(['left', 'center', 'right'], 'Alignment'),
    subtitle: optional(line('Subtitle')),
    ...optionalRichText('richText', 'Text'),
    targets: targets(),
    ...optionalRichText('textBelowTargets', 'Text below the buttons'),
    newsletter: optional(
      group(newsletterFields, 'Newsletter form', 'Asks for an e-mail address or a phone number, and consent'),
    ),
    event: optional(group(eventFields, 'Event sign-up', 'Takes the place of the text and the buttons')),
  },
  'Dialog',
)

/** SIGN-60…69 */
export const eventSignUp = block('event-signup', eventFields, 'Event sign-up', 'Sign in, then join')

/** SIGN-50: the same form in a page, or at its foot; its title opens it. */
export const newsletter = block(
  'newsletter',
  { title: line('Title', 'Opens the form'), ...optionalRichText('richText', 'Text'), ...newsletterFields },
  'Newsletter',
  'A form for an e-mail address or a phone number, folded until it is asked for',
)
