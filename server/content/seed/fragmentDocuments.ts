import { categoryCard, link, richText } from './SeedDocument.ts'
import type { Say, SeedDocument } from './SeedDocument.ts'
import { sizeCharts } from './sizeCharts.ts'

const fragment = (
  key: string,
  name: readonly [english: string, french: string],
  blocks: (say: Say, isAmerican: boolean) => readonly object[],
): SeedDocument => ({
  family: 'fragment',
  key,
  // Each block is read by its schema when the database is seeded.
  body: (say, language, site) => ({
    name: say(...name),
    slots: { main: blocks(say, language === 'en' && site === 'NA') as readonly never[] },
  }),
})

/** API-118…121: texts that screens ask for by name. */
export const fragmentDocuments: readonly SeedDocument[] = [
  ...sizeCharts.map(({ key, name, table }) =>
    fragment(key, name, (say, isAmerican) => [richText('table', table(say, isAmerican))]),
  ),
  fragment('collections', ['Collections', 'Collections'], (say) => [
    {
      id: 'collections',
      type: 'collection',
      kind: 'category-card',
      title: say('By kind', 'Par type'),
      layout: { xs: 'carousel', lg: 'grid' },
      items: ['1010', '1020', '3020', '5010'].map((id) => categoryCard(say, id)),
    },
  ]),
  fragment('search', ['Search', 'Recherche'], (say) => [
    {
      id: 'popular',
      type: 'secondary-navigation',
      title: say('Often looked for', 'Souvent cherché'),
      items: [
        entry(say('Hiking boots', 'Chaussures de randonnée'), '/c/hiking-boots-1010'),
        entry(say('Packs', 'Sacs à dos'), '/c/packs-5010'),
        entry(say('Socks', 'Chaussettes'), '/c/socks-5030'),
        entry(say('Sale', 'Soldes'), '/c/sale-7000'),
      ],
    },
  ]),
  fragment('utility', ['Help', 'Aide'], (say) => [
    {
      id: 'utility',
      type: 'secondary-navigation',
      items: [
        entry(say('Stores', 'Magasins'), '/stores'),
        entry(say('Track order', 'Suivre une commande'), '/track-order'),
        entry(say('Contact', 'Contact'), '/help/contact-us'),
      ],
    },
  ]),
]

const entry = (title: string, path: string) => ({ title, target: link(title, path) })
