import { categoryCard, link, richText } from '../SeedDocument.ts'
import type { Say, SeedDocument } from '../SeedDocument.ts'
import { seedPicture } from '../seedPictures.ts'

/** Two days at the repair bench in Boulder: an event, and what others show of their boots. */
export const openBench: SeedDocument = {
  family: 'page',
  key: 'open-bench',
  body: (say) => ({
    name: say('The open bench', 'L’atelier ouvert'),
    description: say(
      'Two days in March at the repair bench of our store, 1318 Pearl Street in Boulder, with your own boots.',
      'Deux jours de mars à l’atelier de notre magasin, 1318 Pearl Street, à Boulder, avec vos propres chaussures.',
    ),
    slots: { main: [hero(say), words(say), signUp(say), tile(say), buttons(say), gallery, goods(say), ways(say)] },
  }),
}

const hero = (say: Say) => ({
  id: 'hero',
  type: 'hero',
  variant: 'standard',
  eyebrowText: say('Boulder, Colorado', 'Boulder, Colorado'),
  title: say('The open bench', 'L’atelier ouvert'),
  subtitle: say(
    'Bring a worn pair and take it home resoled by your own hands.',
    'Apportez une paire usée, repartez ressemelé de vos mains.',
  ),
  media: { picture: seedPicture(say, '1010') },
  overlay: { position: 'left', width: 'lg' },
  responsiveLayout: { xs: { layout: 'overlay' }, lg: { layout: 'split' } },
  linkType: 'CTA',
  targets: [link(say('How we resole a pair', 'Comment nous ressemelons'), '/repairs', 'link')],
})

const words = (say: Say) =>
  richText(
    'words',
    say(
      '<h2>Two days</h2><p>On Saturday the old sole comes off and the cork is mended. On Sunday the new one is stitched on. Twelve people, one bench each, two of us to help.</p>',
      '<h2>Deux jours</h2><p>Le samedi, l’ancienne semelle part et le liège est repris. Le dimanche, la nouvelle est cousue. Douze personnes, un établi chacune, deux d’entre nous pour aider.</p>',
    ),
  )

const signUp = (say: Say) => ({
  id: 'open-bench-2027',
  type: 'event-signup',
  eventId: 'open-bench-2027',
  title: say('Take a bench', 'Prendre un établi'),
  richText: say(
    '<p>We start at nine in the morning on both days, at our store, 1318 Pearl Street, Boulder, Colorado.</p><p>A free account is the pass; the <a href="/loyalty">loyalty program</a> is open to it, too. The two days cost nothing; soles are paid for by the pair.</p><p>You work with knives and hot glue at your own risk, and we show you how.</p>',
    '<p>Nous commençons à neuf heures les deux jours, dans notre magasin, 1318 Pearl Street, Boulder, Colorado.</p><p>Un compte gratuit suffit ; il donne aussi accès au <a href="/loyalty">programme de fidélité</a>. Les deux jours ne coûtent rien ; les semelles se paient à la paire.</p><p>Vous travaillez avec des couteaux et de la colle chaude à vos risques, et nous vous montrons comment.</p>',
  ),
  startDate: '2027-03-13',
  endDate: '2027-03-14',
  enablePlusOne: true,
  submitCtaLabel: say('Join', 'Participer'),
  confirmationTitle: say('You have a bench', 'Vous avez un établi'),
  confirmationSubtitle: say(
    'Pearl Street, Saturday at nine. Bring the boots dry.',
    'Pearl Street, samedi à neuf heures. Chaussures sèches.',
  ),
})

const tile = (say: Say) => ({ ...categoryCard(say, '1010'), id: 'tile' })

const buttons = (say: Say) => ({
  id: 'buttons',
  type: 'collection',
  kind: 'call-to-action',
  title: say('If you cannot come', 'Si vous ne pouvez pas venir'),
  layout: { xs: 'grid' },
  items: [
    { id: 'post', type: 'call-to-action', target: link(say('Send them in', 'Les envoyer'), '/repairs', 'secondary') },
    {
      id: 'stores',
      type: 'call-to-action',
      target: link(say('Find a store', 'Trouver un magasin'), '/stores', 'secondary'),
    },
  ],
})

const gallery = {
  id: 'gallery',
  type: 'social-gallery',
  widget: 'image-commerce',
  containerId: 'open-bench',
  filter: 'resoled',
}

const goods = (say: Say) => ({
  id: 'goods',
  type: 'catalog-grid',
  title: say('Boots that can be resoled', 'Chaussures à ressemeler'),
  productIds: ['HARROWMID1', 'HARROWMIDW', 'HARROWHIGH', 'STRATAMTN1'],
})

const ways = (say: Say) => ({
  id: 'ways',
  type: 'collection',
  kind: 'multi-link-card',
  layout: { xs: 'grid' },
  items: [
    {
      id: 'reading',
      type: 'multi-link-card',
      title: say('Read first', 'À lire d’abord'),
      targets: [
        link(
          say('Why we still stitch the welt', 'Pourquoi nous cousons la trépointe'),
          '/why-we-stitch-the-welt',
          'link',
        ),
        link(say('Three weeks on the bench', 'Trois semaines à l’atelier'), '/three-weeks-on-the-bench', 'link'),
      ],
    },
  ],
})
