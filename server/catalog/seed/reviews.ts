import type { ReviewFit } from '../../../contracts/api/entities/review.ts'
import type { SeedDrawingId, Language } from '../../storage/tables/CatalogTables.ts'
import {
  fleeceReviews,
  kidsClothingReviews,
  legReviews,
  pufferReviews,
  shellReviews,
  teeReviews,
} from './reviews/clothingReviews.ts'
import {
  approachReviews,
  bootReviews,
  corniceReviews,
  kidsFootwearReviews,
  runnerReviews,
  sandalReviews,
} from './reviews/footwearReviews.ts'
import { foreignReviews } from './reviews/foreignReviews.ts'
import type { ForeignReview } from './reviews/foreignReviews.ts'
import { giftReviews, gloveReviews, hatReviews, packReviews, sockReviews } from './reviews/gearReviews.ts'
import { isMisplaced } from './reviews/misplacedReviews.ts'
import { questionPools } from './reviews/questionPools.ts'
import type { WrittenReview } from './reviews/WrittenReview.ts'
import { seedProducts } from './seedCatalogue.ts'
import { seedHash } from './SeedProduct.ts'
import type { SeedProduct } from './SeedProduct.ts'

export type SeedReview = {
  readonly id: string
  readonly productId: string
  readonly language: Language
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly title: string
  readonly text: string
  readonly nickname: string
  readonly place: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly fit?: ReviewFit
  readonly upVotes: number
  readonly downVotes: number
  readonly translations: ForeignReview['translations']
}

export type SeedQuestion = {
  readonly id: string
  readonly productId: string
  readonly text: string
  readonly nickname: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly answer: string
  readonly answeredBy: string
}

/** An author and their home; each line is one person. */
export const reviewers: readonly (readonly [nickname: string, place: string])[] = [
  ['Ingrid', 'Bergen'],
  ['Tomas', 'Boulder'],
  ['Marguerite', 'Annecy'],
  ['Hal', 'Kendal'],
  ['Oonagh', 'Galway'],
  ['Bertrand', 'Grenoble'],
  ['Callie', 'Bozeman'],
  ['Dev', 'London'],
  ['Ewa', 'Zakopane'],
  ['Fritz', 'Garmisch'],
  ['Gwenllian', 'Betws-y-Coed'],
  ['Hannah', 'Asheville'],
  ['Iñaki', 'Bilbao'],
  ['Jonah', 'Truckee'],
  ['Kirsty', 'Fort William'],
  ['Lorenzo', 'Bolzano'],
  ['Mairi', 'Ullapool'],
  ['Nils', 'Tromsø'],
  ['Odette', 'Québec'],
  ['Pavel', 'Denver'],
  ['Quinn', 'Portland'],
  ['Rosalind', 'Keswick'],
  ['Santi', 'Jaca'],
  ['Thandi', 'Toronto'],
  ['Una', 'Sligo'],
  ['Viktor', 'Chicago'],
  ['Wren', 'Salt Lake City'],
  ['Xavier', 'Barcelona'],
  ['Yuki', 'Vancouver'],
  ['Zelda', 'Hathersage'],
  ['A. Walker', 'Skipton'],
  ['slowfeet', 'Flagstaff'],
  ['hutwarden', 'Chamonix'],
  ['M. Lacroix', 'Lyon'],
  ['peatbog', 'Hexham'],
  ['Ruth and Ben', 'North Conway'],
  ['granite_jo', 'Squamish'],
  ['Elio', 'Cortina'],
  ['Annelies', 'Freiburg'],
  ['Prudence', 'Canmore'],
]

const poolByDrawing: Readonly<Record<SeedDrawingId, readonly WrittenReview[]>> = {
  boot: bootReviews,
  runner: runnerReviews,
  approach: approachReviews,
  sandal: sandalReviews,
  shell: shellReviews,
  puffer: pufferReviews,
  fleece: fleeceReviews,
  trousers: legReviews,
  shorts: legReviews,
  tee: teeReviews,
  cap: hatReviews,
  beanie: hatReviews,
  sock: sockReviews,
  gloves: gloveReviews,
  backpack: packReviews,
  giftcard: giftReviews,
}

/** By product: what nobody says of others of its kind. */
const ofOneProduct: Readonly<Record<string, readonly WrittenReview[]>> = { CORNICEAPP: corniceReviews }

const footwear: readonly SeedDrawingId[] = ['boot', 'runner', 'approach', 'sandal']

const pool = (product: SeedProduct): readonly WrittenReview[] => {
  if (product.audience !== 'kids') return poolByDrawing[product.drawing]
  return footwear.includes(product.drawing) ? kidsFootwearReviews : kidsClothingReviews
}

/**
 * The reviews that fit a product: parents review children's products, and no review mentions what the product lacks.
 */
export const reviewPoolOf = (product: SeedProduct): readonly WrittenReview[] =>
  pool(product).filter(([, title]) => !isMisplaced(product.id, product.drawing, title))

/** Three to eight for about four products in ten, up to two for the rest. */
const reviewCount = (product: SeedProduct): number => {
  const draw = seedHash(`reviews ${product.id}`)
  if (product.id === 'HARROWMID1') return 6
  if (product.id in ofOneProduct) return 4
  return draw % 10 < 4 ? 3 + ((draw >>> 8) % 6) : (draw >>> 8) % 3
}

/** Always the same order for a product, but a different one for each product. */
const shuffled = <Item extends readonly unknown[]>(pool: readonly Item[], productId: string): readonly Item[] => {
  const rank = (item: Item) => seedHash(`${productId} ${item.join(' ')}`)
  return [...pool].sort((one, other) => rank(one) - rank(other))
}

/** Consecutive reviewers, so that nobody reviews a product twice. */
const authorOf = (product: SeedProduct, index: number): { readonly nickname: string; readonly place: string } => {
  const [nickname, place] = reviewers[(seedHash(product.id) + index) % reviewers.length] ?? ['Wren', 'Boulder']
  return { nickname, place }
}

/** A day between January 2025 and October 2026. */
const dateOf = (id: string): string => {
  const month = seedHash(`month ${id}`) % 22
  const day = 1 + (seedHash(`day ${id}`) % 28)
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${2025 + Math.floor(month / 12)}-${two((month % 12) + 1)}-${two(day)}`
}

const votesOf = (id: string) => ({ upVotes: seedHash(`up ${id}`) % 24, downVotes: seedHash(`down ${id}`) % 3 })

const englishReviews: readonly SeedReview[] = seedProducts.flatMap((product) =>
  [
    ...shuffled(reviewPoolOf(product), product.id).slice(0, reviewCount(product)),
    ...(ofOneProduct[product.id] ?? []),
  ].map(([rating, title, text, fit], index) => {
    const id = `R-${product.id}-${index + 1}`
    return {
      id,
      productId: product.id,
      language: 'en',
      rating,
      title,
      text,
      ...authorOf(product, index),
      date: dateOf(id),
      ...(fit === undefined || product.sizes.length === 1 ? {} : { fit }),
      ...votesOf(id),
      translations: {},
    }
  }),
)

/** CAT-20: the products' reviews; none is used twice for one product. */
export const seedReviews: readonly SeedReview[] = [
  ...englishReviews,
  ...foreignReviews.map(({ words: [rating, title, text], ...review }, index) => {
    const id = `R-${review.productId}-${review.language}${index + 1}`
    return { id, rating, title, text, ...votesOf(id), ...review }
  }),
]

/** Up to two; the questions are about adult sizes. */
const questionCount = (product: SeedProduct): number =>
  product.audience === 'kids' ? 0 : seedHash(`questions ${product.id}`) % 3

/** CAT-23: questions from shoppers, with the shop's answers. */
export const seedQuestions: readonly SeedQuestion[] = seedProducts.flatMap((product) =>
  shuffled(questionPools[product.drawing], product.id)
    .slice(0, questionCount(product))
    .map(([text, answer], index) => {
      const id = `Q-${product.id}-${index + 1}`
      const { nickname } = authorOf(product, index + 20)
      return { id, productId: product.id, text, nickname, date: dateOf(id), answer, answeredBy: 'Cairn, Boulder' }
    }),
)
