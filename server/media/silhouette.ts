import type { Cut } from './kit/cutKit.ts'
import type { Draw } from './kit/kit.ts'
import { womensLast, womensSole } from './kit/womensCuts.ts'
import { closeUp } from './views/closeUp.ts'

/** What a picture shows of a product. */
export type PictureView =
  | 'side'
  | 'aboveAndSole'
  | 'sole'
  | 'detail'
  | 'worn'
  | 'front'
  | 'back'
  | 'folded'
  | 'above'
  | 'one'
  | 'pair'
  | 'backOfHand'
  | 'palm'
  | 'together'
  | 'harness'
  | 'card'
  | 'envelope'
  | 'cardBack'
  | 'gift'

/** One view: how far it is raised to sit in the middle of the sheet, and how women's models are cut in it. */
export type View = { readonly shows: PictureView; readonly draw: Draw; readonly rise: number; readonly womens?: Cut }

/** One product's silhouette, and its proportions in women's and in children's sizes. */
export type Silhouette = {
  readonly label: string
  readonly views: readonly [View, View, View, View, View]
  readonly women: readonly [width: number, height: number]
  readonly kids: readonly [width: number, height: number]
}

export const view = (shows: PictureView, draw: Draw, rise = 0, womens?: Cut): View =>
  womens === undefined ? { shows, draw, rise } : { shows, draw, rise, womens }

/** Side, above and below, tread, a part, at the foot. */
export const shoe = (
  label: string,
  [side, rise]: readonly [Draw, number],
  above: Draw,
  part: readonly [x: number, y: number, radius: number],
  worn: Draw,
): Silhouette => ({
  label,
  views: [
    view('side', side, rise, womensLast),
    view('aboveAndSole', above, 0, womensSole),
    view('sole', closeUp(above, 574, 250, 168), 0, womensSole),
    view('detail', closeUp(side, ...part), 0, womensLast),
    view('worn', worn, 0, womensLast),
  ],
  women: [0.94, 0.95],
  kids: [0.8, 0.88],
})

/** Front, back, a part, folded, on the figure. */
export const garment = (
  label: string,
  [front, back, rise]: readonly [Draw, Draw, number],
  womens: Cut,
  part: readonly [x: number, y: number, radius: number],
  folded: Draw,
  worn: Draw,
): Silhouette => ({
  label,
  views: [
    view('front', front, rise, womens),
    view('back', back, rise, womens),
    view('detail', closeUp(front, ...part), 0, womens),
    view('folded', folded, 0, womens),
    view('worn', worn, 0, womens),
  ],
  women: [0.95, 0.96],
  kids: [0.88, 0.8],
})

export const gear = (label: string, ...views: Silhouette['views']): Silhouette => ({
  label,
  views,
  women: [0.93, 0.95],
  kids: [0.86, 0.82],
})
