import { footLengthOf } from '../../../core/domain/sizing/footSize.ts'
import type { Say } from './SeedDocument.ts'

type Table = (say: Say) => string
type SizeChart = {
  readonly key: string
  readonly name: readonly [english: string, french: string]
  readonly table: Table
}

/** The finder's own measure in centimetres, so that chart and finder agree. */
const cmOf = (scale: 'men' | 'kids', code: string): string => (footLengthOf(scale, code) / 1_000).toFixed(1)

const feet = [
  ['3½', '5', '36', cmOf('men', '035')],
  ['4', '5½', '37', cmOf('men', '040')],
  ['5', '6½', '38', cmOf('men', '050')],
  ['6', '7½', '39', cmOf('men', '060')],
  ['7', '8½', '40', cmOf('men', '070')],
  ['8', '9½', '41', cmOf('men', '080')],
  ['9', '10½', '42', cmOf('men', '090')],
  ['10', '11½', '43', cmOf('men', '100')],
  ['11', '12½', '44½', cmOf('men', '110')],
  ['12', '13½', '46', cmOf('men', '120')],
  ['13', '14½', '47', cmOf('men', '130')],
] as const

const footTable: Table = (say) =>
  table(
    [say('US men', 'US homme'), say('US women', 'US femme'), 'EU', say('Foot, cm', 'Pied, cm')],
    feet.map(([men, women, eu, cm]) => [men, women, eu, decimal(say, cm)]),
  )

const kidsFeet: Table = (say) =>
  table(
    [say('US kids', 'US enfant'), 'EU', say('Foot, cm', 'Pied, cm')],
    [
      ['10K', '27', 'K01'],
      ['11K', '28', 'K02'],
      ['12K', '30', 'K03'],
      ['13K', '31', 'K04'],
      ['1', '32', 'K05'],
      ['2', '33½', 'K06'],
      ['3', '35', 'K07'],
      ['4', '36', 'K08'],
    ].map(([us = '', eu = '', code = '']) => [us, eu, decimal(say, cmOf('kids', code))]),
  )

const chests: Table = (say) =>
  table(
    [
      say('Size', 'Taille'),
      say('Men, chest in cm', 'Homme, poitrine en cm'),
      say('Women, chest in cm', 'Femme, poitrine en cm'),
    ],
    [
      ['XS', '86', '80'],
      ['S', '92', '86'],
      ['M', '98', '92'],
      ['L', '105', '99'],
      ['XL', '113', '107'],
      ['XXL', '122', '116'],
    ],
  )

/** Waists are in inches; where a size is a letter, it spans two of them. */
const waists: Table = (say) =>
  table(
    [
      say('Waist, inches', 'Taille, pouces'),
      say('Waist, cm', 'Taille, cm'),
      say('Letter, if any', 'Lettre, s’il y en a'),
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
    ],
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
