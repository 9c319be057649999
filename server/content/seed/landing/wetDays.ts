import { categoryCard, link, richText } from '../SeedDocument.ts'
import type { Say, SeedDocument } from '../SeedDocument.ts'
import { seedPicture } from '../seedPictures.ts'

/** Shells and how to keep them dry: cards, lists of links and signs. */
export const wetDays: SeedDocument = {
  family: 'page',
  key: 'wet-days',
  body: (say) => ({
    name: say('Wet days', 'Jours de pluie'),
    description: say(
      'Three shells, what each keeps out, and how to make an old one bead again.',
      'Trois vestes, ce que chacune arrête, et comment faire perler une ancienne.',
    ),
    slots: {
      main: [neighbours(say), hero(say), shells(say), gap, care(say), links(say), kinds(say), last(say), ...drops(say)],
    },
  }),
}

const gap = { id: 'gap', type: 'spacer', height: { xs: 2, lg: 4 } }

const neighbours = (say: Say) => ({
  id: 'neighbours',
  type: 'secondary-navigation',
  title: say('By weather', 'Par temps'),
  items: [
    { title: say('Wet days', 'Pluie'), target: link(say('Wet days', 'Pluie'), '/wet-days') },
    { title: say('Winter', 'Hiver'), target: link(say('Winter', 'Hiver'), '/winter-walking') },
    { title: say('Hut to hut', 'De refuge en refuge'), target: link(say('Hut to hut', 'Refuges'), '/hut-to-hut') },
  ],
})

const hero = (say: Say) => ({
  id: 'hero',
  type: 'hero',
  variant: 'standard',
  eyebrowText: say('For rain', 'Pour la pluie'),
  title: say('Wet days are walking days', 'La pluie n’empêche pas de marcher'),
  subtitle: say(
    'Three layers against rain, two against a shower, one against wind.',
    'Trois couches contre la pluie, deux contre l’averse, une contre le vent.',
  ),
  media: { picture: seedPicture(say, '3020') },
  caption: { text: say('Weatherglass Shell', 'Veste Weatherglass'), position: 'bottom' },
  gradient: { style: 'focused' },
  overlay: { position: 'left', width: 'md' },
  targets: [
    link(say('Men’s shells', 'Vestes homme'), '/c/men-shells-3020', 'primary'),
    link(say('Women’s shells', 'Vestes femme'), '/c/women-shells-2020', 'secondary'),
  ],
})

const shells = (say: Say) => ({
  id: 'shells',
  type: 'collection',
  kind: 'linked-card',
  title: say('Which rain is it?', 'Quelle pluie ?'),
  layout: { xs: 'carousel', lg: 'grid' },
  dots: true,
  items: [
    card(
      say,
      'all-day',
      ['All day', 'Toute la journée'],
      ['Weatherglass: three layers', 'Weatherglass : trois couches'],
      '3020',
    ),
    card(
      say,
      'showers',
      ['In and out', 'Par averses'],
      ['Barometer: light, in the lid', 'Barometer : légère, au rabat'],
      '2020',
    ),
    card(say, 'puddles', ['From below', 'Par le bas'], ['For those who jump', 'Pour qui saute dedans'], '4020'),
  ],
})

type LandingText = readonly [english: string, french: string]

const card = (say: Say, id: string, title: LandingText, subtitle: LandingText, picture: string) => ({
  id,
  type: 'linked-card',
  title: say(...title),
  subtitle: say(...subtitle),
  media: { picture: seedPicture(say, picture) },
  linkType: 'No-CTA',
  backgroundColor: { xs: 'lake' },
  targets: [
    link(
      say('Look', 'Voir'),
      picture === '4020' ? '/c/kids-jackets-4020' : picture === '2020' ? '/c/women-shells-2020' : '/c/men-shells-3020',
    ),
  ],
})

const care = (say: Say) => ({
  id: 'care',
  type: 'icon-and-text',
  iconSize: 'medium',
  variant: 'icon-left',
  items: [
    sign(
      say,
      '<p><strong>Wash at 30 °C.</strong> Liquid soap, two rinses, twice a season.</p>',
      '<p><strong>Lavez à 30 °C.</strong> Lessive liquide, deux rinçages, deux fois par saison.</p>',
      '3020',
    ),
    sign(
      say,
      '<p><strong>No softener.</strong> It closes the pores and does not come off.</p>',
      '<p><strong>Pas d’adoucissant.</strong> Il bouche les pores et ne part plus.</p>',
      '5030',
    ),
    sign(
      say,
      '<p><strong>Warm it.</strong> Twenty minutes on low bring the beads back.</p>',
      '<p><strong>Chauffez.</strong> Vingt minutes douces, et les gouttes reperlent.</p>',
      '3040',
    ),
    sign(
      say,
      '<p><strong>Then proof it.</strong> Only where drops still sink in.</p>',
      '<p><strong>Puis imperméabilisez.</strong> Là seulement où les gouttes entrent.</p>',
      '5040',
    ),
  ],
})

const sign = (say: Say, english: string, french: string, picture: string) => ({
  icon: { ...seedPicture(say, picture), alt: '' },
  richText: say(english, french),
})

const links = (say: Say) => ({
  id: 'links',
  type: 'multi-link-card',
  title: say('Read before you buy', 'À lire avant d’acheter'),
  media: { picture: seedPicture(say, '5010') },
  targets: [
    link(say('Your shell is not leaking', 'Votre veste ne fuit pas'), '/wash-your-shell', 'link'),
    link(say('Start a little cold', 'Partez un peu froid'), '/start-a-little-cold', 'link'),
    link(say('Materials', 'Matières'), '/materials', 'link'),
  ],
})

const kinds = (say: Say) => ({
  id: 'kinds',
  type: 'collection',
  kind: 'category-card',
  title: say('By department', 'Par rayon'),
  layout: { xs: 'grid' },
  items: ['3020', '2020', '4020', '5040'].map((id) => categoryCard(say, id)),
})

const last = (say: Say) =>
  richText(
    'last',
    say(
      '<p>A hole that lets water in is a job for <a href="/repairs">the bench</a>.</p>',
      '<p>Un trou qui laisse passer l’eau, c’est pour <a href="/repairs">l’atelier</a>.</p>',
    ),
  )

const drops = (say: Say) => [
  {
    id: 'drops-opens',
    type: 'call-to-action',
    target: link(say('Is it leaking?', 'Fuit-elle ?'), '#drops', 'secondary'),
  },
  {
    id: 'drops',
    type: 'dialog',
    title: say('Is it leaking?', 'Fuit-elle ?'),
    media: { picture: seedPicture(say, '2020') },
    mediaPlacement: 'top',
    alignment: 'right',
    subtitle: say('Most shells that feel wet are not.', 'La plupart des vestes qui semblent mouillées ne fuient pas.'),
    targets: [link(say('How to find out', 'Comment le savoir'), '/wash-your-shell', 'link')],
  },
]
