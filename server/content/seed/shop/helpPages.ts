import { textPage } from '../textPage.ts'

/** /help/contact-us */
export const contactUs = textPage(
  'contact-us',
  {
    title: 'Contact',
    lede: 'A person reads everything. The same person usually answers.',
    sections: [
      {
        heading: 'By email',
        paragraphs: [
          'help@cairn.example, answered within one working day. Put your order number in the first line if you have one.',
        ],
      },
      {
        heading: 'By post',
        paragraphs: ['Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, United States.'],
      },
      {
        heading: 'When something here is broken',
        paragraphs: [
          'Tell us what you did and what you saw. What you put into your cart is kept on your own device, so it should still be there.',
        ],
      },
    ],
  },
  {
    title: 'Contact',
    lede: 'Quelqu’un lit tout. La même personne répond, le plus souvent.',
    sections: [
      {
        heading: 'Par e-mail',
        paragraphs: [
          'help@cairn.example, réponse sous un jour ouvré. Mettez le numéro de commande en première ligne si vous en avez un.',
        ],
      },
      {
        heading: 'Par courrier',
        paragraphs: ['Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, États-Unis.'],
      },
      {
        heading: 'Quand quelque chose ne marche pas ici',
        paragraphs: [
          'Dites-nous ce que vous avez fait et ce que vous avez vu. Ce que vous avez mis au panier est gardé sur votre propre appareil : il devrait y être encore.',
        ],
      },
    ],
  },
  'below',
)

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

/** /help/returns/how-to-return */
export const howToReturn = textPage(
  'how-to-return',
  {
    title: 'Returns',
    lede: 'You have sixty days. Wear it outside: that is what the days are for.',
    sections: [
      {
        heading: 'What we take back',
        paragraphs: [
          'Everything but gift cards, muddy or clean, within sixty days of delivery.',
          'A fault has no deadline. Write to us and we mend it, replace it or pay it back.',
        ],
      },
      {
        heading: 'How to send it',
        paragraphs: [
          'Put it in any box. Your order in your account has the label for the outside, as soon as it was delivered. Without an account, track your order with its number, email and postal code: the label is there.',
          'We pay the postage: the label is prepaid.',
          'Shake the worst of the mud off. Leave the laces in.',
        ],
      },
      {
        heading: 'When the money comes',
        paragraphs: ['Within five working days of the parcel reaching us, the way you paid.'],
      },
    ],
  },
  {
    title: 'Retours',
    lede: 'Vous avez soixante jours. Portez-le dehors : ils sont faits pour ça.',
    sections: [
      {
        heading: 'Ce que nous reprenons',
        paragraphs: [
          'Tout sauf les cartes cadeaux, boueux ou propre, dans les soixante jours qui suivent la livraison.',
          'Un défaut n’a pas de délai. Écrivez-nous : nous réparons, remplaçons ou remboursons.',
        ],
      },
      {
        heading: 'Comment l’envoyer',
        paragraphs: [
          'Dans n’importe quel carton. L’étiquette se trouve dans votre compte, à côté de la commande, dès qu’elle est livrée. Sans compte, suivez votre commande avec son numéro, votre e-mail et le code postal : l’étiquette s’y trouve.',
          'Le port est à notre charge : l’étiquette est prépayée.',
          'Secouez le plus gros de la boue. Laissez les lacets en place.',
        ],
      },
      {
        heading: 'Quand l’argent revient',
        paragraphs: ['Cinq jours ouvrés au plus après l’arrivée du colis, par le moyen de paiement utilisé.'],
      },
    ],
  },
)
