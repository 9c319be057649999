import type { PictureView } from '../media/silhouette.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'

/** CAT-73: what a picture shows, after the name of the product and its colour. */
export const viewNames: Readonly<Record<PictureView, Readonly<Record<Language, string>>>> = {
  side: { en: 'from the side', fr: 'de profil', de: 'Seitenansicht', it: 'di lato', es: 'de lado' },
  aboveAndSole: {
    en: 'from above, with the sole',
    fr: 'de dessus, avec la semelle',
    de: 'von oben, mit Sohle',
    it: 'dall’alto, con la suola',
    es: 'desde arriba, con la suela',
  },
  sole: {
    en: 'the sole close up',
    fr: 'la semelle de près',
    de: 'Sohle im Detail',
    it: 'la suola da vicino',
    es: 'la suela de cerca',
  },
  detail: { en: 'a detail', fr: 'un détail', de: 'Detailansicht', it: 'un dettaglio', es: 'un detalle' },
  worn: { en: 'worn', fr: 'porté', de: 'getragen', it: 'indossato', es: 'puesto' },
  front: { en: 'the front', fr: 'de face', de: 'Vorderseite', it: 'davanti', es: 'por delante' },
  back: { en: 'the back', fr: 'de dos', de: 'Rückseite', it: 'dietro', es: 'por detrás' },
  folded: { en: 'folded', fr: 'plié', de: 'zusammengelegt', it: 'piegato', es: 'plegado' },
  above: { en: 'from above', fr: 'de dessus', de: 'von oben', it: 'dall’alto', es: 'desde arriba' },
  one: { en: 'one sock', fr: 'une chaussette', de: 'einzelne Socke', it: 'un calzino', es: 'un calcetín' },
  pair: { en: 'the pair', fr: 'la paire', de: 'das Paar', it: 'il paio', es: 'el par' },
  backOfHand: {
    en: 'the back of the hand',
    fr: 'le dos de la main',
    de: 'Handrücken',
    it: 'il dorso della mano',
    es: 'el dorso de la mano',
  },
  palm: { en: 'the palm', fr: 'la paume', de: 'Handfläche', it: 'il palmo', es: 'la palma' },
  together: {
    en: 'one over the other',
    fr: 'l’un sur l’autre',
    de: 'übereinandergelegt',
    it: 'uno sopra l’altro',
    es: 'uno sobre otro',
  },
  harness: {
    en: 'the shoulder straps close up',
    fr: 'les bretelles de près',
    de: 'Tragesystem im Detail',
    it: 'gli spallacci da vicino',
    es: 'las hombreras de cerca',
  },
  card: { en: 'the card', fr: 'la carte', de: 'die Karte', it: 'la carta', es: 'la tarjeta' },
  envelope: {
    en: 'in its envelope',
    fr: 'dans son enveloppe',
    de: 'im Umschlag',
    it: 'nella sua busta',
    es: 'en su sobre',
  },
  cardBack: {
    en: 'the back of the card',
    fr: 'le dos de la carte',
    de: 'Rückseite der Karte',
    it: 'il retro della carta',
    es: 'el reverso de la tarjeta',
  },
  gift: {
    en: 'on a present',
    fr: 'sur un cadeau',
    de: 'auf einem Geschenk',
    it: 'su un regalo',
    es: 'sobre un regalo',
  },
}

/** OPR-49: nobody has said what an uploaded picture shows. `view`: from 1 on. */
export const photoName = (view: number, language: Language): string => `${viewLabels[language]} ${view}`

const viewLabels: Readonly<Record<Language, string>> = {
  en: 'view',
  fr: 'vue',
  de: 'Ansicht',
  it: 'vista',
  es: 'vista',
}
