import type { ContentBody, ContentDocument } from '../../contracts/content/contentDocument.ts'
import type { ContentAddress } from '../storage/tables/ContentTables.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'

/**
 * OPS-28: what a shop without goods says on its front page and, in the bar of notices, on every other page, as long as
 * nobody has published a document of that address. It is stored nowhere, so it ends with the first import.
 */
export const openingDocument = ({ site, family, key }: ContentAddress): ContentDocument | undefined => {
  const body = bodies[`${family}/${key}`]
  if (body === undefined) return undefined
  return {
    site,
    family,
    key,
    bodies: Object.fromEntries(documentLanguages[site].map((language) => [language, body(language)])),
  }
}

/** The languages of a site's documents. */
export const documentLanguages: Readonly<Record<ContentAddress['site'], readonly Language[]>> = {
  NA: ['en', 'fr'],
  EMEA: ['en', 'fr', 'de', 'it', 'es'],
}

type Texts = { readonly title: string; readonly detail: string }

const texts: Readonly<Record<Language, Texts>> = {
  en: { title: 'Nothing is for sale yet', detail: 'We are still stocking the shelves. Please come back soon.' },
  fr: {
    title: 'Aucun article n’est en vente pour l’instant',
    detail: 'Nous garnissons encore les rayons. Revenez bientôt.',
  },
  de: {
    title: 'Hier gibt es noch nichts zu kaufen',
    detail: 'Wir räumen die Regale noch ein. Schau bald wieder vorbei.',
  },
  it: {
    title: 'Non c’è ancora nulla in vendita',
    detail: 'Stiamo ancora riempiendo gli scaffali. Torna a trovarci presto.',
  },
  es: {
    title: 'Todavía no hay nada a la venta',
    detail: 'Aún estamos llenando las estanterías. Vuelve pronto.',
  },
}

const bodies: Readonly<Record<string, (language: Language) => ContentBody>> = {
  'page/home': (language) => {
    const { title, detail } = texts[language]
    return {
      name: title,
      description: detail,
      slots: { main: [{ id: 'opening', type: 'rich-text', richText: `<p>${detail}</p>` }] },
    }
  },
  'fragment/promo-bar': (language) => {
    const { title, detail } = texts[language]
    const message = { id: 'opening', type: 'promo-message', richText: `<p>${title}. ${detail}</p>`, targets: [] }
    return {
      name: title,
      slots: { main: [{ id: 'notices', type: 'promo-bar', closable: false, messages: [message] }] },
    }
  },
}
