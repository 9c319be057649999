import { textPage } from '../textPage.ts'

/** /brand-terms */
export const brandTerms = textPage(
  'brand-terms',
  {
    title: 'Terms',
    lede: 'The rules of buying here, as short as we could make them.',
    sections: [
      {
        heading: 'The order',
        paragraphs: [
          'An order is placed when we confirm it with a number, and once only: pressing twice does not buy twice.',
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
  },
  {
    title: 'Conditions',
    lede: 'Les règles de l’achat ici, aussi courtes que possible.',
    sections: [
      {
        heading: 'La commande',
        paragraphs: [
          'Une commande est passée quand nous la confirmons par un numéro, et une seule fois : appuyer deux fois n’achète pas deux fois.',
          'Le total accepté est le total débité. S’il change avant, nous vous redemandons.',
        ],
      },
      {
        heading: 'Prix et stock',
        paragraphs: [
          'Les prix sont dans la devise du site. Les montants en pointillé sont des estimations jusqu’à la réponse de la boutique.',
        ],
      },
      {
        heading: 'Retours et défauts',
        paragraphs: [
          'Soixante jours, porté ou non, et aucun délai pour les défauts. Vos droits légaux restent entiers.',
        ],
      },
    ],
  },
)
