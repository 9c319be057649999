import { textPage } from '../textPage.ts'

/** LAW-10: how disputes are settled; the imprint says it, and the terms of Europe. */
export const disputes = {
  english: {
    heading: 'Disputes',
    paragraphs: [
      'Write to us first; most things are settled in one letter. We take part in no procedure before a consumer arbitration body, except where the law of your country obliges us to.',
    ],
  },
  french: {
    heading: 'Litiges',
    paragraphs: [
      'Écrivez-nous d’abord : la plupart des choses se règlent en une lettre. En France, si votre réclamation écrite n’a pas abouti, vous pouvez recourir gratuitement, dans l’année qui la suit, au médiateur de la consommation dont nous relevons (articles L612-1 et L616-1 du Code de la consommation).',
      'Médiateur : Médiateur Exemple, 1 rue de l’Exemple, 75000 Paris, www.mediateur.example.',
    ],
  },
}

/** LAW-01: /imprint, what §5 DDG and its like ask for; the numbers are examples (docs/law.md). */
export const imprint = textPage(
  'imprint',
  {
    title: 'Imprint',
    lede: 'Who runs this shop, and how to reach us.',
    sections: [
      {
        heading: 'Provider',
        paragraphs: [
          'Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, United States.',
          'Represented by its managing director, Example Person.',
        ],
      },
      { heading: 'How to reach us', paragraphs: ['Email: help@cairn.example. Phone: +1 303 555 0142.'] },
      {
        heading: 'Register and VAT numbers',
        paragraphs: [
          'Register: Colorado Secretary of State, entity number 00000000000.',
          'VAT numbers: Germany DE000000000, Spain ESN0000000A, France FR00000000000, Italy IT00000000000, United Kingdom GB000000000.',
        ],
      },
      disputes.english,
    ],
  },
  {
    title: 'Mentions légales',
    lede: 'Qui tient cette boutique, et comment nous joindre.',
    sections: [
      {
        heading: 'Éditeur',
        paragraphs: [
          'Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, États-Unis.',
          'Représentée par sa direction, Personne Exemple, également responsable de la publication.',
        ],
      },
      { heading: 'Nous joindre', paragraphs: ['E-mail : help@cairn.example. Téléphone : +1 303 555 0142.'] },
      {
        heading: 'Immatriculation et TVA',
        paragraphs: [
          'Registre : Colorado Secretary of State, numéro 00000000000.',
          'Numéros de TVA : Allemagne DE000000000, Espagne ESN0000000A, France FR00000000000, Italie IT00000000000, Royaume-Uni GB000000000.',
        ],
      },
      disputes.french,
    ],
  },
)
