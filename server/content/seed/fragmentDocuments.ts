import { categoryCard, link, richText } from './SeedDocument.ts'
import type { Say, SeedDocument } from './SeedDocument.ts'

const fragment = (
  key: string,
  name: readonly [english: string, french: string],
  blocks: (say: Say) => readonly object[],
): SeedDocument => ({
  family: 'fragment',
  key,
  body: (say) => ({ name: say(...name), slots: { main: blocks(say) as readonly never[] } }),
})

/** API-118…121: texts that screens ask for by name. */
export const fragmentDocuments: readonly SeedDocument[] = [
  fragment('foot-sizes', ['Foot sizes', 'Pointures'], (say) => [richText('table', footTable(say))]),
  fragment('size-chart-footwear', ['Boots and shoes', 'Chaussures'], (say) => [richText('table', footTable(say))]),
  fragment('size-chart-tops', ['Jackets, fleece and tees', 'Vestes, polaires et t-shirts'], (say) => [
    richText('table', chestTable(say)),
  ]),
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

/** The size guides' own figures: 24.5 cm is a US men's 7, each size 8.5 mm more. */
const feet = [
  ['7', '8½', '40', '24.5'],
  ['8', '9½', '41', '25.4'],
  ['9', '10½', '42', '26.2'],
  ['10', '11½', '43', '27.1'],
  ['11', '12½', '44½', '27.9'],
] as const

const footTable = (say: Say): string =>
  table(
    [say('US men', 'US homme'), say('US women', 'US femme'), 'EU', say('Foot, cm', 'Pied, cm')],
    feet.map(([men, women, eu, cm]) => [men, women, eu, say(cm, cm.replace('.', ','))]),
  )

/** The same figures as in the size guides. */
const chestTable = (say: Say): string =>
  table(
    [
      say('Size', 'Taille'),
      say('Men, chest in cm', 'Homme, poitrine en cm'),
      say('Women, chest in cm', 'Femme, poitrine en cm'),
    ],
    [
      ['S', '92', '86'],
      ['M', '98', '92'],
      ['L', '105', '99'],
      ['XL', '113', '107'],
    ],
  )

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}
