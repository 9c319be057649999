import { categoryCard, link, richText } from '../SeedDocument.ts'
import type { Say, SeedDocument } from '../SeedDocument.ts'
import { productPicture, trailFilm } from '../seedPictures.ts'

/** Several days with a pack: films, lists, products and what others carried. */
export const hutToHut: SeedDocument = {
  family: 'page',
  key: 'hut-to-hut',
  body: (say) => ({
    name: say('Hut to hut', 'De refuge en refuge'),
    description: say(
      'Three days with a pack: what to carry, how to lace for the way down and what to read before.',
      'Trois jours avec un sac : quoi porter, comment lacer en descente et quoi lire avant.',
    ),
    slots: {
      main: [
        hero(say),
        words(say),
        list(say),
        ...packing(say),
        walk(say),
        carried(say),
        goods(say),
        others(say),
        stories(say),
      ],
    },
  }),
}

const hero = (say: Say) => ({
  id: 'hero',
  type: 'hero',
  variant: 'product-overlay',
  productId: 'PORTAGE480',
  promotionTracking: { creativeName: 'Portage 48', promotionId: 'huts-2026', promotionName: 'Hut to hut' },
  targets: [link(say('See the packs', 'Voir les sacs'), '/c/packs-5010', 'primary')],
  title: say('Three days, one pack', 'Trois jours, un sac'),
  subtitle: say(
    'Forty-eight litres are enough, if the heavy things go high.',
    'Quarante-huit litres suffisent, le lourd en haut.',
  ),
  media: {
    picture: productPicture(say, ['PORTAGE480', 'A large pack with side pockets', 'Un grand sac à poches latérales']),
  },
})

const words = (say: Say) =>
  richText(
    'words',
    say(
      '<h2>What a hut asks of you</h2><p>A sleeping sheet, something for your feet that is not boots, and to arrive before four. The rest is in <a href="/your-first-night-in-a-hut">your first night in a hut</a>.</p>',
      '<h2>Ce qu’un refuge demande</h2><p>Un drap de sac, de quoi vous chausser au sec, et d’arriver avant seize heures. Le reste est dans <a href="/your-first-night-in-a-hut">votre première nuit en refuge</a>.</p>',
    ),
  )

const list = (say: Say) => ({
  id: 'list',
  type: 'vertical-list',
  title: say('In the pack', 'Dans le sac'),
  items: ['5010', '5030', '3040'].map((id) => categoryCard(say, id)),
})

const packing = (say: Say) => [
  {
    id: 'packing-opens',
    type: 'call-to-action',
    target: link(say('What goes where', 'Quoi va où'), '#packing', 'secondary'),
  },
  {
    id: 'packing',
    type: 'dialog',
    title: say('What goes where', 'Quoi va où'),
    media: {
      picture: productPicture(say, ['PORTAGE320', 'A smaller pack with a lid', 'Un sac plus petit à rabat'], 2),
    },
    mediaPlacement: 'left-normal',
    alignment: 'left',
    subtitle: say('The heavy things high and near the back.', 'Le lourd en haut et près du dos.'),
    richText: say(
      '<ul><li>At the bottom: what you need in the hut.</li><li>In the middle, at the back: food and water.</li><li>In the lid: shell, hat, map.</li></ul>',
      '<ul><li>Au fond : ce qui sert au refuge.</li><li>Au milieu, contre le dos : vivres et eau.</li><li>Au rabat : veste, bonnet, carte.</li></ul>',
    ),
    targets: [link(say('See the packs', 'Voir les sacs'), '/c/packs-5010', 'secondary')],
  },
]

const walk = (say: Say) => ({
  id: 'walk',
  type: 'video-player',
  media: {
    xs: {
      ...trailFilm(say),
      url: '/film/trail/trail.m3u8',
      seoTitle: say('Over the top by noon', 'Au sommet avant midi'),
      seoDescription: say(
        'The second day: up in the cool of the morning, down to the next hut before four. It has no sound.',
        'Le deuxième jour : monter à la fraîche, être au refuge suivant avant seize heures. Sans son.',
      ),
    },
  },
  playerSettings: { autoplay: false, hideControls: false, loop: false, muted: true },
  paddings: { xs: 'none', lg: 'medium' },
  backgroundColor: 'sunk',
  isFullWidth: false,
})

const carried = (say: Say) => ({
  id: 'carried',
  type: 'picture',
  media: { xs: carriedPack(say), lg: { ...carriedPack(say), width: 1280, height: 480 } },
  mediaTarget: link(say('Packs', 'Sacs à dos'), '/c/packs-5010'),
})

const carriedPack = (say: Say) =>
  productPicture(say, ['PORTAGE320', 'A smaller pack with a lid', 'Un sac plus petit à rabat'])

const goods = (say: Say) => ({
  id: 'goods',
  type: 'upsell',
  title: say('Complete the pack', 'Compléter le sac'),
  productIds: ['HUTSLIDE01', 'BUNKSOCK01', 'RIMEBEANIE', 'POCKET2HIP'],
  stackedCount: 3,
})

const others = (say: Say) => ({
  id: 'others',
  type: 'recommendation-carousel',
  title: say('Beside this pack', 'À côté de ce sac'),
  productId: 'PORTAGE480',
  cardWidth: '1/4',
  showRating: true,
  limit: 8,
})

const stories = (say: Say) => ({
  id: 'stories',
  type: 'article-grid',
  title: say('Read in the hut', 'À lire au refuge'),
  layout: { xs: 'carousel' },
  tagIds: ['huts'],
})
