import type { Language, ColourFamily } from '../storage/tables/CatalogTables.ts'

type ColourName = {
  readonly id: ColourFamily
  readonly swatch: string
  /** `en-us` (I18N-08) only where it is another word. */
  readonly name: Readonly<Record<Language, string>> & { readonly 'en-us'?: string }
}

/** The choices of the colour facet: in rainbow order, then the colours without hue. */
export const colourNames: readonly ColourName[] = [
  { id: 'red', swatch: '#a8452f', name: { en: 'Red', fr: 'Rouge', de: 'Rot', it: 'Rosso', es: 'Rojo' } },
  { id: 'yellow', swatch: '#d2a02c', name: { en: 'Yellow', fr: 'Jaune', de: 'Gelb', it: 'Giallo', es: 'Amarillo' } },
  { id: 'green', swatch: '#4e6b45', name: { en: 'Green', fr: 'Vert', de: 'Grün', it: 'Verde', es: 'Verde' } },
  { id: 'blue', swatch: '#365f7d', name: { en: 'Blue', fr: 'Bleu', de: 'Blau', it: 'Blu', es: 'Azul' } },
  { id: 'purple', swatch: '#66507a', name: { en: 'Purple', fr: 'Violet', de: 'Violett', it: 'Viola', es: 'Morado' } },
  { id: 'brown', swatch: '#7a5a3c', name: { en: 'Brown', fr: 'Brun', de: 'Braun', it: 'Marrone', es: 'Marrón' } },
  {
    id: 'grey',
    swatch: '#84857f',
    name: { en: 'Grey', 'en-us': 'Gray', fr: 'Gris', de: 'Grau', it: 'Grigio', es: 'Gris' },
  },
  { id: 'black', swatch: '#26272b', name: { en: 'Black', fr: 'Noir', de: 'Schwarz', it: 'Nero', es: 'Negro' } },
  { id: 'white', swatch: '#f0ece2', name: { en: 'White', fr: 'Blanc', de: 'Weiß', it: 'Bianco', es: 'Blanco' } },
]
