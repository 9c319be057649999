import { block } from '../block.ts'
import { breakpoints, choice, count, flag, ground, group, key, line, list, optional, perBreakpoint } from '../field.ts'
import { media, picture } from '../media.ts'
import { optionalRichText } from '../richText.ts'
import { target, targets } from '../target.ts'

const caption = group(
  {
    text: line('Text'),
    position: choice(['top', 'bottom', 'off'], 'Position'),
    colour: optional(ground('Ground')),
    style: optional(choice(['plain', 'label'], 'Style')),
  },
  'Caption',
  'A few words at the edge of the picture',
)

/** CMS-25, 26: how high the veil reaches: full 35 %, focused 50 %, off 0. */
const gradient = group(
  {
    style: choice(['full', 'focused', 'off'], 'Style'),
    tone: optional(ground('Tone')),
    breakpoints: optional(list(choice(breakpoints, 'Width'), 'Widths', 'Empty: all', breakpoints.length)),
  },
  'Gradient',
  'Keeps words on a picture readable',
)

/** CMS-27, 28: the default width is full. */
const overlay = group(
  {
    position: optional(choice(['left', 'center', 'right'], 'Position')),
    width: optional(choice(['xs', 'sm', 'md', 'lg', 'full'], 'Width', 'Empty: full')),
  },
  'Overlay',
  'The box in which the words stand',
)

const layout = group(
  {
    layout: choice(['overlay', 'below', 'split'], 'Layout'),
    alignment: optional(choice(['left', 'center', 'right'], 'Alignment')),
  },
  'Layout',
)

/** CMS-20…29: what heroes and cards share. */
export const bannerFields = {
  title: optional(line('Title')),
  subtitle: optional(line('Subtitle')),
  eyebrowText: optional(line('Eyebrow', 'A few words above the title')),
  eyebrowLogo: optional(picture('Eyebrow logo')),
  ...optionalRichText('richText', 'Text'),
  ...optionalRichText('richTextBelowTargets', 'Text below the buttons'),
  media: optional(media('Picture or video')),
  mediaList: optional(list(media('Picture or video'), 'Several pictures or videos', 'Instead of a single one', 8)),
  mediaTarget: optional(target('Link of the picture')),
  targets: optional(targets()),
  caption: optional(caption),
  gradient: optional(gradient),
  overlay: optional(overlay),
  equalTargetSize: optional(flag('Buttons of one width', 'All take the width of the widest')),
  linkType: optional(choice(['CTA', 'No-CTA'], 'Link', 'No-CTA: the whole banner is the link, without buttons')),
  promotionTracking: optional(
    group(
      { creativeName: line('Creative'), promotionId: key('Promotion id'), promotionName: line('Promotion') },
      'Promotion tracking',
      'Reported when the banner is seen and when it is pressed',
    ),
  ),
  responsiveLayout: optional(perBreakpoint(layout, 'Layout per width')),
} as const

const percent = (title: string) => count(title, 0, 100, 'In per cent of the picture')

/** CMS-31: a hairline from a part of the product to its words at the right edge, on screens wide enough for it. */
const callout = group(
  {
    title: optional(line('Part', 'Empty: name and price of the product')),
    detail: optional(line('What is special about it')),
    x: percent('Place of the part from the left'),
    y: percent('Place of the part from the top'),
  },
  'Callout',
)

/** CMS-31 */
export const hero = block(
  'hero',
  {
    variant: choice(['standard', 'block-below', 'product-overlay'], 'Variant'),
    productId: optional(key('Product', 'For the product overlay')),
    callouts: optional(list(callout, 'Callouts', 'One below the other, beside a product', 3)),
    ...bannerFields,
  },
  'Hero',
  'The large banner at the top of a page',
)

/** CMS-34, 35 */
export const linkedCard = block(
  'linked-card',
  {
    ...bannerFields,
    badge: optional(picture('Badge')),
    backgroundColor: optional(perBreakpoint(ground('Ground'), 'Ground per width')),
  },
  'Linked card',
  'A picture with words that leads to one page',
)

/** CMS-36 */
export const multiLinkCard = block(
  'multi-link-card',
  bannerFields,
  'Multi-link card',
  'A picture with a list of links; the card itself leads nowhere',
)

/** CMS-37 */
export const categoryCard = block(
  'category-card',
  { image: picture('Picture'), title: line('Title'), target: target('Link') },
  'Category card',
)
