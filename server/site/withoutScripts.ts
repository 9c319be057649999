import { pageAt } from '../../core/domain/route/pageAt.ts'
import type { PageName } from '../../core/domain/route/pageAt.ts'
import { splitLocalePrefix } from '../../core/domain/locale/splitLocalePrefix.ts'
import { fallbackLocale, findLocale } from '../kit/siteLocale.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'

/**
 * SEO-09: the page as a browser without JavaScript shows it: it says in its language what needs JavaScript, and hides
 * what would be false (an empty cart) or dead (the button that adds to it). RT-25: a drawn page has the sentence that
 * `wakeUp` shows when its scripts do not come, and that no search engine quotes.
 */
export const withoutScripts = (html: string, path: string, isDrawn: boolean, nonce: string): string => {
  const locale = findLocale(splitLocalePrefix(path).locale ?? undefined) ?? fallbackLocale
  const { read, cart, page, add, stopped } = texts[locale.language]
  const name = pageAt(path)
  const words = name === 'Cart' ? cart : isDrawn && !isOwners(name) ? read : page
  return html
    .replace(builtNotice, '')
    .replace(
      '</head>',
      () => `<noscript><style nonce="${nonce}">${rules}.add::after{content:"${add}"}</style></noscript></head>`,
    )
    .replace(
      '<div id="root">',
      (root) =>
        `<noscript><p class="without-scripts">${words}</p></noscript>${isDrawn ? `<p class="page-stopped" role="alert" data-nosnippet hidden>${stopped}</p>` : ''}${root}`,
    )
}

/** Drawn as a skeleton (`drawPage.tsx`). */
const isOwners = (name: PageName | null): boolean => name === 'Account' || name === 'Favorites'

/** What the build says in English, at the end of every page. */
const builtNotice = /<noscript\s*>[^<]*<\/noscript\s*>\s*/

const rules =
  '.without-scripts{margin:0;padding:.75rem 1rem;border-bottom:1px solid;text-align:center}.cart-empty,.add-act{display:none}'

type Texts = {
  /** Of a page that can be read. */
  readonly read: string
  readonly cart: string
  /** Of a page that shows nothing. */
  readonly page: string
  /** In place of the button. */
  readonly add: string
  /** The connection was lost before the page was alive. */
  readonly stopped: string
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    read: 'You can read everything here without JavaScript. To use the cart, sign in or order, switch it on for this site and reload the page.',
    cart: 'Your cart is kept on your own device, and showing it needs JavaScript. Switch it on for this site and reload the page.',
    page: 'This page needs JavaScript. Switch it on for this site and reload the page.',
    add: 'Adding to the cart needs JavaScript.',
    stopped: 'The connection was lost while this page was loading. It loads again by itself once you are back online.',
  },
  fr: {
    read: 'Vous pouvez tout lire ici sans JavaScript. Pour utiliser le panier, vous connecter ou commander, activez-le pour ce site et rechargez la page.',
    cart: 'Votre panier est gardé sur votre appareil, et l’afficher demande JavaScript. Activez-le pour ce site et rechargez la page.',
    page: 'Cette page a besoin de JavaScript. Activez-le pour ce site et rechargez la page.',
    add: 'Ajouter au panier demande JavaScript.',
    stopped:
      'La connexion a été perdue pendant le chargement de cette page. Elle se rechargera toute seule dès que vous serez de nouveau en ligne.',
  },
  de: {
    read: 'Hier kannst du alles ohne JavaScript lesen. Für Warenkorb, Anmeldung und Bestellung schalte es für diese Seite ein und lade sie neu.',
    cart: 'Dein Warenkorb liegt auf deinem Gerät; um ihn zu zeigen, braucht es JavaScript. Schalte es für diese Seite ein und lade sie neu.',
    page: 'Diese Seite braucht JavaScript. Schalte es für diese Seite ein und lade sie neu.',
    add: 'In den Warenkorb legen geht nur mit JavaScript.',
    stopped:
      'Die Verbindung ist beim Laden dieser Seite abgerissen. Sobald du wieder online bist, lädt die Seite von selbst neu.',
  },
  it: {
    read: 'Qui puoi leggere tutto senza JavaScript. Per usare il carrello, accedere o ordinare, attivalo per questo sito e ricarica la pagina.',
    cart: 'Il tuo carrello è conservato sul tuo dispositivo e per mostrarlo serve JavaScript. Attivalo per questo sito e ricarica la pagina.',
    page: 'Questa pagina ha bisogno di JavaScript. Attivalo per questo sito e ricarica la pagina.',
    add: 'Per aggiungere al carrello serve JavaScript.',
    stopped:
      'La connessione è caduta mentre la pagina si caricava. Si ricaricherà da sola appena sarai di nuovo online.',
  },
  es: {
    read: 'Aquí puedes leerlo todo sin JavaScript. Para usar la cesta, iniciar sesión o hacer un pedido, actívalo en este sitio y recarga la página.',
    cart: 'Tu cesta se guarda en tu dispositivo y para mostrarla hace falta JavaScript. Actívalo en este sitio y recarga la página.',
    page: 'Esta página necesita JavaScript. Actívalo en este sitio y recarga la página.',
    add: 'Para añadir a la cesta hace falta JavaScript.',
    stopped:
      'Se ha perdido la conexión mientras se cargaba esta página. Se volverá a cargar sola en cuanto vuelvas a estar en línea.',
  },
}
