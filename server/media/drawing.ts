import type { Kit } from './kit/kit.ts'
import type { Palette } from './palette.ts'

/** Draws one view of one product on an 800 × 800 sheet: pieces of SVG markup from back to front. */
export type Draw = (c: Palette, k: Kit) => readonly string[]
