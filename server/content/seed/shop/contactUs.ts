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
    ],
  },
  'below',
)
