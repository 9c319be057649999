import type { StarterText } from '../StarterText.ts'

export const fr: StarterText = {
  gaps: {
    name: '[Nom de votre entreprise]',
    address: '[Votre adresse postale]',
    email: '[Votre adresse e-mail]',
    phone: '[Votre numéro de téléphone]',
    vat: '[Votre numéro de TVA]',
  },
  frame: {
    menu: 'Rayons',
    byKind: 'Par type',
    footer: 'Pied de page',
    help: 'Aide',
    legal: 'Informations légales',
    trackOrder: 'Suivre une commande',
    withdraw: 'Renoncer au contrat ici',
    withdrawal: 'Droit de rétractation',
    withdrawalLede: 'Comment vous rétracter dans les 14 jours, et ce qui s’ensuit.',
    notFound: 'Cette page n’existe pas',
    notFoundDetail: 'L’adresse est peut-être erronée, ou la page a été déplacée.',
    back: 'Retour à l’accueil',
    search: 'Rechercher',
    departments: 'Rayons',
    newest: 'Nouveautés',
  },
  pages: ({ name, address, email, vat }) => ({
    delivery: {
      title: 'Livraison',
      lede: 'Le prix s’affiche dans votre panier avant de payer.',
      sections: [
        ['Où et en combien de temps', '[Indiquez les pays livrés, les transporteurs et le nombre de jours.]'],
        ['Combien ça coûte', 'Entrez votre code postal dans le panier : vous voyez le prix de chaque mode.'],
      ],
    },
    'how-to-return': {
      title: 'Retours',
      lede: 'Comment renvoyer un article, et quand l’argent revient.',
      sections: [
        [
          'Ce que vous pouvez renvoyer',
          '[Indiquez sous combien de jours et dans quel état. La boutique établit des étiquettes pendant soixante jours.]',
        ],
        [
          'Comment l’envoyer',
          'L’étiquette se trouve à côté de la commande dès qu’elle est livrée : dans votre compte, ou sous <a href="/track-order">Suivre une commande</a>.',
        ],
        ['Quand l’argent revient', '[Indiquez sous combien de jours vous remboursez, et comment.]'],
      ],
    },
    'contact-us': {
      title: 'Contact',
      lede: 'Comment nous joindre.',
      sections: [
        ['Par e-mail', email],
        ['Par courrier', `${name}, ${address}`],
      ],
    },
    privacy: {
      title: 'Confidentialité',
      lede: 'Ce que nous gardons de vous, pourquoi, et ce que vous pouvez demander.',
      sections: [
        [
          'Responsable du traitement',
          `${name}, ${address}. ${email}`,
          '[Nommez votre délégué à la protection des données, si vous devez en avoir un.]',
        ],
        [
          'Ce que nous gardons, et pourquoi',
          '[Énumérez les données des commandes, comptes, e-mails et visites, avec finalité et base légale.]',
        ],
        [
          'Qui d’autre les reçoit',
          '[Nommez les transporteurs, le prestataire de paiement, l’hébergeur et les autres, avec leur pays.]',
        ],
        ['Combien de temps', '[Indiquez pour chaque catégorie quand elle est effacée.]'],
        ['Cookies', '[Énumérez ce qui est stocké sur l’appareil, à quelle fin, et ce qui demande un consentement.]'],
        [
          'Vos droits',
          '[Énumérez les droits d’accès, de rectification, d’effacement, d’opposition et de réclamation, et comment les exercer.]',
        ],
      ],
    },
    'brand-terms': {
      title: 'Conditions',
      lede: 'Ce qui vaut quand vous commandez chez nous.',
      sections: [
        ['Votre vendeur', `${name}, ${address}. ${email}`],
        [
          'Formation du contrat',
          '[Indiquez quand vous acceptez une commande : par l’e-mail de confirmation, ou autrement.]',
        ],
        [
          'Prix et paiement',
          '[Indiquez si les prix incluent les taxes, les moyens de paiement et quand vous débitez.]',
        ],
        ['Livraison', 'Voir la page <a href="/help/delivery">Livraison</a>.'],
        ['En cas de défaut', '[Indiquez les garanties légales dans chaque pays où vous vendez.]'],
        ['Droit et litiges', '[Nommez le droit applicable et votre médiateur de la consommation.]'],
      ],
    },
    imprint: {
      title: 'Mentions légales',
      lede: 'Qui tient cette boutique, et comment nous joindre.',
      sections: [
        ['Éditeur', `${name}, ${address}`, '[Nommez la personne qui représente l’entreprise.]'],
        ['Nous joindre', `${email}. [Votre numéro de téléphone]`],
        ['Immatriculation et TVA', '[Nommez le registre et votre numéro.]', vat],
        ['Litiges', '[Nommez votre médiateur de la consommation et son adresse.]'],
      ],
    },
  }),
}
