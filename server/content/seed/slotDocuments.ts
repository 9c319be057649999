import type { Site } from '../../../core/domain/locale/locales.ts'
import { categoryCard, link, richText } from './SeedDocument.ts'
import type { Say, SeedDocument } from './SeedDocument.ts'

/** A sentence above or below what the screen itself shows. */
const slot = (
  key: string,
  name: readonly [english: string, french: string],
  area: 'above' | 'below',
  blocks: (say: Say, site: Site) => readonly object[],
): SeedDocument => ({
  family: key.endsWith('-modal') ? 'modal' : 'page',
  key,
  // Each block is read by its schema when the database is seeded.
  body: (say, _language, site) => ({
    name: say(...name),
    slots: { [area]: blocks(say, site) as readonly never[] },
  }),
})

const sentence = (english: string, french: string) => (say: Say) => [
  richText('words', say(`<p>${english}</p>`, `<p>${french}</p>`)),
]

/** CMS-02: the slots on screens that also show something else. Contact us is among the shop's pages of text. */
export const slotDocuments: readonly SeedDocument[] = [
  slot('account', ['Account', 'Compte'], 'below', (say, site) => [
    {
      id: 'member',
      type: 'segmentation',
      segments: [{ id: 'loyalty', targets: [] }],
      baselines: [
        {
          id: 'join',
          type: 'linked-card',
          title:
            site === 'NA'
              ? say('A point for every whole dollar', 'Un point par dollar entier')
              : say('A point for every whole pound', 'Un point par euro entier'),
          richText: say(
            '<p>Members of the loyalty program start with 100 points and earn more with every order.</p>',
            '<p>Les membres du programme de fidélité commencent avec 100 points et en gagnent à chaque commande.</p>',
          ),
          targets: [link(say('How it works', 'Comment ça marche'), '/loyalty', 'link')],
        },
      ],
    },
  ]),
  slot(
    'account-profile',
    ['Profile', 'Profil'],
    'below',
    sentence(
      'Our <a href="/privacy">privacy policy</a> explains what we hold about you and how to have it deleted.',
      'Notre <a href="/privacy">politique de confidentialité</a> explique ce que nous gardons sur vous et comment le faire effacer.',
    ),
  ),
  slot(
    'cart',
    ['Cart', 'Panier'],
    'below',
    sentence(
      'You have sixty days to return anything but gift cards, muddy or clean. <a href="/help/returns/how-to-return">How returns work</a>',
      'Vous avez soixante jours pour tout rendre, sauf les cartes cadeaux, boueux ou propre. <a href="/help/returns/how-to-return">Comment rendre</a>',
    ),
  ),
  slot(
    'checkout',
    ['Checkout', 'Caisse'],
    'below',
    sentence(
      'You’re charged only once, even if you press twice. Our <a href="/brand-terms">terms</a> apply to every order.',
      'Vous n’êtes débité qu’une seule fois, même si vous appuyez deux fois. Nos <a href="/brand-terms">conditions</a> s’appliquent à chaque commande.',
    ),
  ),
  slot(
    'order-confirmation',
    ['Order confirmation', 'Confirmation'],
    'below',
    sentence(
      'In the meantime, our <a href="/journal">journal</a> has walks, repairs and what is new.',
      'En attendant, lisez notre <a href="/journal">journal</a> : marches, réparations et nouveautés.',
    ),
  ),
  slot(
    'gift-card',
    ['Gift cards', 'Cartes cadeaux'],
    'below',
    sentence(
      'A gift card goes by email, costs nothing to send and cannot be returned. No code takes anything off it.',
      'Une carte cadeau part par e-mail, sans frais, et ne se rend pas. Aucun code ne la réduit.',
    ),
  ),
  slot('search', ['Search', 'Recherche'], 'below', (say) => [
    {
      id: 'departments',
      type: 'collection',
      kind: 'category-card',
      title: say('Or look by kind', 'Ou cherchez par type'),
      layout: { xs: 'carousel', md: 'grid' },
      items: ['1010', '3020', '5010', '5030'].map((id) => categoryCard(say, id)),
    },
  ]),
  slot('store-locator', ['Stores', 'Magasins'], 'below', (say) => [
    {
      id: 'fitting',
      type: 'accordion',
      title: say('Have your feet measured', 'Faites mesurer vos pieds'),
      richText: say(
        '<p>Come in the evening and bring the socks you walk in. What you put into your cart here can be picked up where it is in stock.</p>',
        '<p>Venez le soir, avec vos chaussettes de marche. Ce que vous mettez au panier ici se retire là où il est en stock.</p>',
      ),
    },
  ]),
  slot(
    'sign-up',
    ['Sign up', 'Créer un compte'],
    'above',
    sentence(
      'You can order without an account. With one you see your orders and earn points if you join the <a href="/loyalty">loyalty program</a>.',
      'Vous pouvez commander sans compte. Avec un compte, vous voyez vos commandes et gagnez des points en adhérant au <a href="/loyalty">programme de fidélité</a>.',
    ),
  ),
  slot(
    'sign-in-modal',
    ['Sign in', 'Connexion'],
    'below',
    sentence('Your cart comes along when you sign in.', 'Votre panier vous suit à la connexion.'),
  ),
  slot(
    'sign-up-modal',
    ['Sign up', 'Créer un compte'],
    'below',
    sentence('Your cart comes along when you sign up.', 'Votre panier vous suit à l’inscription.'),
  ),
  slot(
    'loyalty-modal',
    ['Loyalty', 'Fidélité'],
    'below',
    sentence(
      'What you agree to is in the <a href="/loyalty-terms">loyalty terms</a>.',
      'Ce que vous acceptez figure dans les <a href="/loyalty-terms">conditions de fidélité</a>.',
    ),
  ),
]
