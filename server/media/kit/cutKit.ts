import type { Kit } from './kit.ts'
import type { Shape } from './path.ts'
import type { Point, Run } from './point.ts'

/** Where a point of the pattern lies in another cut. */
export type Cut = (x: number, y: number) => readonly [x: number, y: number]

/**
 * A kit that draws in another cut: narrower in the waist, another last. Everything given as points follows it; what is
 * given as path data (a zip, a buckle) keeps its size and should lie where the cut changes little.
 */
export const cutKit = (kit: Kit, cut: Cut): Kit => {
  const run = (drawn: Run): Run => drawn.map(([x, y, corner]): Point => [...cut(x, y), corner ?? 0])
  const shape = <Drawn extends Shape>(drawn: Drawn): Drawn =>
    (typeof drawn === 'string' ? drawn : isRun(drawn) ? run(drawn) : drawn.map((each) => run(each as Run))) as Drawn
  return {
    ...kit,
    cut: (drawn) => kit.cut(run(drawn)),
    shape: (drawn, closed) => kit.shape(shape(drawn), closed),
    clip: (drawn) => kit.clip(shape(drawn)),
    within: (drawn, ...inner) => kit.within(shape(drawn), ...inner),
    panel: (drawn, fill, base, look = {}) =>
      kit.panel(shape(drawn), fill, base, look.stitch === undefined ? look : { ...look, stitch: shape(look.stitch) }),
    stitch: (drawn, colour, closed) => kit.stitch(shape(drawn), colour, closed),
    seam: (drawn, base, width) => kit.seam(shape(drawn), base, width),
    line: (drawn, colour, width, opacity) => kit.line(shape(drawn), colour, width, opacity),
    loop: (d, colour, width) => kit.loop(begunAt(d, cut), colour, width),
    fill: (drawn, colour, opacity) => kit.fill(shape(drawn), colour, opacity),
    blob: (x, y, ...rest) => kit.blob(...cut(x, y), ...rest),
    folds: (folds, strength) =>
      kit.folds(
        folds.map(([x1, y1, x2, y2, ...rest]) => [...cut(x1, y1), ...cut(x2, y2), ...rest]),
        strength,
      ),
  }
}

/** A loop is sewn on where its path begins, and keeps its size. */
const begunAt = (d: string, cut: Cut): string =>
  d.replace(/^M(-?[\d.]+)[ ,]?(-?[\d.]+)/, (_, x: string, y: string) => {
    const [newX, newY] = cut(Number(x), Number(y))
    return `M${Math.round(newX)} ${Math.round(newY)}`
  })

const isRun = (drawn: Run | readonly Run[]): drawn is Run => typeof drawn[0]?.[0] === 'number'
