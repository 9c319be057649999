import { footLengthOf } from '../../../core/domain/sizing/footSize.ts'
import type { FootScale } from '../../../core/domain/sizing/footSize.ts'
import { sizeIn } from '../../../core/domain/sizing/sizeSystems.ts'
import type { SizeSystem } from '../../../core/domain/sizing/sizeSystems.ts'
import type { Say } from './SeedDocument.ts'

/** `isAmerican`: for readers who measure in inches; these come first then. */
type Table = (say: Say, isAmerican: boolean) => string
type SizeChart = {
  readonly key: string
  readonly name: readonly [english: string, french: string]
  readonly table: Table
}

/** The finder's own measure, so that chart and finder agree: the length of a foot that the size is made for. */
const footOf = (say: Say, isAmerican: boolean, scale: FootScale, code: string): readonly string[] => {
  const length = footLengthOf(scale, code)
  const both = [decimal(say, (length / 1_000).toFixed(1)), decimal(say, (length / 2_540).toFixed(1))]
  return isAmerican ? both.toReversed() : both
}

const shoes = (audience: 'men' | 'women' | 'kids', code: string) => ({
  audience,
  sizes: [{ code }, { code }],
  categories: [],
})
const shoeIn = (system: SizeSystem, audience: 'men' | 'women' | 'kids', code: string): string =>
  sizeIn(system, shoes(audience, code), code)?.figure ?? ''

/** Of the men's US size, in tenths; women's is one and a half higher. */
const feet = [35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 130]

const footTable: Table = (say, isAmerican) =>
  table(
    [say('US men', 'US homme'), say('US women', 'US femme'), 'UK', 'EU', 'IT', ...footHeads(say, isAmerican)],
    feet.map((tenths) => {
      const men = String(tenths).padStart(3, '0')
      const women = String(tenths + 15).padStart(3, '0')
      return [
        shoeIn('US', 'men', men),
        shoeIn('US', 'women', women),
        ...(['UK', 'EU', 'IT'] as const).map((system) => shoeIn(system, 'men', men)),
        ...footOf(say, isAmerican, 'men', men),
      ]
    }),
  )

const footHeads = (say: Say, isAmerican: boolean) => {
  const both = [say('Foot, cm', 'Pied, cm'), say('Foot, in', 'Pied, po')]
  return isAmerican ? both.toReversed() : both
}

const kidsFeet: Table = (say, isAmerican) =>
  table(
    [say('US kids', 'US enfant'), 'UK', 'EU', 'IT', ...footHeads(say, isAmerican)],
    ['K01', 'K02', 'K03', 'K04', 'K05', 'K06', 'K07', 'K08'].map((code) => [
      ...(['US', 'UK', 'EU', 'IT'] as const).map((system) => shoeIn(system, 'kids', code)),
      ...footOf(say, isAmerican, 'kids', code),
    ]),
  )

/** Clothes: which systems differ for men, and for women. */
const menSystems = (say: Say) => [`${say('Men', 'Homme')}, US/UK`, 'EU/IT', 'FR/ES'] as const
const womenSystems = (say: Say) => [`${say('Women', 'Femme')}, US`, 'UK', 'EU', 'IT', 'FR/ES'] as const

const clothesOf = (category: string, first: string, audience: 'men' | 'women', code: string): readonly string[] => {
  const systems = audience === 'men' ? (['US', 'EU', 'FR'] as const) : (['US', 'UK', 'EU', 'IT', 'FR'] as const)
  const product = { audience, sizes: [{ code: first }, { code }], categories: [{ categoryId: category }] }
  return systems.map((system) => sizeIn(system, product, code)?.figure ?? '')
}

const chests: Table = (say, isAmerican) =>
  table(
    [
      say('Size', 'Taille'),
      isAmerican ? 'Men, chest in inches (cm)' : say('Men, chest in cm', 'Homme, poitrine en cm'),
      ...menSystems(say),
      isAmerican ? 'Women, chest in inches (cm)' : say('Women, chest in cm', 'Femme, poitrine en cm'),
      ...womenSystems(say),
    ],
    [
      ['XS', '86', '80'],
      ['S', '92', '86'],
      ['M', '98', '92'],
      ['L', '105', '99'],
      ['XL', '113', '107'],
      ['XXL', '122', '116'],
    ].map(([size = '', men = '', women = '']) => [
      size,
      isAmerican ? inInches(men) : men,
      ...clothesOf('2020', 'XS', 'men', size),
      isAmerican ? inInches(women) : women,
      ...clothesOf('2020', 'XS', 'women', size),
    ]),
  )

/** 98 → 38½ (98): to half an inch, as tapes are read. */
const inInches = (cm: string): string => {
  const halves = Math.round((Number(cm) / 2.54) * 2)
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} (${cm})`
}

/** Waists are in inches; where a size is a letter, it spans two of them. */
const waists: Table = (say) =>
  table(
    [
      say('Waist, inches', 'Taille, pouces'),
      say('Waist, cm', 'Taille, cm'),
      say('Letter, if any', 'Lettre, s’il y en a'),
      ...menSystems(say),
      ...womenSystems(say),
    ],
    [
      ['24', '61', ''],
      ['26', '66', 'XS'],
      ['28', '71', 'XS'],
      ['30', '76', 'S'],
      ['32', '81', 'M'],
      ['34', '86', 'L'],
      ['36', '91', 'XL'],
      ['38', '97', 'XXL'],
      ['40', '102', 'XXL'],
    ].map(([waist = '', cm = '', letter = '']) => [
      waist,
      cm,
      letter,
      ...clothesOf('2050', '24', 'men', waist),
      ...clothesOf('2050', '24', 'women', waist),
    ]),
  )

const heights: Table = (say) =>
  table(
    [say('Age', 'Âge'), say('Height, cm', 'Stature, cm')],
    [
      [say('4 to 5', '4 à 5'), '104–116'],
      [say('6 to 7', '6 à 7'), '116–128'],
      [say('8 to 9', '8 à 9'), '128–140'],
      [say('10 to 11', '10 à 11'), '140–152'],
      [say('12 to 13', '12 à 13'), '152–164'],
    ],
  )

const socks: Table = (say) =>
  table(
    [say('Size', 'Taille'), 'EU', say('US men', 'US homme'), say('US women', 'US femme')],
    [
      ['S', '35–38', '3–5', '4½–6½'],
      ['M', '39–42', '6–9', '7½–10½'],
      ['L', '43–46', '10–12', '11½–13½'],
      ['XL', '47–49', '13–15', ''],
    ],
  )

const hands: Table = (say) =>
  table(
    [say('Size', 'Taille'), say('Around the palm, cm', 'Tour de paume, cm')],
    [
      ['XS', '17'],
      ['S', '18.5'],
      ['M', '20'],
      ['L', '21.5'],
      ['XL', '23'],
    ].map(([size = '', cm = '']) => [size, decimal(say, cm)]),
  )

/** API-118, API-120: a chart for each type of product. The figures are those of the size guides. */
export const sizeCharts: readonly SizeChart[] = [
  { key: 'foot-sizes', name: ['Foot sizes', 'Pointures'], table: footTable },
  { key: 'size-chart-footwear', name: ['Boots and shoes', 'Chaussures'], table: footTable },
  { key: 'size-chart-kids-footwear', name: ['Kids’ shoes', 'Chaussures enfant'], table: kidsFeet },
  { key: 'size-chart-tops', name: ['Jackets, fleece and tees', 'Vestes, polaires et t-shirts'], table: chests },
  { key: 'size-chart-bottoms', name: ['Trousers and shorts', 'Pantalons et shorts'], table: waists },
  { key: 'size-chart-kids', name: ['Kids’ clothes', 'Vêtements enfant'], table: heights },
  { key: 'size-chart-socks', name: ['Socks', 'Chaussettes'], table: socks },
  { key: 'size-chart-gloves', name: ['Gloves', 'Gants'], table: hands },
]

const decimal = (say: Say, figure: string): string => say(figure, figure.replace('.', ','))

/** The first cell of a row names it. */
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  const body = rows
    .map(
      ([first = '', ...rest]) =>
        `<tr><th scope="row">${first}</th>${rest.map((text) => `<td>${text}</td>`).join('')}</tr>`,
    )
    .join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}
