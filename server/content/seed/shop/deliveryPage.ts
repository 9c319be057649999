import { textPage } from '../textPage.ts'

/** /help/delivery */
export const deliveryPage = textPage(
  'delivery',
  {
    title: 'Delivery',
    lede: 'What it costs and when it comes is shown in your cart before you pay, for your own postal code.',
    sections: [
      {
        heading: 'How long it takes',
        paragraphs: [
          'Standard delivery takes two to four working days. Faster ways are offered at checkout where a carrier runs them.',
          'Orders placed before noon leave our warehouse the same working day.',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          'Enter your postal code in the cart and you see the price of every way of delivery. Nothing is added later.',
        ],
      },
      { heading: 'Gift cards', paragraphs: ['A gift card goes by email within the hour and costs nothing to send.'] },
    ],
  },
  {
    title: 'Livraison',
    lede: 'Le prix et la date s’affichent dans votre panier avant de payer, pour votre propre code postal.',
    sections: [
      {
        heading: 'Combien de temps',
        paragraphs: [
          'La livraison standard prend deux à quatre jours ouvrés. Des modes plus rapides sont proposés à la caisse là où un transporteur passe.',
          'Les commandes passées avant midi partent le jour ouvré même.',
        ],
      },
      {
        heading: 'Combien ça coûte',
        paragraphs: [
          'Entrez votre code postal dans le panier : vous voyez le prix de chaque mode. Rien ne s’ajoute ensuite.',
        ],
      },
      { heading: 'Cartes cadeaux', paragraphs: ['Une carte cadeau part par e-mail dans l’heure, sans frais.'] },
    ],
  },
)
