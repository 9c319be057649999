import type { Schema } from 'effect'
import type { BlockKind } from '../../../../contracts/content/blockKinds.ts'

type Fields = Readonly<Record<string, Schema.Json>>
export type BlockJson = Fields & { readonly id: string; readonly type: BlockKind }

let made = 0
const block = (type: BlockKind, fields: Fields): BlockJson => ({ id: `block-${(made += 1)}`, type, ...fields })

export const long =
  'Une chaussure de randonnée imperméable à l’épreuve des intempéries, ressemelée aussi souvent que vous le voudrez'
export const longText = `<p>${long}. Elle tient chaud de l’automne jusqu’au printemps, et se répare ensuite dans notre atelier de Boulder ou dans l’un de nos magasins partenaires.</p>`

const square = { url: '/media/HARROWMID1-SAPI-1.svg', alt: 'A brown leather boot', width: 800, height: 800 }
const jacket = { url: '/media/WEATHERGLS-PICO-1.svg', alt: 'A shell jacket', width: 800, height: 800 }
export const missing = {
  url: '/media/NO-SUCH-PICTURE.svg',
  alt: 'A picture that is not there',
  width: 900,
  height: 600,
}
const film = {
  url: '/film/trail.mp4',
  duration: 6,
  width: 640,
  height: 360,
  poster: { url: '/film/trail.jpg', alt: 'A trail over contour lines', width: 640, height: 360 },
  seoTitle: 'There and back',
  seoDescription: 'A trail is drawn over contour lines, up to a summit and down again.',
}
const link = (text: string, style = 'link', url = '/journal') => ({ text, url, style })
const many = <T extends Schema.Json>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n + 1))

const whole = {
  title: 'Boots that are mended',
  subtitle: 'Resoled in three weeks, as often as you like.',
  eyebrowText: 'From the bench',
  richText: '<p>The welt is <strong>stitched</strong>, so the sole can come off.</p>',
  media: { picture: square },
  targets: [link('See how it is done', 'primary', '/repairs'), link('All boots', 'secondary', '/c/footwear-1000')],
  richTextBelowTargets: '<p>Free within two years.</p>',
  caption: { text: 'Harrow Mid', position: 'bottom' },
}
const longBanner = {
  title: long,
  subtitle: long,
  eyebrowText: 'Directement de l’établi',
  richText: longText,
  media: { picture: jacket },
  targets: [
    link('Découvrir comment nous ressemelons une paire', 'primary'),
    link('Toutes les chaussures imperméables', 'secondary'),
  ],
}
const hero = (fields: Fields) => block('hero', { variant: 'standard', ...fields })
const linked = (fields: Fields) => block('linked-card', fields)
const tile = (n: number) =>
  block('category-card', { image: square, title: `Category ${n}`, target: link(`Category ${n}`) })
const cards = (count: number) =>
  many(count, (n) =>
    linked({ title: `Card ${n}`, media: { picture: n % 2 ? square : jacket }, targets: [link('Read')] }),
  )

const event = {
  eventId: 'look-event',
  title: 'An event',
  richText: longText,
  startDate: '2027-03-13',
  endDate: '2027-03-14',
  enablePlusOne: true,
  submitCtaLabel: 'Join',
  confirmationTitle: 'You have joined',
  confirmationSubtitle: 'Until then.',
}

/**
 * Pages of blocks that axe judges and `npm run look` pictures: each kind with all it can have, with long French words,
 * without its picture, with one item and with as many as it may have, and with nothing to show.
 */
export const blockPages: Readonly<Record<string, readonly BlockJson[]>> = {
  heroes: [
    hero({ ...whole, responsiveLayout: { xs: { layout: 'below' }, lg: { layout: 'split' } } }),
    hero({
      ...whole,
      gradient: { style: 'full', tone: 'deep' },
      overlay: { position: 'left', width: 'sm' },
      responsiveLayout: { xs: { layout: 'overlay', alignment: 'left' } },
    }),
    hero({ ...longBanner, variant: 'block-below', equalTargetSize: true }),
    hero({ ...whole, variant: 'product-overlay', productId: 'PORTAGE480' }),
    hero({ title: 'A film', media: { video: film, picture: square }, targets: [link('Watch', 'secondary')] }),
    hero({ title: 'Its picture is missing', media: { picture: missing } }),
    hero({ title: 'Only a title' }),
  ],
  cards: [
    linked({ ...whole, badge: { ...square, alt: 'Resoled' }, backgroundColor: { xs: 'sunk' } }),
    linked({ ...longBanner, linkType: 'No-CTA', targets: [link('Lire')] }),
    linked({ title: 'Its picture is missing', media: { picture: missing }, targets: [link('Read')] }),
    linked({
      ...whole,
      mediaList: [{ picture: jacket }, { picture: square }],
      gradient: { style: 'focused', tone: 'deep' },
      overlay: { position: 'center', width: 'sm' },
      responsiveLayout: { xs: { layout: 'below', alignment: 'center' }, lg: { layout: 'overlay', alignment: 'right' } },
      backgroundColor: { xs: 'moss', lg: 'deep' },
    }),
    block('multi-link-card', {
      ...whole,
      mediaTarget: link('The picture'),
      responsiveLayout: { xs: { layout: 'overlay' }, lg: { layout: 'split', alignment: 'center' } },
      targets: many(2, (n) => link(`Link ${n}`)),
    }),
    block('multi-link-card', { ...whole, targets: many(4, (n) => link(`Link ${n}`)) }),
    block('multi-link-card', { ...longBanner, media: { picture: missing } }),
    tile(1),
    block('category-card', { image: missing, title: long, target: link(long) }),
  ],
  collections: [
    block('collection', { kind: 'linked-card', title: 'One card', layout: { xs: 'carousel' }, items: cards(1) }),
    block('collection', {
      kind: 'linked-card',
      title: 'A carousel',
      layout: { xs: 'carousel' },
      dots: true,
      autorotateTime: 5,
      items: cards(7),
    }),
    block('collection', { kind: 'linked-card', title: 'A grid', layout: { xs: 'grid' }, items: cards(3) }),
    block('collection', {
      kind: 'category-card',
      title: long,
      layout: { xs: 'carousel', lg: 'grid' },
      items: many(6, tile),
    }),
    block('collection', {
      kind: 'call-to-action',
      title: 'Buttons',
      layout: { xs: 'grid' },
      items: many(3, (n) => block('call-to-action', { target: link(`Button ${n}`, 'secondary') })),
    }),
    block('collection', {
      kind: 'multi-link-card',
      layout: { xs: 'grid' },
      items: many(2, (n) =>
        block('multi-link-card', { title: `Links ${n}`, targets: many(3, (m) => link(`Link ${m}`)) }),
      ),
    }),
    block('vertical-list', { title: 'One below the other', items: [tile(1), tile(2), ...cards(1)] }),
  ],
  'fifty items': [
    block('collection', {
      kind: 'linked-card',
      title: 'Fifty cards',
      layout: { xs: 'carousel' },
      dots: true,
      items: cards(50),
    }),
    block('vertical-list', { title: 'Fifty tiles', items: many(50, tile) }),
    block('secondary-navigation', { items: many(50, (n) => ({ title: `Entry ${n}`, target: link(`Entry ${n}`) })) }),
  ],
  media: [
    block('picture', { media: { xs: square }, mediaTarget: link('Boots') }),
    block('picture', { media: { xs: missing } }),
    block('video', film),
    block('video', { ...film, poster: missing, seoTitle: long, seoDescription: long }),
    block('video-player', {
      media: { xs: film },
      playerSettings: { autoplay: false, hideControls: false, loop: false, muted: true },
      paddings: { xs: 'small', lg: 'large' },
      backgroundColor: 'sunk',
    }),
    block('video-player', {
      media: { xs: film },
      playerSettings: { autoplay: true, hideControls: true, loop: true, muted: true },
      isFullWidth: true,
    }),
  ],
  texts: [
    block('rich-text', {
      richText:
        '<h2>A heading</h2><p>Some words with a <a href="/journal">link</a>.</p><h3>Smaller</h3><ul><li>One</li><li>Two</li></ul><ol><li>First</li></ol><blockquote>Said by someone.</blockquote><table><tr><th>Size</th><th>Foot</th></tr><tr><td>9</td><td>27 cm</td></tr></table>',
    }),
    block('rich-text', { richText: longText.repeat(3) }),
    block('icon-and-text', {
      iconSize: 'medium',
      variant: 'icon-left',
      items: many(4, (n) => ({ icon: square, richText: `<p>Reason ${n}</p>` })),
    }),
    block('icon-and-text', {
      iconSize: 'large',
      variant: 'icon-above-text',
      items: many(3, () => ({ icon: jacket, richText: longText, backgroundColor: 'sunk', target: link('Read') })),
    }),
    block('icon-and-text', {
      iconSize: 'small',
      variant: 'one-column',
      items: [{ icon: missing, richText: '<p>One</p>' }],
    }),
    block('spacer', { height: { xs: 2 } }),
    block('accordion', { title: 'What does it cost?', richText: '<p>Nothing within two years.</p>' }),
    block('accordion', { title: long, richText: longText }),
  ],
  links: [
    block('call-to-action', { target: link('One button', 'primary') }),
    block('call-to-action', { target: link(long, 'secondary') }),
    block('call-to-action-collection', {
      alignment: 'center',
      equalTargetSize: true,
      targets: [
        link('First', 'primary'),
        link('The second is longer', 'secondary'),
        link('Third', 'quiet'),
        link('Fourth'),
      ],
    }),
    block('call-to-action-collection', { alignment: 'left', targets: [link(long, 'secondary'), link(long)] }),
    block('secondary-navigation', {
      items: [
        { title: 'Here', target: link('Here', 'link', '/blocks-links') },
        ...many(4, (n) => ({ title: `Entry ${n}`, target: link(`Entry ${n}`) })),
      ],
    }),
    block('footer-item', { title: 'Help', links: many(5, (n) => link(`Link ${n}`)) }),
    block('menu-item', {
      title: 'Footwear',
      target: link('Footwear', 'link', '/c/footwear-1000'),
      columns: many(3, (n) => ({
        id: `column-${n}`,
        title: `Column ${n}`,
        children: many(4, (m) => ({ id: `link-${n}-${m}`, title: `Link ${m}`, target: link(`Link ${m}`) })),
      })),
      menuBanner: linked({ title: 'A banner', media: { picture: square }, targets: [link('Read')] }),
      visualSelectorsTitle: 'By picture',
      visualSelectors: many(3, (n) => ({ mediaObject: square, title: `Picture ${n}`, target: link(`Picture ${n}`) })),
    }),
    block('menu-item', { title: long, menuStyle: 'accent', columns: [] }),
  ],
  goods: [
    block('catalog-grid', {
      title: 'Chosen products',
      productIds: ['HARROWMID1', 'HARROWMIDW', 'HARROWHIGH', 'STRATAMTN1'],
    }),
    block('catalog-grid', { title: 'One product', productIds: ['HARROWMID1'] }),
    block('catalog-grid', { title: 'A whole category', categoryId: '1000', limit: 24 }),
    block('upsell', {
      title: 'Complete the pack',
      productIds: ['HUTSLIDE01', 'BUNKSOCK01', 'RIMEBEANIE', 'POCKET2HIP'],
      stackedCount: 3,
    }),
    block('recommendation-carousel', {
      title: `Avec cela : ${long}`,
      productId: 'PORTAGE480',
      showRating: true,
      limit: 8,
    }),
    block('catalog-grid', { title: 'Nothing is in it', productIds: ['NOSUCHBOOT'] }),
  ],
  articles: [
    block('article', {
      title: 'Lake Isabelle before the road closes',
      subtitle: 'A reason to start at six.',
      date: '2026-10-06',
      picture: square,
      tags: [{ label: 'Walks' }],
    }),
    block('article-grid', { title: 'With a filter', tagFilter: true, rows: 2 }),
    block('article-grid', { title: 'Stories in a row', layout: { xs: 'carousel' }, rows: 4 }),
    block('article-grid', { title: 'Nothing is in it', query: 'no such word' }),
    block('social-gallery', { containerId: 'open-bench' }),
  ],
  'a long article': [
    block('article', {
      title: long,
      subtitle: long,
      eyebrow: 'Établi',
      date: '2026-10-06',
      picture: missing,
      tags: many(6, (n) => ({ label: `Étiquette ${n}` })),
    }),
    block('rich-text', { richText: longText }),
  ],
  notices: [
    block('promo-bar', {
      closable: true,
      autorotateTime: 5,
      messages: many(3, (n) =>
        block('promo-message', { richText: `<p>Notice ${n} of three</p>`, targets: [link('Read')] }),
      ),
    }),
    block('promo-bar', {
      closable: false,
      messages: [block('promo-message', { richText: longText, targets: [link('Lire la suite')] })],
    }),
    block('promo-message', { richText: '<p>A notice by itself</p>', targets: [link('Read')], background: 'deep' }),
    block('benefit-bar', {
      title: 'Members get parcels free',
      subtitle: 'It costs nothing to join.',
      logo: square,
      targets: [link('Join', 'secondary')],
      closeButton: true,
    }),
    block('benefit-bar', {
      title: `Un avantage : ${long}`,
      subtitle: long,
      targets: [link('Adhérer au programme', 'secondary')],
      closeButton: false,
    }),
  ],
  'a pop-up': [
    block('rich-text', { richText: longText }),
    block('pop-up', {
      kind: 'newsletter',
      name: 'look-newsletter',
      title: 'Letters',
      delay: 0,
      maximizedTitle: 'Letters from the bench',
      minimizedTitle: 'Letters',
      logo: square,
      targets: [],
      disclaimer: 'One letter a month.',
    }),
  ],
  'a long pop-up': [
    block('rich-text', { richText: longText }),
    block('pop-up', {
      kind: 'registration',
      name: 'look-registration',
      title: long,
      delay: 0,
      maximizedTitle: long,
      logo: missing,
      targets: [link('Créer un compte maintenant', 'primary', '/sign-up')],
      disclaimer: longText.replaceAll(/<[^>]*>/g, ''),
    }),
  ],
  chosen: [
    block('segmentation', { segments: [], baselines: [block('rich-text', { richText: '<p>For everybody else</p>' })] }),
    block('experiment', {
      experienceId: 'none',
      variants: [],
      baselines: [block('rich-text', { richText: '<p>The baseline</p>' })],
    }),
    block('filter-by', {
      variant: 'bySku',
      filterBy: ['HARROWMID1'],
      operator: 'NOT IN',
      components: [block('rich-text', { richText: '<p>Not of this product</p>' })],
    }),
  ],
  'an event': [block('event-signup', event)],
  'a newsletter': [
    block('newsletter', {
      title: 'A letter twice a month',
      richText: '<p>Walks, repairs and what is new.</p>',
      submitLabel: 'Send me the letter',
      successText: 'You are on the list.',
    }),
    block('newsletter', { title: `La lettre : ${long}`, channel: 'sms', submitLabel: long, successText: long }),
  ],
  'a dialog with an event': [
    block('rich-text', { richText: '<p>Behind the dialog</p>' }),
    block('dialog', {
      title: long,
      media: { picture: square },
      mediaPlacement: 'left-normal',
      alignment: 'left',
      targets: [],
      event,
    }),
  ],
  ...Object.fromEntries(
    (['top', 'left-normal', 'left-large', 'body'] as const).map((mediaPlacement, place) => [
      `a dialog ${mediaPlacement.replace('-', ' ')}`,
      [
        block('rich-text', { richText: '<p>Behind the dialog</p>' }),
        block('dialog', {
          title: place === 3 ? long : 'Thank you for reading',
          subtitle: 'It is over in a minute.',
          media: { picture: place === 2 ? missing : square },
          mediaPlacement,
          alignment: place === 1 ? 'center' : 'left',
          richText: place === 3 ? longText : '<p>Some words.</p>',
          targets: [link('Go on', 'primary')],
          ...(place === 0 ? { newsletter: { submitLabel: 'Subscribe', successText: 'You will hear from us.' } } : {}),
        }),
      ],
    ]),
  ),
}
