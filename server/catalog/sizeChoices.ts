import type { ProductEntry } from '../kit/Catalogue.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import type { Language } from '../storage/tables/CatalogTables.ts'
import { sizeChoiceId } from './filters.ts'
import { factsOf } from './goodsFacts.ts'
import type { OfferedSize } from './goodsFacts.ts'
import { sizeLabel } from './variantShown.ts'

type SizeChoices = {
  /** Undefined: sizes of neither shoes nor clothes; they stand under the facet's own name. */
  readonly title: string | undefined
  /** `choice`: its number (`choiceNumbers`). */
  readonly choices: readonly { readonly id: string; readonly label: string; readonly choice: number }[]
}

/** What a list offers to choose from, whatever is chosen. */
type Offered = {
  /** By the number of the choice; the label is that of the last product which has it. */
  readonly sizes: ReadonlyMap<number, OfferedSize & { readonly product: ProductEntry }>
  /** Places among `colourNames`. */
  readonly families: ReadonlySet<number>
}

export const offeredBy = (products: readonly ProductEntry[]): Offered => {
  const kept = offers.get(products)
  if (kept !== undefined) return kept
  const sizes = new Map<number, OfferedSize & { readonly product: ProductEntry }>()
  const families = new Set<number>()
  for (const product of products) {
    const { offered, offeredFamilies } = factsOf(product)
    for (const each of offered) sizes.set(each.choice, { ...each, product })
    for (const family of offeredFamilies) families.add(family)
  }
  const offer = { sizes, families }
  offers.set(products, offer)
  return offer
}

const offers = new WeakMap<readonly ProductEntry[], Offered>()

/** CAT-60: men's 9 and women's 9 are two choices, each among its own, all in the system of the site. */
export const sizeChoices = (sizes: Offered['sizes'], locale: SiteLocale): readonly SizeChoices[] =>
  order.flatMap((group) => {
    const choices = [...sizes.values()]
      .filter((offered) => offered.group === group)
      .toSorted((a, b) => bySize(a.code, b.code))
      .map(({ choice, code, size, product }) => ({
        id: sizeChoiceId({ group, code }),
        label: sizeLabel(asWorn(product, group), { ...size, code }, locale),
        choice,
      }))
    return choices.length === 0 ? [] : [{ title: titles[locale.language][group], choices }]
  })

/** CAT-76: among women's sizes a unisex shoe is called as women's are. */
const asWorn = (product: ProductEntry, group: string): ProductEntry =>
  group === 'women-shoes' ? { ...product, audience: 'women' } : product

const order = [
  'men-shoes',
  'women-shoes',
  'kids-shoes',
  'men-clothes',
  'women-clothes',
  'unisex-clothes',
  'men-waist',
  'women-waist',
  'unisex-waist',
  'kids-clothes',
  'kids-waist',
  'unisex-ages',
  'unisex-socks',
  'unisex-gloves',
  'unisex-other',
]

const titles: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'men-shoes': 'Men’s shoe size',
    'women-shoes': 'Women’s shoe size',
    'kids-shoes': 'Kids’ shoe size',
    'men-clothes': 'Men’s clothing size',
    'women-clothes': 'Women’s clothing size',
    'unisex-clothes': 'Unisex clothing size',
    'men-waist': 'Men’s waist, inches',
    'women-waist': 'Women’s waist, inches',
    'unisex-ages': 'Kids’ age',
    'unisex-socks': 'Sock size',
    'unisex-gloves': 'Glove size',
  },
  fr: {
    'men-shoes': 'Pointure homme',
    'women-shoes': 'Pointure femme',
    'kids-shoes': 'Pointure enfant',
    'men-clothes': 'Taille homme',
    'women-clothes': 'Taille femme',
    'unisex-clothes': 'Taille mixte',
    'men-waist': 'Tour de taille homme, pouces',
    'women-waist': 'Tour de taille femme, pouces',
    'unisex-ages': 'Âge de l’enfant',
    'unisex-socks': 'Taille de chaussettes',
    'unisex-gloves': 'Taille de gants',
  },
  de: {
    'men-shoes': 'Schuhgröße Herren',
    'women-shoes': 'Schuhgröße Damen',
    'kids-shoes': 'Schuhgröße Kinder',
    'men-clothes': 'Größe Herren',
    'women-clothes': 'Größe Damen',
    'unisex-clothes': 'Größe unisex',
    'men-waist': 'Bundweite Herren, Zoll',
    'women-waist': 'Bundweite Damen, Zoll',
    'unisex-ages': 'Alter des Kindes',
    'unisex-socks': 'Sockengröße',
    'unisex-gloves': 'Handschuhgröße',
  },
  it: {
    'men-shoes': 'Numero scarpe uomo',
    'women-shoes': 'Numero scarpe donna',
    'kids-shoes': 'Numero scarpe bambino',
    'men-clothes': 'Taglia uomo',
    'women-clothes': 'Taglia donna',
    'unisex-clothes': 'Taglia unisex',
    'men-waist': 'Girovita uomo, pollici',
    'women-waist': 'Girovita donna, pollici',
    'unisex-ages': 'Età del bambino',
    'unisex-socks': 'Taglia calze',
    'unisex-gloves': 'Taglia guanti',
  },
  es: {
    'men-shoes': 'Número de hombre',
    'women-shoes': 'Número de mujer',
    'kids-shoes': 'Número infantil',
    'men-clothes': 'Talla de hombre',
    'women-clothes': 'Talla de mujer',
    'unisex-clothes': 'Talla unisex',
    'men-waist': 'Cintura de hombre, pulgadas',
    'women-waist': 'Cintura de mujer, pulgadas',
    'unisex-ages': 'Edad',
    'unisex-socks': 'Talla de calcetines',
    'unisex-gloves': 'Talla de guantes',
  },
}

const letters = ['XXS', 'XS', 'S', 'SM', 'M', 'ML', 'L', 'XL', 'XXL']

/** Codes of sizes as people expect them: letters from small to large, numbers, children's runs (`K05`), words. */
const bySize = (a: string, b: string): number => rank(a) - rank(b) || a.localeCompare(b)

const rank = (code: string): number => {
  const letter = letters.indexOf(code)
  if (letter >= 0) return letter
  const [, run = '', number] = /^(K?)(\d+)$/.exec(code) ?? []
  if (number === undefined) return 100_000
  return (run === '' ? 1_000 : 10_000) + Number(number)
}
