import { textPage } from '../textPage.ts'

/** /sale-terms */
export const saleTerms = textPage(
  'sale-terms',
  {
    title: 'Sale terms',
    lede: 'How reduced prices and codes work.',
    sections: [
      {
        heading: 'Reduced prices',
        paragraphs: [
          'The price before stands beside the price now. It holds for as long as it is shown, and while there is stock.',
          'What is in your cart follows the shop: if a price changes before you order, the cart shows the new one and asks for your agreement.',
        ],
      },
      {
        heading: 'Codes',
        paragraphs: [
          'A cart takes up to five codes, each of them once. Some count from a certain amount, some until a certain day, some once per person; the cart says so when one does not apply.',
          'A code takes something off the goods or pays for delivery, and nothing off gift cards. No total falls below nothing.',
        ],
      },
      { heading: 'Returns', paragraphs: ['Sale or not, you have sixty days. You get back what you paid.'] },
    ],
  },
  {
    title: 'Conditions des soldes',
    lede: 'Comment fonctionnent les prix réduits et les codes.',
    sections: [
      {
        heading: 'Prix réduits',
        paragraphs: [
          'L’ancien prix figure à côté du nouveau. Il vaut tant qu’il est affiché, et tant qu’il y a du stock.',
          'Votre panier suit la boutique : si un prix change avant la commande, le panier montre le nouveau et vous demande votre accord.',
        ],
      },
      {
        heading: 'Codes',
        paragraphs: [
          'Un panier prend jusqu’à cinq codes, chacun une fois. Certains valent à partir d’un montant, d’autres jusqu’à une date, d’autres une fois par personne ; le panier le dit quand l’un ne s’applique pas.',
          'Un code réduit les articles ou paie la livraison, jamais les cartes cadeaux. Aucun total ne descend sous zéro.',
        ],
      },
      {
        heading: 'Retours',
        paragraphs: ['Soldé ou non, vous avez soixante jours. Nous rendons ce que vous avez payé.'],
      },
    ],
  },
)
