import { questionPools } from './reviews/questionPools.ts'
import { reviewers } from './reviews/reviewers.ts'
import { reviewPoolOf } from './reviews/reviewPools.ts'
import type { SeedProduct } from './SeedProduct.ts'
import { seedProducts } from './seedCatalogue.ts'
import { seedHash } from './seedHash.ts'

export type SeedReview = {
  readonly id: string
  readonly productId: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly title: string
  readonly text: string
  readonly nickname: string
  readonly place: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly fit?: string
  readonly upVotes: number
  readonly downVotes: number
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

/** CAT-20: what people wrote about the products, none of it twice under one product. */
export const seedReviews: readonly SeedReview[] = seedProducts.flatMap((product) =>
  shuffled(reviewPoolOf(product), product.id)
    .slice(0, reviewCount(product))
    .map(([rating, title, text, fit], index) => {
      const id = `R-${product.id}-${index + 1}`
      return {
        id,
        productId: product.id,
        rating,
        title,
        text,
        ...authorOf(product, index),
        date: dateOf(id),
        ...(fit === undefined || product.sizes.length === 1 ? {} : { fit }),
        upVotes: seedHash(`up ${id}`) % 24,
        downVotes: seedHash(`down ${id}`) % 3,
      }
    }),
)

/** CAT-23: what people asked, with the shop's answer. */
export const seedQuestions: readonly SeedQuestion[] = seedProducts.flatMap((product) =>
  shuffled(questionPools[product.drawing], product.id)
    .slice(0, questionCount(product))
    .map(([text, answer], index) => {
      const id = `Q-${product.id}-${index + 1}`
      const { nickname } = authorOf(product, index + 20)
      return { id, productId: product.id, text, nickname, date: dateOf(id), answer, answeredBy: 'Cairn, Boulder' }
    }),
)

/** Three to eight for about four products in ten, up to two for the rest. */
function reviewCount(product: SeedProduct): number {
  const draw = seedHash(`reviews ${product.id}`)
  if (product.id === 'HARROWMID1') return 8
  return draw % 10 < 4 ? 3 + ((draw >>> 8) % 6) : (draw >>> 8) % 3
}

/** Up to two; the questions are about sizes for adults. */
function questionCount(product: SeedProduct): number {
  return product.audience === 'kids' ? 0 : seedHash(`questions ${product.id}`) % 3
}

/** The same order for the same product, another for each product. */
function shuffled<Item extends readonly unknown[]>(pool: readonly Item[], productId: string): readonly Item[] {
  const rank = (item: Item) => seedHash(`${productId} ${item.join(' ')}`)
  return [...pool].sort((one, other) => rank(one) - rank(other))
}

/** Consecutive reviewers, so that nobody writes twice under one product. */
function authorOf(product: SeedProduct, index: number): { readonly nickname: string; readonly place: string } {
  const [nickname, place] = reviewers[(seedHash(product.id) + index) % reviewers.length] ?? ['Wren', 'Boulder']
  return { nickname, place }
}

/** A day between January 2025 and October 2026. */
function dateOf(id: string): string {
  const month = seedHash(`month ${id}`) % 22
  const day = 1 + (seedHash(`day ${id}`) % 28)
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${2025 + Math.floor(month / 12)}-${two((month % 12) + 1)}-${two(day)}`
}
