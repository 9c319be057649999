import type { StarterText } from '../StarterText.ts'

export const it: StarterText = {
  gaps: {
    name: '[Nome della tua azienda]',
    address: '[Il tuo indirizzo postale]',
    email: '[Il tuo indirizzo email]',
    phone: '[Il tuo numero di telefono]',
    vat: '[La tua partita IVA]',
  },
  frame: {
    menu: 'Reparti',
    byKind: 'Per tipo',
    footer: 'Piè di pagina',
    help: 'Aiuto',
    legal: 'Note legali',
    trackOrder: 'Segui l’ordine',
    withdraw: 'Recedere dal contratto qui',
    withdrawal: 'Diritto di recesso',
    withdrawalLede: 'Come recedere entro 14 giorni, e che cosa succede poi.',
    notFound: 'Questa pagina non esiste',
    notFoundDetail: 'Forse l’indirizzo è sbagliato, o la pagina è stata spostata.',
    back: 'Torna alla pagina iniziale',
    search: 'Cerca',
    departments: 'Reparti',
    newest: 'Novità',
  },
  pages: ({ name, address, email, vat }) => ({
    delivery: {
      title: 'Consegna',
      lede: 'Il prezzo è nel carrello, prima del pagamento.',
      sections: [
        ['Dove e in quanto tempo', '[Indica i paesi in cui consegni, i corrieri e il numero di giorni.]'],
        ['Quanto costa', 'Scrivi il codice postale nel carrello e vedi il prezzo di ogni consegna.'],
      ],
    },
    'how-to-return': {
      title: 'Resi',
      lede: 'Come rispedire un articolo, e quando arriva il rimborso.',
      sections: [
        [
          'Che cosa puoi rendere',
          '[Indica entro quanti giorni e in quale stato. Il negozio prepara etichette per sessanta giorni.]',
        ],
        [
          'Come spedirlo',
          'L’etichetta è accanto all’ordine appena è consegnato: nel tuo account, o in <a href="/track-order">Segui l’ordine</a>.',
        ],
        ['Quando arriva il rimborso', '[Indica entro quanti giorni rimborsi, e come.]'],
      ],
    },
    'contact-us': {
      title: 'Contatti',
      lede: 'Come raggiungerci.',
      sections: [
        ['Per email', email],
        ['Per posta', `${name}, ${address}`],
      ],
    },
    privacy: {
      title: 'Privacy',
      lede: 'Che cosa conserviamo di te, perché, e che cosa puoi chiedere.',
      sections: [
        [
          'Titolare del trattamento',
          `${name}, ${address}. ${email}`,
          '[Indica il responsabile della protezione dei dati, se devi averlo.]',
        ],
        [
          'Che cosa conserviamo e perché',
          '[Elenca i dati di ordini, account, email e visite, con finalità e base giuridica.]',
        ],
        ['Chi altro li riceve', '[Indica corrieri, servizio di pagamento, hosting e altri, e in quali paesi sono.]'],
        ['Per quanto tempo', '[Indica per ogni tipo di dati quando viene cancellato.]'],
        ['Cookie', '[Elenca che cosa è salvato sul dispositivo, a che scopo, e che cosa richiede il consenso.]'],
        [
          'I tuoi diritti',
          '[Elenca i diritti di accesso, rettifica, cancellazione, opposizione e reclamo, e come esercitarli.]',
        ],
      ],
    },
    'brand-terms': {
      title: 'Condizioni',
      lede: 'Che cosa vale quando ordini da noi.',
      sections: [
        ['Da chi acquisti', `${name}, ${address}. ${email}`],
        [
          'Come si conclude il contratto',
          '[Indica quando accetti un ordine: con l’email di conferma, o in altro modo.]',
        ],
        ['Prezzi e pagamento', '[Indica se i prezzi comprendono l’IVA, come si paga e quando addebiti.]'],
        ['Consegna', 'Vedi la pagina <a href="/help/delivery">Consegna</a>.'],
        ['Se qualcosa è difettoso', '[Indica la garanzia legale in ogni paese in cui vendi.]'],
        ['Legge e controversie', '[Indica la legge applicabile e se partecipi a procedure di conciliazione.]'],
      ],
    },
    imprint: {
      title: 'Note legali',
      lede: 'Chi gestisce questo negozio, e come raggiungerci.',
      sections: [
        ['Fornitore', `${name}, ${address}`, '[Indica chi rappresenta l’azienda.]'],
        ['Come raggiungerci', `${email}. [Il tuo numero di telefono]`],
        ['Registro e partita IVA', '[Indica il registro e il tuo numero.]', vat],
        ['Controversie', '[Indica se partecipi a procedure davanti a un organismo di conciliazione.]'],
      ],
    },
  }),
}
