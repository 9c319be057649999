import { link, richText } from '../SeedDocument.ts'
import type { Say, SeedDocument } from '../SeedDocument.ts'
import { seedPicture } from '../seedPictures.ts'

/** Care: questions, a card that leads on, and blocks that differ by reader. */
export const washAndProof: SeedDocument = {
  family: 'page',
  key: 'wash-and-proof',
  body: (say) => ({
    name: say('Wash it, dry it, proof it', 'Laver, sécher, imperméabiliser'),
    description: say(
      'How to look after leather, wool, down and membranes, so that the bench sees them later.',
      'Comment entretenir cuir, laine, duvet et membranes, pour que l’atelier les voie plus tard.',
    ),
    slots: {
      main: [
        hero(say),
        ...questions(say),
        forMembers(say),
        heading(say),
        kids(say),
        repair(say),
        button(say),
        ...soap(say),
      ],
    },
  }),
}

const hero = (say: Say) => ({
  id: 'hero',
  type: 'hero',
  variant: 'block-below',
  title: say('Wash it, dry it, proof it', 'Laver, sécher, imperméabiliser'),
  richText: say(
    '<p>Most things that are sent to the bench need a washing machine first.</p>',
    '<p>La plupart de ce qu’on envoie à l’atelier a d’abord besoin d’un lave-linge.</p>',
  ),
  media: { picture: seedPicture(say, '3040') },
  targets: [link(say('Read about shells', 'Lire sur les vestes'), '/wash-your-shell', 'secondary')],
})

const questions = (say: Say) => [
  question(
    say,
    'leather',
    ['Leather', 'Cuir'],
    [
      '<p>Brush dry, lukewarm water, two days with newspaper in it. Wax twice a year, thinly. See <a href="/wax-and-when-not-to">wax, and when not to</a>.</p>',
      '<p>Brosser à sec, eau tiède, deux jours avec du journal. Cirer deux fois l’an, peu. Voyez <a href="/wax-and-when-not-to">cirer, et quand s’abstenir</a>.</p>',
    ],
  ),
  question(
    say,
    'wool',
    ['Wool and fleece', 'Laine et polaire'],
    [
      '<p>Thirty degrees, no softener, never a hot dryer. Air is often enough. See <a href="/how-to-ruin-a-fleece">how to ruin a fleece</a>.</p>',
      '<p>Trente degrés, pas d’adoucissant, jamais de sèche-linge chaud. L’air suffit souvent. Voyez <a href="/how-to-ruin-a-fleece">comment ruiner une polaire</a>.</p>',
    ],
  ),
  question(
    say,
    'down',
    ['Down', 'Duvet'],
    [
      '<p>Once a season, soap for down, two hours on low with tennis balls. See <a href="/down-that-lasts">down that lasts</a>.</p>',
      '<p>Une fois par saison, lessive pour duvet, deux heures douces avec des balles de tennis. Voyez <a href="/down-that-lasts">un duvet qui dure</a>.</p>',
    ],
  ),
]

type LandingText = readonly [english: string, french: string]

const question = (say: Say, id: string, title: LandingText, text: LandingText) => ({
  id,
  type: 'accordion',
  title: say(...title),
  richText: say(...text),
})

/** SEG-02: members read what they have, everybody else how to get it. */
const forMembers = (say: Say) => ({
  id: 'for-members',
  type: 'segmentation',
  segments: [
    {
      id: 'loyalty',
      targets: [
        richText(
          'member',
          say(
            '<p>Your points are in <a href="/account/loyalty">your account</a>.</p>',
            '<p>Vos points sont dans <a href="/account/loyalty">votre compte</a>.</p>',
          ),
        ),
      ],
    },
  ],
  baselines: [
    richText(
      'others',
      say(
        '<p>Members of the <a href="/loyalty">loyalty program</a> earn a point for each whole unit they spend.</p>',
        '<p>Les membres du <a href="/loyalty">programme de fidélité</a> gagnent un point par unité entière dépensée.</p>',
      ),
    ),
  ],
})

/** SEG-05: two ways to say the same. */
const heading = (say: Say) => ({
  id: 'care-heading',
  type: 'experiment',
  experienceId: 'care-heading',
  variants: [
    {
      variantId: 'question',
      targets: [
        richText('as-question', say('<h2>What did not survive?</h2>', '<h2>Qu’est-ce qui n’a pas survécu ?</h2>')),
      ],
    },
  ],
  baselines: [richText('as-statement', say('<h2>When care is too late</h2>', '<h2>Quand il est trop tard</h2>'))],
})

/** SEG-07: only beside children’s things. */
const kids = (say: Say) => ({
  id: 'not-for-kids',
  type: 'filter-by',
  variant: 'byCategory',
  filterBy: ['4000', '4010', '4020'],
  operator: 'NOT IN',
  components: [
    richText(
      'grown',
      say(
        '<p>Grown-up sizes are mended on the same bench as children’s.</p>',
        '<p>Les tailles adultes passent sur le même établi que celles des enfants.</p>',
      ),
    ),
  ],
})

const repair = (say: Say) => ({
  id: 'repair',
  type: 'linked-card',
  title: say('Send it to the bench', 'Envoyez-la à l’atelier'),
  richText: say('<p>New sole, new zip, same fit.</p>', '<p>Semelle neuve, fermeture neuve, même chaussant.</p>'),
  media: { picture: seedPicture(say, '1010') },
  targets: [link(say('How repairs work', 'Comment nous réparons'), '/repairs', 'link')],
})

const button = (say: Say) => ({
  id: 'button',
  type: 'call-to-action',
  target: link(say('Ask us', 'Demandez-nous'), '/help/contact-us', 'secondary'),
})

const soap = (say: Say) => [
  {
    id: 'soap-opens',
    type: 'call-to-action',
    target: link(say('Which soap?', 'Quelle lessive ?'), '#soap', 'secondary'),
  },
  {
    id: 'soap',
    type: 'dialog',
    title: say('Which soap?', 'Quelle lessive ?'),
    media: { picture: seedPicture(say, '3020') },
    mediaPlacement: 'body',
    alignment: 'center',
    richText: say(
      '<p>Liquid, without softener, half of what the bottle says. For down the kind that is made for it.</p>',
      '<p>Liquide, sans adoucissant, la moitié de la dose indiquée. Pour le duvet, celle qui est faite pour.</p>',
    ),
    targets: [link(say('Materials', 'Matières'), '/materials', 'link')],
  },
]
