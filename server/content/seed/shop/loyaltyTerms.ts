import { textPage } from '../textPage.ts'

/** /loyalty-terms */
export const loyaltyTerms = textPage(
  'loyalty-terms',
  {
    title: 'Loyalty terms',
    lede: 'What you agree to when you join, and what we do with it.',
    sections: [
      {
        heading: 'Joining',
        paragraphs: [
          'Joining is a choice you make and never a box ticked for you. We ask for your name, date of birth, phone number and postal code, because a membership belongs to one person.',
          'A membership is free. To end it, write to privacy@cairn.example; points end with it.',
        ],
      },
      {
        heading: 'Earning',
        paragraphs: [
          'A point for each whole unit of your currency in an order that was placed after you joined and not cancelled, less what a voucher paid. Orders placed before count for nothing.',
        ],
      },
      {
        heading: 'Spending',
        paragraphs: [
          'One voucher for an order, never more than what is left to pay. Its points are taken when the order is confirmed and come back when the order is cancelled or was not paid after all.',
          'Points have no cash value and cannot be given to another account.',
        ],
      },
      {
        heading: 'What we keep',
        paragraphs: [
          'Your orders, what each earned and what each spent. We use it for the program and for nothing else.',
        ],
      },
    ],
  },
  {
    title: 'Conditions de fidélité',
    lede: 'Ce que vous acceptez en adhérant, et ce que nous en faisons.',
    sections: [
      {
        heading: 'Adhérer',
        paragraphs: [
          'Adhérer est votre choix, jamais une case cochée d’avance. Nous demandons nom, date de naissance, téléphone et code postal, parce qu’une adhésion appartient à une seule personne.',
          'L’adhésion est gratuite. Pour y mettre fin, écrivez à privacy@cairn.example ; les points s’éteignent avec elle.',
        ],
      },
      {
        heading: 'Gagner',
        paragraphs: [
          'Un point par unité entière de votre devise dans une commande passée après l’adhésion et non annulée, moins ce qu’un bon a payé. Les commandes antérieures ne comptent pas.',
        ],
      },
      {
        heading: 'Dépenser',
        paragraphs: [
          'Un bon par commande, jamais plus que ce qui reste à payer. Ses points sont pris quand la commande est confirmée et reviennent si elle est annulée ou n’a finalement pas été payée.',
          'Les points n’ont pas de valeur en argent et ne passent pas d’un compte à l’autre.',
        ],
      },
      {
        heading: 'Ce que nous gardons',
        paragraphs: ['Vos commandes, ce que chacune a rapporté et dépensé. Cela sert au programme et à rien d’autre.'],
      },
    ],
  },
)
