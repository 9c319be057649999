import type { SeedDrawingId, SeedProduct } from '../SeedProduct.ts'
import {
  fleeceReviews,
  kidsClothingReviews,
  legReviews,
  pufferReviews,
  shellReviews,
  teeReviews,
} from './clothingReviews.ts'
import { approachReviews, bootReviews, kidsFootwearReviews, runnerReviews, sandalReviews } from './footwearReviews.ts'
import { giftReviews, gloveReviews, hatReviews, packReviews, sockReviews } from './gearReviews.ts'
import { isMisplaced } from './misplacedReviews.ts'
import type { WrittenReview } from './WrittenReview.ts'

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

const footwear: readonly SeedDrawingId[] = ['boot', 'runner', 'approach', 'sandal']

/** The texts that may stand under a product: parents write about children's things, and nobody about what it has not. */
export function reviewPoolOf(product: SeedProduct): readonly WrittenReview[] {
  return pool(product).filter(([, title]) => !isMisplaced(product.id, product.drawing, title))
}

function pool(product: SeedProduct): readonly WrittenReview[] {
  if (product.audience !== 'kids') return poolByDrawing[product.drawing]
  return footwear.includes(product.drawing) ? kidsFootwearReviews : kidsClothingReviews
}
