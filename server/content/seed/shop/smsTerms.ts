import { textPage } from '../textPage.ts'

/** /sms-terms: the long form of the terms that sign-up shows beside its box. */
export const smsTerms = textPage(
  'sms-terms',
  {
    title: 'Text message terms',
    lede: 'News by text message come only to those who asked for them, at most four a month.',
    sections: [
      {
        heading: 'How you agree',
        paragraphs: [
          'You tick “Send me news by text message” when you create an account, and accept these terms. It is not a condition of any purchase.',
          'Message and data rates of your phone contract may apply.',
        ],
      },
      {
        heading: 'How you end it',
        paragraphs: [
          'Reply STOP to any message, or switch it off in your <a href="/account/preferences">preferences</a>.',
        ],
      },
      {
        heading: 'Your number otherwise',
        paragraphs: [
          'We also ask for it at checkout so that a carrier at your door can reach you. It goes to the carrier with the parcel and to nobody else, and it is not used for news.',
        ],
      },
      {
        heading: 'If a message looks wrong',
        paragraphs: [
          'We never ask for a password or a card number by text message. Do not follow the link. Tell us at help@cairn.example.',
        ],
      },
    ],
  },
  {
    title: 'Conditions des SMS',
    lede: 'Les nouvelles par SMS ne vont qu’à celles et ceux qui les ont demandées, quatre par mois au plus.',
    sections: [
      {
        heading: 'Comment vous acceptez',
        paragraphs: [
          'Vous cochez la case des nouvelles par SMS en créant un compte, et acceptez ces conditions. Ce n’est la condition d’aucun achat.',
          'Les frais de votre opérateur peuvent s’appliquer.',
        ],
      },
      {
        heading: 'Comment vous arrêtez',
        paragraphs: [
          'Répondez STOP à n’importe quel message, ou désactivez-les dans vos <a href="/account/preferences">préférences</a>.',
        ],
      },
      {
        heading: 'Votre numéro, sinon',
        paragraphs: [
          'Nous le demandons aussi à la caisse pour que le transporteur puisse vous joindre à la porte. Il part avec le colis, nulle part ailleurs, et ne sert pas aux nouvelles.',
        ],
      },
      {
        heading: 'Si un message semble faux',
        paragraphs: [
          'Nous ne demandons jamais un mot de passe ni un numéro de carte par SMS. Ne suivez pas le lien. Prévenez-nous à help@cairn.example.',
        ],
      },
    ],
  },
)
