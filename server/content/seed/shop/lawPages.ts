import { textPage } from '../textPage.ts'

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
      {
        heading: 'Disputes',
        paragraphs: [
          'Write to us first; most things are settled in one letter. We take part in no procedure before a consumer arbitration body, except where the law of your country obliges us to.',
        ],
      },
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
      {
        heading: 'Litiges',
        paragraphs: [
          'Écrivez-nous d’abord : la plupart des choses se règlent en une lettre. En France, si votre réclamation écrite n’a pas abouti, vous pouvez recourir gratuitement, dans l’année qui la suit, au médiateur de la consommation dont nous relevons (articles L612-1 et L616-1 du Code de la consommation).',
          'Médiateur : Médiateur Exemple, 1 rue de l’Exemple, 75000 Paris, www.mediateur.example.',
        ],
      },
    ],
  },
)

/** LAW-02: /withdrawal, instructions and form after the model of Directive 2011/83/EU, annex I. */
export const withdrawal = textPage(
  'withdrawal',
  {
    title: 'Right of withdrawal',
    lede: 'For shoppers in the European Union and the United Kingdom. Our sixty days of returns hold beside it.',
    sections: [
      {
        heading: 'Your right',
        paragraphs: [
          'You have the right to withdraw from this contract within 14 days without giving any reason.',
          'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
          'To exercise the right of withdrawal, you must inform us (Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, United States, help@cairn.example) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or email). You may use the model withdrawal form below, but it is not obligatory.',
          'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
        ],
      },
      {
        heading: 'What follows from it',
        paragraphs: [
          'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (except the supplementary costs of a type of delivery other than the least expensive standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision.',
          'We use the same means of payment as you used, unless you have expressly agreed otherwise; you pay no fees for it. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent them, whichever is the earliest.',
          'You shall send back the goods without undue delay and in any event not later than 14 days from the day on which you tell us of your withdrawal. We bear the cost of returning them with our label. You are only liable for any diminished value resulting from handling beyond what is necessary to establish the nature, characteristics and functioning of the goods.',
        ],
      },
      {
        heading: 'Model withdrawal form',
        paragraphs: [
          '(Complete and return this form only if you wish to withdraw from the contract.)',
          'To Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, United States, help@cairn.example:',
          'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):',
          'Ordered on (*)/received on (*):',
          'Name of consumer(s):',
          'Address of consumer(s):',
          'Signature of consumer(s) (only if this form is notified on paper):',
          'Date:',
          '(*) Delete as appropriate.',
        ],
      },
    ],
  },
  {
    title: 'Droit de rétractation',
    lede: 'Pour la clientèle de l’Union européenne et du Royaume-Uni. Nos soixante jours de retour s’y ajoutent.',
    sections: [
      {
        heading: 'Votre droit',
        paragraphs: [
          'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.',
          'Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du dernier bien.',
          'Pour exercer le droit de rétractation, vous devez nous notifier (Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, États-Unis, help@cairn.example) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation ci-dessous, mais ce n’est pas obligatoire.',
          'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
        ],
      },
      {
        heading: 'Effets de la rétractation',
        paragraphs: [
          'En cas de rétractation de votre part, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires d’un mode de livraison autre que le mode standard le moins coûteux que nous proposons), sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision.',
          'Nous utilisons le même moyen de paiement que vous, sauf si vous convenez expressément d’un moyen différent ; ce remboursement n’occasionne pas de frais pour vous. Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou que vous ayez fourni une preuve d’expédition, la date retenue étant celle du premier de ces faits.',
          'Vous devez renvoyer le bien sans retard excessif et, en tout état de cause, au plus tard quatorze jours après nous avoir communiqué votre rétractation. Nous prenons en charge les frais de renvoi avec notre étiquette. Votre responsabilité n’est engagée qu’à l’égard de la dépréciation résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement du bien.',
        ],
      },
      {
        heading: 'Modèle de formulaire de rétractation',
        paragraphs: [
          '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
          'À l’attention de Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, États-Unis, help@cairn.example :',
          'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :',
          'Commandé le (*)/reçu le (*) :',
          'Nom du (des) consommateur(s) :',
          'Adresse du (des) consommateur(s) :',
          'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
          'Date :',
          '(*) Rayez la mention inutile.',
        ],
      },
    ],
  },
)
