import type { Language } from '../../../storage/tables/CatalogTables.ts'
import type { WrittenReview } from './WrittenReview.ts'

export type ForeignReview = {
  readonly productId: string
  readonly language: Language
  readonly nickname: string
  readonly place: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly words: WrittenReview
  /** CAT-22: as a machine translated it. */
  readonly translations: Partial<Readonly<Record<Language, { readonly title: string; readonly text: string }>>>
}

/** CAT-22: reviews by shoppers who write neither English nor, most of them, French. */
export const foreignReviews: readonly ForeignReview[] = [
  {
    productId: 'HARROWMID1',
    language: 'de',
    nickname: 'Jürgen',
    place: 'Oberstdorf',
    date: '2026-07-27',
    words: [
      5,
      'Wie neu von der Werkbank',
      'Nach vier Jahren zum ersten Mal neu besohlt. Drei Wochen, und sie passen wie vorher.',
    ],
    translations: {
      en: {
        title: 'Like new from the workbench',
        text: 'Resoled for the first time after four years. Three weeks, and they fit as before.',
      },
      fr: {
        title: 'Comme neuves en sortant de l’atelier',
        text: 'Ressemelées pour la première fois après quatre ans. Trois semaines, et elles chaussent comme avant.',
      },
    },
  },
  {
    productId: 'HARROWMID1',
    language: 'it',
    nickname: 'Marta',
    place: 'Aosta',
    date: '2026-05-11',
    words: [
      4,
      'Ottima sul bagnato',
      'Due giorni di pioggia e i piedi asciutti. La linguetta all’inizio preme un po’, poi non si sente più.',
    ],
    translations: {
      en: {
        title: 'Excellent in the wet',
        text: 'Two days of rain and dry feet. The tongue presses a little at first, then you no longer feel it.',
      },
      fr: {
        title: 'Excellente sous la pluie',
        text: 'Deux jours de pluie et les pieds au sec. La languette appuie un peu au début, puis on ne la sent plus.',
      },
    },
  },
  {
    productId: 'SCREELOW01',
    language: 'fr',
    nickname: 'Solène',
    place: 'Gap',
    date: '2026-06-02',
    words: [5, 'Légères et sûres', 'Une saison dans les éboulis sans une glissade. La semelle marque à peine.'],
    translations: {
      en: {
        title: 'Light and sure',
        text: 'A season on scree without one slip. The sole hardly shows any wear.',
      },
    },
  },
  {
    productId: 'PORTAGE480',
    language: 'es',
    nickname: 'Nerea',
    place: 'Benasque',
    date: '2026-03-19',
    words: [
      4,
      'Carga bien',
      'Doce kilos durante una semana y los hombros enteros. El bolsillo de la tapa podría ser más grande.',
    ],
    translations: {
      en: {
        title: 'Carries well',
        text: 'Twelve kilos for a week and my shoulders in one piece. The lid pocket could be larger.',
      },
      fr: {
        title: 'Porte bien',
        text: 'Douze kilos pendant une semaine et les épaules intactes. La poche du rabat pourrait être plus grande.',
      },
    },
  },
]
