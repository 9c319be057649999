import type { PageName } from '../../../core/domain/route/pageAt.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'

/** What the head of a page says in a language where the page itself says nothing, or is not drawn here. */
type HeadTexts = {
  /** Of the shop, for every page that does not describe itself. */
  readonly description: string
  /** The first steps of a trail, as the page names them. */
  readonly home: string
  readonly journal: string
  /** SEO-04: pages that the browser draws, with the titles that they give themselves; the search finds them (CAT-63). */
  readonly pages: Readonly<Partial<Record<PageName, { readonly title: string; readonly description: string }>>>
}

export const headTexts: Readonly<Record<Language, HeadTexts>> = {
  en: {
    description: 'Footwear and clothing for walking, made to be mended.',
    home: 'Home',
    journal: 'Journal',
    pages: {
      Stores: {
        title: 'Our stores',
        description: 'Try things on, get fittings and repairs, or pick up your order. Find a Cairn store near you.',
      },
      Warranty: {
        title: 'Warranty and repair',
        description: 'Tell us what broke. We’ll repair it, replace it or refund you. There’s no deadline for a fault.',
      },
      TrackOrder: {
        title: 'Track your order',
        description:
          'Enter your order number, which you’ll find in your confirmation email, and your email address. You don’t need an account.',
      },
      Withdraw: {
        title: 'Cancel your contract',
        description:
          'You can cancel within 14 days of getting the last item, without a reason and without an account. First state it, then confirm it.',
      },
      SignUp: {
        title: 'Create an account',
        description: 'With an account at Cairn you see your orders and keep your addresses and favorites.',
      },
    },
  },
  fr: {
    description: 'Chaussures et vêtements de marche, faits pour être réparés.',
    home: 'Accueil',
    journal: 'Journal',
    pages: {
      Stores: {
        title: 'Nos magasins',
        description:
          'Essayez, faites ajuster et réparer, ou retirez votre commande. Trouvez un magasin Cairn près de chez vous.',
      },
      Warranty: {
        title: 'Garantie et réparation',
        description:
          'Dites-nous ce qui s’est abîmé. Nous réparons, remplaçons ou remboursons, sans limite de durée pour un défaut.',
      },
      TrackOrder: {
        title: 'Suivre votre commande',
        description:
          'Saisissez votre numéro de commande, indiqué dans l’e-mail de confirmation, et votre adresse e-mail. Vous n’avez pas besoin de compte.',
      },
      Withdraw: {
        title: 'Renoncer au contrat',
        description:
          'Vous pouvez vous rétracter dans les 14 jours suivant la réception du dernier article, sans motif et sans compte. Déclarez-le, puis confirmez.',
      },
      SignUp: {
        title: 'Créer un compte',
        description: 'Avec un compte Cairn, vous voyez vos commandes et gardez vos adresses et vos favoris.',
      },
    },
  },
  de: {
    description: 'Schuhe und Kleidung zum Wandern, gemacht, um repariert zu werden.',
    home: 'Startseite',
    journal: 'Magazin',
    pages: {
      Stores: {
        title: 'Unsere Filialen',
        description:
          'Anprobieren, anpassen und reparieren lassen oder abholen, was du bestellt hast. Finde eine Filiale in deiner Nähe.',
      },
      Warranty: {
        title: 'Garantie und Reparatur',
        description:
          'Sag uns, was kaputt ist. Wir reparieren, ersetzen oder erstatten; für Fehler gibt es keine Frist.',
      },
      TrackOrder: {
        title: 'Bestellung verfolgen',
        description:
          'Die Bestellnummer steht in deiner Bestätigung. Mit deiner E-Mail-Adresse siehst du, wo deine Bestellung ist – auch ohne Konto.',
      },
      Withdraw: {
        title: 'Vertrag widerrufen',
        description:
          'Du kannst innerhalb von 14 Tagen ab Erhalt der letzten Ware widerrufen – ohne Gründe und ohne Konto. Erst erklären, dann bestätigen.',
      },
      SignUp: {
        title: 'Konto anlegen',
        description:
          'Mit einem Konto bei Cairn siehst du deine Bestellungen und behältst deine Adressen und Favoriten.',
      },
    },
  },
  it: {
    description: 'Scarpe e abbigliamento per camminare, fatti per essere riparati.',
    home: 'Home',
    journal: 'Diario',
    pages: {
      Stores: {
        title: 'I nostri negozi',
        description:
          'Vieni a provare, a far regolare e riparare, o a ritirare il tuo ordine. Trova il negozio Cairn più vicino.',
      },
      Warranty: {
        title: 'Garanzia e riparazioni',
        description:
          'Dicci che cosa si è rotto. Lo ripariamo, lo cambiamo o ti rimborsiamo: un difetto non ha scadenza.',
      },
      TrackOrder: {
        title: 'Segui il tuo ordine',
        description:
          'Il numero d’ordine è nella conferma. Con la tua email vedi a che punto è l’ordine, anche senza account.',
      },
      Withdraw: {
        title: 'Recedere dal contratto',
        description:
          'Puoi recedere entro 14 giorni dalla consegna dell’ultimo articolo, senza motivo e senza account. Prima dichiari, poi confermi.',
      },
      SignUp: {
        title: 'Crea un account',
        description: 'Con un account Cairn vedi i tuoi ordini e conservi indirizzi e preferiti.',
      },
    },
  },
  es: {
    description: 'Calzado y ropa para caminar, hechos para repararse.',
    home: 'Inicio',
    journal: 'Diario',
    pages: {
      Stores: {
        title: 'Nuestras tiendas',
        description:
          'Ven a probarte lo que te guste, a que te lo ajusten o reparen, o a recoger tu pedido. Encuentra tu tienda Cairn.',
      },
      Warranty: {
        title: 'Garantía y reparación',
        description:
          'Cuéntanos qué se ha roto. Lo reparamos, lo cambiamos o te lo reembolsamos; un defecto no tiene plazo.',
      },
      TrackOrder: {
        title: 'Sigue tu pedido',
        description:
          'El número de pedido está en la confirmación. Con él y tu correo ves por dónde va; no necesitas cuenta.',
      },
      Withdraw: {
        title: 'Desistir del contrato',
        description:
          'Puedes desistir en los 14 días siguientes a recibir el último artículo, sin motivo y sin cuenta. Primero lo declaras y luego lo confirmas.',
      },
      SignUp: {
        title: 'Crear cuenta',
        description: 'Con una cuenta en Cairn ves tus pedidos y guardas tus direcciones y favoritos.',
      },
    },
  },
}
