import { link, richText } from './SeedDocument.ts'
import type { Say, SeedDocument } from './SeedDocument.ts'
import { seedPicture } from './seedPictures.ts'

/** Pages that lead to others: the journal, what is going on, and two places of their own. */
export const hubDocuments: readonly SeedDocument[] = [
  {
    family: 'page',
    key: 'journal',
    body: (say) => ({
      name: say('Journal', 'Journal'),
      description: say(
        'Walks we have done, things we have mended, and what we got wrong. Twice a month, written by people who work here.',
        'Des marches faites, des choses réparées, et nos erreurs. Deux fois par mois, par les gens d’ici.',
      ),
      slots: {
        main: [
          { id: 'stories', type: 'article-grid', layout: { xs: 'grid' }, tagFilter: true, rows: 3 },
          {
            id: 'further',
            type: 'call-to-action-collection',
            targets: [
              link(say('Basecamp', 'Camp de base'), '/basecamp', 'link'),
              link(say('West end', 'West end'), '/westend', 'link'),
            ],
          },
        ],
      },
    }),
  },
  {
    family: 'page',
    key: 'promotions',
    body: (say) => ({
      name: say('Promotions', 'Promotions'),
      description: say(
        'What is reduced, and the code that members get. There is nothing to hurry for.',
        'Ce qui est réduit, et le code des membres. Rien ne presse.',
      ),
      slots: { main: [codes(say), sale(say), terms(say)] },
    }),
  },
  {
    family: 'page',
    key: 'basecamp',
    body: (say) => ({
      name: say('Basecamp', 'Camp de base'),
      description: say(
        'Where to begin: by the weather, by the ground, by the days you have.',
        'Par où commencer : par le temps, par le sol, par les jours dont on dispose.',
      ),
      slots: { main: [starts(say), stories(say)] },
    }),
  },
  {
    family: 'page',
    key: 'westend',
    body: (say) => ({
      name: say('West end', 'West end'),
      description: say(
        'Our first store stands on Pearl Street in Boulder, with the bench in the back.',
        'Notre premier magasin est dans Pearl Street, à Boulder, l’atelier au fond.',
      ),
      slots: { main: [bench(say), comeBy(say)] },
    }),
  },
]

const codes = (say: Say) =>
  richText(
    'codes',
    say(
      '<h2>Codes</h2><p>Members of the <a href="/loyalty">loyalty program</a> get a code for 10% when they join. Standard shipping is free from an amount that your cart shows; no code is needed for that.</p>',
      '<h2>Codes</h2><p>Les membres du <a href="/loyalty">programme de fidélité</a> reçoivent un code de 10 % à l’adhésion. La livraison standard est gratuite à partir d’un montant que le panier affiche ; il ne faut pas de code.</p>',
    ),
  )

const sale = (say: Say) => ({
  id: 'sale',
  type: 'catalog-grid',
  title: say('Reduced now', 'Réduit en ce moment'),
  categoryId: '7000',
  limit: 8,
})

const terms = (say: Say) =>
  richText(
    'terms',
    say(
      '<p>How it works: <a href="/sale-terms">sale terms</a>.</p>',
      '<p>Comment : <a href="/sale-terms">conditions des soldes</a>.</p>',
    ),
  )

const starts = (say: Say) => ({
  id: 'starts',
  type: 'collection',
  kind: 'linked-card',
  layout: { xs: 'grid' },
  items: [
    start(say, 'first-boots', ['Your first pair of boots', 'Votre première paire'], '1010'),
    start(say, 'wet-days', ['Wet days', 'Jours de pluie'], '3020'),
    start(say, 'winter-walking', ['Walking in winter', 'Marcher en hiver'], 'winter'),
    start(say, 'hut-to-hut', ['Hut to hut', 'De refuge en refuge'], '5010'),
    start(say, 'wash-and-proof', ['Wash it, dry it, proof it', 'Laver, sécher, imperméabiliser'], '3040'),
    start(say, 'open-bench', ['The open bench', 'L’atelier ouvert'], '5040'),
  ],
})

const start = (say: Say, key: string, title: readonly [english: string, french: string], picture: string) => ({
  id: key,
  type: 'linked-card',
  title: say(...title),
  media: { picture: seedPicture(say, picture) },
  linkType: 'No-CTA',
  targets: [link(say(...title), `/${key}`)],
})

const stories = (say: Say) => ({
  id: 'stories',
  type: 'article-grid',
  title: say('From the journal', 'Dans le journal'),
  layout: { xs: 'carousel', lg: 'grid' },
  rows: 1,
})

const bench = (say: Say) =>
  richText(
    'bench',
    say(
      '<h2>The bench</h2><p>1318 Pearl Street. You can see it from the till: two stools, a press, and the lasts on the wall. Bring the pair dry.</p>',
      '<h2>L’atelier</h2><p>1318 Pearl Street. On le voit de la caisse : deux tabourets, une presse, et les formes au mur. Apportez la paire sèche.</p>',
    ),
  )

const comeBy = (say: Say) => ({
  id: 'come-by',
  type: 'call-to-action-collection',
  targets: [
    link(say('Opening hours', 'Horaires'), '/stores', 'primary'),
    link(say('The open bench', 'L’atelier ouvert'), '/open-bench', 'secondary'),
  ],
})
