import { textPage } from '../textPage.ts'

/** /privacy */
export const privacy = textPage(
  'privacy',
  {
    title: 'Privacy',
    lede: 'Your cart is kept on your own device. Here is what leaves it.',
    sections: [
      {
        heading: 'Who is responsible',
        paragraphs: [
          'Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, United States, is the controller of what this page describes. Write to privacy@cairn.example.',
        ],
      },
      {
        heading: 'What stays with you',
        paragraphs: [
          'What you look at, what you put into the cart and what you have typed at checkout is kept in this browser, so that it survives a lost connection. Clear the site’s data and it is gone.',
          'The last products you looked at are shown to you again below other products and your cart. The list is kept in this browser and never sent; where we ask about cookies, only if you allow functional ones. “Clear list” empties it.',
          'Card numbers are never stored here.',
        ],
      },
      {
        heading: 'What we receive',
        paragraphs: [
          'The lines of your cart, so that prices and stock are right. With an order: your name, address, phone and email, used to deliver it and to answer you.',
          'When you withdraw from a contract online in Europe: your name, the order number and your email, used to confirm that we have your statement and to act on it.',
          'With an account: your profile, your addresses and what you subscribed to. Members of the loyalty program also give a date of birth and a phone number.',
          'Your card goes to the payment provider once, and comes back to us as a reference.',
        ],
      },
      {
        heading: 'What we do not do',
        paragraphs: ['No advertising networks, no tracking across sites, no selling of lists.'],
      },
      {
        heading: 'Why we may use it',
        paragraphs: [
          'To deliver an order, answer you and keep your account: the contract with you (Art. 6(1)(b) GDPR).',
          'To act on a withdrawal and to prove when we received it: the law (Art. 6(1)(c)).',
          'To keep invoices: the law (Art. 6(1)(c)). To stop fraud and guessed passwords: our legitimate interest (Art. 6(1)(f)). For letters, text messages and figures about visits: your consent (Art. 6(1)(a)), which you may take back at any time.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          'A guest’s cart: at least seven days after the last change, until the visit’s session has ended. Emails we sent: 30 days. A notice about stock: 180 days at most. A place at an event: 30 days after it. Figures about visits: 400 days.',
          'A withdrawal from a contract: four years.',
          'Your account and your orders: until you ask us to delete them, and invoices as long as tax law wants them kept.',
        ],
      },
      {
        heading: 'Who receives it',
        paragraphs: [
          'The carrier gets your name, address and phone with the parcel, the payment provider your card. What we keep is in the United States.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'Write to privacy@cairn.example to see, correct or delete what we hold. We answer within thirty days.',
          'You may also object, ask for a copy to take elsewhere, and complain to the data protection authority of your country.',
        ],
      },
    ],
  },
  {
    title: 'Confidentialité',
    lede: 'Votre panier reste sur votre appareil. Voici ce qui en sort.',
    sections: [
      {
        heading: 'Qui est responsable',
        paragraphs: [
          'Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, États-Unis, est responsable du traitement décrit ici. Écrivez à privacy@cairn.example.',
        ],
      },
      {
        heading: 'Ce qui reste chez vous',
        paragraphs: [
          'Ce que vous regardez, mettez au panier et saisissez à la caisse est gardé dans ce navigateur pour survivre à une coupure. Effacez les données du site et tout disparaît.',
          'Les derniers articles que vous avez consultés vous sont montrés à nouveau sous d’autres articles et sous votre panier. La liste est gardée dans ce navigateur et n’est jamais envoyée ; là où nous demandons votre accord sur les cookies, seulement si vous acceptez les cookies fonctionnels. « Effacer la liste » la vide.',
          'Les numéros de carte n’y sont jamais gardés.',
        ],
      },
      {
        heading: 'Ce que nous recevons',
        paragraphs: [
          'Les lignes de votre panier, pour que prix et stock soient justes. Avec une commande : nom, adresse, téléphone et e-mail.',
          'Lorsque vous vous rétractez d’un contrat en ligne en Europe : votre nom, le numéro de commande et votre e-mail, pour accuser réception de votre déclaration et y donner suite.',
          'Avec un compte : votre profil, vos adresses et vos abonnements. Les membres du programme de fidélité donnent aussi une date de naissance et un téléphone.',
          'Votre carte va une fois au prestataire de paiement et nous revient sous forme de référence.',
        ],
      },
      {
        heading: 'Ce que nous ne faisons pas',
        paragraphs: ['Pas de régies publicitaires, pas de suivi d’un site à l’autre, pas de listes vendues.'],
      },
      {
        heading: 'À quel titre',
        paragraphs: [
          'Livrer une commande, vous répondre, tenir votre compte : le contrat avec vous (art. 6, 1, b du RGPD).',
          'Donner suite à une rétractation et prouver quand nous l’avons reçue : la loi (art. 6, 1, c).',
          'Garder les factures : la loi (art. 6, 1, c). Empêcher la fraude et les mots de passe devinés : notre intérêt légitime (art. 6, 1, f). Lettres, SMS et mesure des visites : votre consentement (art. 6, 1, a), que vous pouvez retirer à tout moment.',
        ],
      },
      {
        heading: 'Combien de temps',
        paragraphs: [
          'Le panier d’une visite sans compte : au moins sept jours après le dernier changement, jusqu’à la fin de la session. E-mails envoyés : 30 jours. Alerte de stock : 180 jours au plus. Place à un événement : 30 jours après. Mesure des visites : 400 jours.',
          'Une rétractation : quatre ans.',
          'Votre compte et vos commandes : jusqu’à ce que vous demandiez de les effacer ; les factures, aussi longtemps que la loi fiscale l’exige.',
        ],
      },
      {
        heading: 'Qui la reçoit',
        paragraphs: [
          'Le transporteur reçoit nom, adresse et téléphone avec le colis ; le prestataire de paiement, votre carte. Ce que nous gardons se trouve aux États-Unis.',
        ],
      },
      {
        heading: 'Vos droits',
        paragraphs: [
          'Écrivez à privacy@cairn.example pour voir, corriger ou effacer ce que nous avons. Réponse sous trente jours.',
          'Vous pouvez aussi vous opposer, demander une copie à emporter ailleurs et saisir l’autorité de protection des données de votre pays (en France, la CNIL).',
        ],
      },
    ],
  },
)

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
          'You tick “Send me news by text message” when you create an account, or leave your number with our <a href="/newsletter">letters</a>, and accept these terms. It is not a condition of any purchase.',
          'Message and data rates of your phone contract may apply.',
        ],
      },
      {
        heading: 'How you end it',
        paragraphs: [
          'Reply STOP to any message, stop them where our <a href="/newsletter">letters</a> begin, or switch them off in your <a href="/account/preferences">preferences</a>.',
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
          'Vous cochez la case des nouvelles par SMS en créant un compte, ou laissez votre numéro près de nos <a href="/newsletter">lettres</a>, et acceptez ces conditions. Ce n’est la condition d’aucun achat.',
          'Les frais de votre opérateur peuvent s’appliquer.',
        ],
      },
      {
        heading: 'Comment vous arrêtez',
        paragraphs: [
          'Répondez STOP à n’importe quel message, arrêtez-les là où commencent nos <a href="/newsletter">lettres</a>, ou désactivez-les dans vos <a href="/account/preferences">préférences</a>.',
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
