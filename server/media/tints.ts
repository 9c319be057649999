import type { Tint } from '../../core/domain/product/tintOf.ts'

/** The ground of a product's pictures where no style sheet gives it, as `theme.css` has it by day. */
export const tints: Readonly<Record<Tint, string>> = {
  moss: '#dfe5d3',
  stone: '#e4e4dd',
  sand: '#ece5d5',
  lake: '#d9e3e2',
  clay: '#eadfd2',
}
