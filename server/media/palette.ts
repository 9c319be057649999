/** The seven colours of a colourway, as `#rrggbb`. Every drawing derives its light and shade from them. */
export type Palette = {
  readonly main: string
  readonly second: string
  readonly accent: string
  readonly sole: string
  readonly lining: string
  readonly lace: string
  readonly metal: string
}
