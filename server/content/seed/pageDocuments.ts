import { categoryCard, link } from './SeedDocument.ts'
import type { Say, SeedDocument } from './SeedDocument.ts'
import { seedPicture } from './seedPictures.ts'

/** The home page, and the page that is shown for an address without one. */
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
      slots: { main: [heroExperiment(say), promises(say), tiles(say), newest(say), repairBand(say)] },
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

/** SEG-05: what the shop is about, by its boots or by its bench. */
const heroExperiment = (say: Say) => ({
  id: 'hero-experiment',
  type: 'experiment',
  experienceId: 'home-hero',
  variants: [{ variantId: 'repair', targets: [repairHero(say)] }],
  baselines: [homeHero(say)],
})

const repairHero = (say: Say) => ({
  ...homeHero(say),
  id: 'hero-repair',
  title: say('Boots you wear for ten years', 'Des chaussures pour dix ans'),
  richText: say(
    '<p>We replace the sole twice, the rand and the laces as often as you like, and the fit stays yours.</p>',
    '<p>Nous remplaçons la semelle deux fois, le pare-pierres et les lacets aussi souvent qu’il faut, et le chaussant reste le vôtre.</p>',
  ),
})

const homeHero = (say: Say) => ({
  id: 'hero',
  type: 'hero',
  variant: 'product-overlay',
  productId: 'HARROWMID1',
  title: say('Boots for the long way round', 'Des chaussures pour le grand détour'),
  richText: say(
    '<p>Stitched to a sole we can replace twice, weighed on our own scale, and ready after two weekends.</p>',
    '<p>Cousues à une semelle remplaçable deux fois, pesées sur notre balance, prêtes en deux week-ends.</p>',
  ),
  media: { picture: seedPicture(say, '1010') },
  targets: [
    link(say('Shop hiking boots', 'Voir les chaussures de randonnée'), '/c/hiking-boots-1010', 'primary'),
    link(say('How we resole a pair', 'Comment nous ressemelons'), '/repairs', 'link'),
  ],
  responsiveLayout: { xs: { layout: 'split' } },
  callouts: [
    { x: 47, y: 14 },
    {
      title: say('Hooks and eyelets', 'Crochets et œillets'),
      detail: say('Forged, riveted twice', 'Forgés, rivetés deux fois'),
      x: 62,
      y: 47,
    },
    {
      title: say('Rand', 'Pare-pierres'),
      detail: say('One piece, all round', 'D’une pièce, tout autour'),
      x: 92,
      y: 67,
    },
  ],
})

const promises = (say: Say) => ({
  id: 'promises',
  type: 'icon-and-text',
  iconSize: 'small',
  variant: 'icon-left',
  items: [
    promise(
      say('Sixty days on the trail', 'Soixante jours de sentier'),
      say('Return them muddy', 'Rendez-les boueuses'),
    ),
    promise(
      say('Resoled, not replaced', 'Ressemelées, pas remplacées'),
      say('Twice in a boot’s life', 'Deux fois dans leur vie'),
    ),
    promise(say('True weights', 'Poids réels'), say('From our own scale', 'Pesés sur notre balance')),
    promise(
      say('Works without a signal', 'Fonctionne sans réseau'),
      say('Your cart stays with you', 'Votre panier vous suit'),
    ),
  ],
})

const promise = (title: string, detail: string) => ({ richText: `<p><strong>${title}</strong><br>${detail}</p>` })

const tiles = (say: Say) => ({
  id: 'tiles',
  type: 'collection',
  kind: 'category-card',
  title: say('What are you heading out in?', 'Avec quoi partez-vous ?'),
  layout: { xs: 'grid' },
  items: ['1000', '2020', '3030', '4020', '5010'].map((id) => categoryCard(say, id)),
})

const newest = (say: Say) => ({
  id: 'newest',
  type: 'catalog-grid',
  title: say('New this season', 'Nouveautés de la saison'),
  categoryId: '1000',
  sort: 'newest',
  limit: 8,
  layout: { xs: 'carousel' },
})

const repairBand = (say: Say) => ({
  id: 'repairs',
  type: 'hero',
  variant: 'block-below',
  title: say(
    'Good boots outlive three soles. Send yours back to us.',
    'De bonnes chaussures survivent à trois semelles. Renvoyez-nous les vôtres.',
  ),
  richText: say(
    '<p>Our bench in Boulder rebuilds pairs all year: new rand, new sole, new laces, same fit. It takes three weeks.</p>',
    '<p>Notre atelier de Boulder reconstruit des paires toute l’année : pare-pierres, semelle et lacets neufs, même chaussant. Il faut trois semaines.</p>',
  ),
  gradient: { style: 'off', tone: 'deep' },
  targets: [link(say('How repairs work', 'Comment nous réparons'), '/repairs', 'secondary')],
})
