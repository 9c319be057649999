import { categoryCard, link, richText } from './SeedDocument.ts'
import type { Say, SeedDocument } from './SeedDocument.ts'

/** A sentence above or below what the screen itself shows. */
const slot = (
  key: string,
  name: readonly [english: string, french: string],
  area: 'above' | 'below',
  blocks: (say: Say) => readonly object[],
): SeedDocument => ({
  family: key.endsWith('-modal') ? 'modal' : 'page',
  key,
  // Each block is read by its schema when the database is seeded.
  body: (say) => ({ name: say(...name), slots: { [area]: blocks(say) as readonly never[] } }),
})

const sentence = (english: string, french: string) => (say: Say) => [
  richText('words', say(`<p>${english}</p>`, `<p>${french}</p>`)),
]

/** CMS-02: the slots on screens that also show something else. Contact us is among the shop's pages of text. */
export const slotDocuments: readonly SeedDocument[] = [
  slot('account', ['Account', 'Compte'], 'below', (say) => [
    {
      id: 'member',
      type: 'segmentation',
      segments: [{ id: 'loyalty', targets: [] }],
      baselines: [
        {
          id: 'join',
          type: 'linked-card',
          title: say('A point for every order', 'Des points à chaque commande'),
          richText: say(
            '<p>Members of the loyalty program start with 100 points.</p>',
            '<p>Les membres du programme de fidélité commencent avec 100 points.</p>',
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
      'What we hold about you and how to have it deleted is in <a href="/privacy">privacy</a>.',
      'Ce que nous gardons et comment l’effacer figure dans <a href="/privacy">confidentialité</a>.',
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
      'Pressing twice does not buy twice. The rules of buying are in the <a href="/brand-terms">terms</a>.',
      'Appuyer deux fois n’achète pas deux fois. Les règles de l’achat sont dans les <a href="/brand-terms">conditions</a>.',
    ),
  ),
  slot(
    'order-confirmation',
    ['Order confirmation', 'Confirmation'],
    'below',
    sentence(
      'While it is on its way: <a href="/two-weekends-to-break-them-in">two weekends to break them in</a>.',
      'En attendant : <a href="/two-weekends-to-break-them-in">deux week-ends pour les faire</a>.',
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
