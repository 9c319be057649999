import { categoryCard, link, richText } from './SeedDocument.ts'
import type { Say, SeedDocument } from './SeedDocument.ts'
import { seedPicture } from './seedPictures.ts'

/** The home page and the page that is shown when there is none. */
export const pageDocuments: readonly SeedDocument[] = [
  {
    family: 'page',
    key: 'home',
    body: (say) => ({
      name: say('Cairn: footwear and clothing for walking', 'Cairn : chaussures et vêtements de marche'),
      description: say(
        'Boots, shells and packs made to be mended. The cart works without a connection.',
        'Chaussures, vestes et sacs faits pour être réparés. Le panier fonctionne sans connexion.',
      ),
      slots: { main: [homeHero(say), promises(say), tiles(say), boots(say), repairBand(say)] },
    }),
  },
  {
    family: 'page',
    key: 'error-4xx',
    body: (say) => ({
      name: say('No trail leads here', 'Aucun sentier ne mène ici'),
      description: say(
        'This page does not exist, or it has moved.',
        'Cette page n’existe pas, ou elle a été déplacée.',
      ),
      slots: {
        main: [
          {
            id: 'ways-out',
            type: 'call-to-action-collection',
            targets: [
              link(say('Back to the front page', 'Retour à l’accueil'), '/', 'primary'),
              link(say('Search', 'Rechercher'), '/search/hub', 'quiet'),
            ],
          },
        ],
      },
    }),
  },
]

const hikingBoots = '/c/hiking-boots-1010'

const homeHero = (say: Say) => ({
  id: 'hero',
  type: 'hero',
  variant: 'standard',
  title: say('Boots for the long way round', 'Des chaussures pour le grand détour'),
  richText: say(
    '<p>Stitched to a sole we can replace twice, weighed on our own scale, and ready after two weekends.</p>',
    '<p>Cousues à une semelle remplaçable deux fois, pesées sur notre balance, prêtes en deux week-ends.</p>',
  ),
  media: { picture: seedPicture(say, '1010') },
  targets: [
    link(say('Shop hiking boots', 'Voir les chaussures de randonnée'), hikingBoots, 'primary'),
    link(say('How we resole a pair', 'Comment nous ressemelons'), '/repairs', 'link'),
  ],
})

const promises = (say: Say) =>
  richText(
    'promises',
    say(
      '<ul><li><strong>Sixty days on the trail.</strong> Return them muddy.</li><li><strong>Resoled, not replaced.</strong> Twice in a boot’s life.</li><li><strong>True weights.</strong> From our own scale.</li><li><strong>Works in the tunnel.</strong> Your cart needs no signal.</li></ul>',
      '<ul><li><strong>Soixante jours de sentier.</strong> Rendez-les boueuses.</li><li><strong>Ressemelées, pas remplacées.</strong> Deux fois dans leur vie.</li><li><strong>Poids réels.</strong> Pesés sur notre balance.</li><li><strong>Fonctionne même dans un tunnel.</strong> Le panier se passe de réseau.</li></ul>',
    ),
  )

const tiles = (say: Say) => ({
  id: 'tiles',
  type: 'collection',
  kind: 'category-card',
  title: say('What are you heading out in?', 'Avec quoi partez-vous ?'),
  layout: { xs: 'carousel', md: 'grid' },
  items: ['1010', '1020', '1030', '1040'].map((id) => categoryCard(say, id)),
})

const boots = (say: Say) => ({
  id: 'boots',
  type: 'catalog-grid',
  title: say('Hiking boots', 'Chaussures de randonnée'),
  categoryId: '1010',
  limit: 4,
})

const repairBand = (say: Say) => ({
  id: 'repairs',
  type: 'linked-card',
  title: say(
    'Good boots outlive three soles. Send yours back to us.',
    'De bonnes chaussures survivent à trois semelles. Renvoyez-nous les vôtres.',
  ),
  richText: say(
    '<p>Our bench in Boulder rebuilds pairs all year: new rand, new sole, new laces, same fit. It takes three weeks.</p>',
    '<p>Notre atelier de Boulder reconstruit des paires toute l’année : pare-pierres, semelle et lacets neufs, même chaussant. Il faut trois semaines.</p>',
  ),
  targets: [link(say('How repairs work', 'Comment nous réparons'), '/repairs', 'link')],
})
