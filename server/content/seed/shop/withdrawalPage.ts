import type { SeedDocument } from '../SeedDocument.ts'
import { textPage } from '../textPage.ts'

/**
 * LAW-02: /withdrawal has the model instructions and the model form of Directive 2011/83/EU, annex I, in the words of
 * each country's law: they protect the shop only as long as not a word is changed. The passages that a trader chooses
 * are those for several goods in one order, and for returns that we pay. The United Kingdom has its own (SI 2013/3134,
 * schedule 3). LAW-18: they name the online function.
 */
export const withdrawal: SeedDocument = {
  family: 'page',
  key: 'withdrawal',
  body: (say, language, site) =>
    (language === 'en' && site === 'EMEA' ? british : ofTheUnion).body(say, language, site),
}

const french = {
  title: 'Informations concernant l’exercice du droit de rétractation',
  lede: 'Pour la clientèle de l’Union européenne et du Royaume-Uni. Nos soixante jours de retour s’y ajoutent.',
  sections: [
    {
      heading: 'Droit de rétractation',
      paragraphs: [
        'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.',
        'Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du dernier bien.',
        'Pour exercer le droit de rétractation, vous devez nous notifier (Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, États-Unis, téléphone +1 303 555 0142, help@cairn.example) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire.',
        'Vous pouvez également exercer votre droit de rétractation en ligne, à l’adresse <a href="/withdraw">Renoncer au contrat ici</a>, au bas de chaque page. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons sans retard injustifié, sur un support durable (par exemple, par courrier électronique), un accusé de réception de la rétractation mentionnant son contenu ainsi que la date et l’heure de son envoi.',
        'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
      ],
    },
    {
      heading: 'Effets de rétractation',
      paragraphs: [
        'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous. Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.',
        'Vous devrez renvoyer ou rendre le bien, à nous-mêmes, sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de quatorze jours.',
        'Nous prendrons en charge les frais de renvoi du bien.',
        'Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.',
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
}

const ofTheUnion = textPage(
  'withdrawal',
  {
    title: 'Instructions on withdrawal',
    lede: 'For shoppers in the European Union. Our sixty days of returns hold beside it.',
    sections: [
      {
        heading: 'Right of withdrawal',
        paragraphs: [
          'You have the right to withdraw from this contract within 14 days without giving any reason.',
          'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
          'To exercise the right of withdrawal, you must inform us (Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, United States, phone +1 303 555 0142, help@cairn.example) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.',
          'You can also exercise your right of withdrawal online at <a href="/withdraw">Withdraw from contract here</a>, at the foot of every page. If you use this online function, we will communicate to you without undue delay, on a durable medium (e.g. by e-mail), an acknowledgement of receipt of the withdrawal with its content and the date and time of its submission.',
          'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
        ],
      },
      {
        heading: 'Effects of withdrawal',
        paragraphs: [
          'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
          'You shall send back the goods or hand them over to us, without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.',
          'We will bear the cost of returning the goods.',
          'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
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
  french,
)

const british = textPage(
  'withdrawal',
  {
    title: 'Information about the exercise of the right to cancel',
    lede: 'For shoppers in the United Kingdom. Our sixty days of returns hold beside it.',
    sections: [
      {
        heading: 'Right to cancel',
        paragraphs: [
          'You have the right to cancel this contract within 14 days without giving any reason.',
          'The cancellation period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
          'To exercise the right to cancel, you must inform us (Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, United States, phone +1 303 555 0142, help@cairn.example) of your decision to cancel this contract by a clear statement (e.g. a letter sent by post or e-mail). You may use the attached model cancellation form, but it is not obligatory.',
          'You can also electronically fill in and submit the model cancellation form or any other clear statement on our website, at <a href="/withdraw">Cancel contract here</a> at the foot of every page. If you use this option, we will communicate to you an acknowledgement of receipt of such a cancellation on a durable medium (e.g. by e-mail) without delay.',
          'To meet the cancellation deadline, it is sufficient for you to send your communication concerning your exercise of the right to cancel before the cancellation period has expired.',
        ],
      },
      {
        heading: 'Effects of cancellation',
        paragraphs: [
          'If you cancel this contract, we will reimburse to you all payments received from you, including the costs of delivery (except for the supplementary costs arising if you chose a type of delivery other than the least expensive type of standard delivery offered by us).',
          'We may make a deduction from the reimbursement for loss in value of any goods supplied, if the loss is the result of unnecessary handling by you.',
          'We will make the reimbursement without undue delay, and not later than (a) 14 days after the day we receive back from you any goods supplied, or (b) (if earlier) 14 days after the day you provide evidence that you have returned the goods, or (c) if there were no goods supplied, 14 days after the day on which we are informed about your decision to cancel this contract.',
          'We will make the reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of the reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
          'You shall send back the goods or hand them over to us, without undue delay and in any event not later than 14 days from the day on which you communicate your cancellation from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired.',
          'We will bear the cost of returning the goods.',
          'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
        ],
      },
      {
        heading: 'Model cancellation form',
        paragraphs: [
          'To Cairn Outfitters, 1420 Pearl Street, Boulder, Colorado 80302, United States, help@cairn.example:',
          'I/We (*) hereby give notice that I/We (*) cancel my/our (*) contract of sale of the following goods (*)/for the supply of the following service (*),',
          'Ordered on (*)/received on (*),',
          'Name of consumer(s),',
          'Address of consumer(s),',
          'Signature of consumer(s) (only if this form is notified on paper),',
          'Date',
          '(*) Delete as appropriate.',
        ],
      },
    ],
  },
  french,
)
