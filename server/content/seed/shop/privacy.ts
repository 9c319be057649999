import { textPage } from '../textPage.ts'

/** /privacy */
export const privacy = textPage(
  'privacy',
  {
    title: 'Privacy',
    lede: 'Your cart is kept on your own device. Here is what leaves it.',
    sections: [
      {
        heading: 'What stays with you',
        paragraphs: [
          'What you look at, what you put into the cart and what you have typed at checkout is kept in this browser, so that it survives a lost connection. Clear the site’s data and it is gone.',
          'Card numbers are never stored here.',
        ],
      },
      {
        heading: 'What we receive',
        paragraphs: [
          'The lines of your cart, so that prices and stock are right. With an order: your name, address, phone and email, used to deliver it and to answer you.',
          'With an account: your profile, your addresses and what you subscribed to. Members of the loyalty program also give a date of birth and a phone number.',
          'Your card goes to the payment provider once, and comes back to us as a reference.',
        ],
      },
      {
        heading: 'What we do not do',
        paragraphs: ['No advertising networks, no tracking across sites, no selling of lists.'],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'Write to privacy@cairn.example to see, correct or delete what we hold. We answer within thirty days.',
        ],
      },
    ],
  },
  {
    title: 'Confidentialité',
    lede: 'Votre panier reste sur votre appareil. Voici ce qui en sort.',
    sections: [
      {
        heading: 'Ce qui reste chez vous',
        paragraphs: [
          'Ce que vous regardez, mettez au panier et saisissez à la caisse est gardé dans ce navigateur pour survivre à une coupure. Effacez les données du site et tout disparaît.',
          'Les numéros de carte n’y sont jamais gardés.',
        ],
      },
      {
        heading: 'Ce que nous recevons',
        paragraphs: [
          'Les lignes de votre panier, pour que prix et stock soient justes. Avec une commande : nom, adresse, téléphone et e-mail.',
          'Avec un compte : votre profil, vos adresses et vos abonnements. Les membres du programme de fidélité donnent aussi une date de naissance et un téléphone.',
          'Votre carte va une fois au prestataire de paiement et nous revient sous forme de référence.',
        ],
      },
      {
        heading: 'Vos droits',
        paragraphs: [
          'Écrivez à privacy@cairn.example pour voir, corriger ou effacer ce que nous avons. Réponse sous trente jours.',
        ],
      },
    ],
  },
)
