import type { SeedDocument } from '../SeedDocument.ts'
import { textPage } from '../textPage.ts'
import { disputes } from './lawPages.ts'

/** /associate-discount-terms: what `core/domain/account/specialGroups.ts` computes. */
export const associateDiscountTerms = textPage(
  'associate-discount-terms',
  {
    title: 'Staff discount terms',
    lede: 'For people who work at Cairn: 40% off, in our stores and on this site.',
    sections: [
      { heading: 'Who has it', paragraphs: ['Everyone with a staff account, from the first day to the last.'] },
      {
        heading: 'What it takes off',
        paragraphs: [
          '40% of the goods in an order, until you have spent 2,500 of your currency in a calendar year. Your account shows what is left. Beyond that you pay what everybody pays.',
          'It takes nothing off gift cards or delivery.',
        ],
      },
      {
        heading: 'What it is for',
        paragraphs: ['For yourself and for the people you live with. Not for selling on.'],
      },
      {
        heading: 'How to use it',
        paragraphs: [
          'Sign in and accept these terms once. From then on the cart takes it off by itself. Questions go to your store manager.',
        ],
      },
    ],
  },
  {
    title: 'Conditions de la remise du personnel',
    lede: 'Pour celles et ceux qui travaillent chez Cairn : 40 %, en magasin et sur ce site.',
    sections: [
      {
        heading: 'Qui y a droit',
        paragraphs: ['Toute personne qui a un compte du personnel, du premier jour au dernier.'],
      },
      {
        heading: 'Ce qu’elle déduit',
        paragraphs: [
          '40 % des articles d’une commande, jusqu’à 2 500 de votre devise dépensés dans l’année civile. Votre compte montre ce qui reste. Au-delà, vous payez comme tout le monde.',
          'Elle ne porte ni sur les cartes cadeaux ni sur la livraison.',
        ],
      },
      {
        heading: 'À quoi elle sert',
        paragraphs: ['À vous et aux personnes de votre foyer. Pas pour revendre.'],
      },
      {
        heading: 'Comment l’utiliser',
        paragraphs: [
          'Connectez-vous et acceptez ces conditions une fois. Ensuite, le panier la déduit de lui-même. Pour toute question, voyez la personne qui dirige votre magasin.',
        ],
      },
    ],
  },
)

/** /brand-terms */
export const brandTerms: SeedDocument = {
  family: 'page',
  key: 'brand-terms',
  body: (say, language, site) => (site === 'EMEA' ? european : worldwide).body(say, language, site),
}

const english = {
  title: 'Terms',
  lede: 'The rules of buying here, as short as we could make them.',
  sections: [
    {
      heading: 'The order',
      paragraphs: [
        'An order is placed when we confirm it with a number, and only once, even if you press twice.',
        'The total you agreed to is the total charged. If it changes before that, we ask you again.',
      ],
    },
    {
      heading: 'Prices and stock',
      paragraphs: [
        'Prices are in the currency of the site you are on. Figures with a dotted line are estimates until the shop has answered.',
        'If a thing sells out before your order is placed, we say so and take it out of the cart.',
      ],
    },
    {
      heading: 'Returns and faults',
      paragraphs: [
        'Sixty days, worn or not, and no deadline for faults. Your rights by law are not made smaller by any of this.',
      ],
    },
  ],
}

const french = {
  title: 'Conditions',
  lede: 'Les règles de l’achat ici, aussi courtes que possible.',
  sections: [
    {
      heading: 'La commande',
      paragraphs: [
        'Une commande est passée quand nous la confirmons par un numéro, et une seule fois, même si vous appuyez deux fois.',
        'Le total accepté est le total débité. S’il change avant, nous vous redemandons.',
      ],
    },
    {
      heading: 'Prix et stock',
      paragraphs: [
        'Les prix sont dans la devise du site. Les montants en pointillé sont des estimations jusqu’à la réponse de la boutique.',
        'Si un article est épuisé avant que votre commande soit passée, nous le disons et le retirons du panier.',
      ],
    },
    {
      heading: 'Retours et défauts',
      paragraphs: ['Soixante jours, porté ou non, et aucun délai pour les défauts. Vos droits légaux restent entiers.'],
    },
  ],
}

const worldwide = textPage('brand-terms', english, french)

const european = textPage(
  'brand-terms',
  { ...english, sections: [...english.sections, disputes.english] },
  { ...french, sections: [...french.sections, disputes.french] },
)
