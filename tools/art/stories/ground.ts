import type { ScenePlan } from './scenePlan.ts'

/** What is seen of the ground at each point of the grid, row by row from the top; the sky is far away. */
export type SeenGround = {
  readonly columns: number
  readonly rows: number
  readonly elevation: Float32Array
  readonly depth: Float32Array
  /** How much light falls on it. */
  readonly shade: Float32Array
  readonly isWet: Uint8Array
  readonly across: Float32Array
  /** For each band of distance, its upper edge in px, column by column. */
  readonly edges: readonly Float32Array[]
}

export const skyDepth = 1e9

/** The height of the ground or of the water on it. */
export const surface =
  ({ land, water }: ScenePlan) =>
  (x: number, y: number): number =>
    Math.max(land(x, y), water?.level ?? -Infinity)

/** Walks each column of the picture from near to far and keeps what nothing nearer hides. */
export const groundOf = (plan: ScenePlan): SeenGround => {
  const { width, height, step, bands, near, far, focal, horizon, eye, water } = plan
  const columns = Math.ceil(width / step) + 1
  const rows = Math.ceil(height / step) + 1
  const size = columns * rows
  const elevation = new Float32Array(size).fill(-9)
  const depth = new Float32Array(size).fill(skyDepth)
  const shade = new Float32Array(size)
  const isWet = new Uint8Array(size)
  const across = new Float32Array(size)
  const cuts = Array.from({ length: bands }, (_, band) => near * Math.pow(far / near, (band + 1) / bands))
  const edges = cuts.map(() => new Float32Array(columns))
  const heightAt = surface(plan)
  const lightAt = lightOn(plan, heightAt)
  for (let column = 0; column < columns; column += 1) {
    const slope = (column * step - width / 2) / focal
    let top = rows
    let best = height + 4
    let band = 0
    for (let y = near; y < far; y += Math.max(0.004, y * 0.0035)) {
      while (band < bands && y > (cuts[band] ?? far)) setEdge(edges, band++, column, best)
      const x = slope * y
      const z = heightAt(x, y)
      const shownAt = horizon - (focal * (z - eye)) / y
      const row = Math.max(0, Math.ceil(shownAt / step))
      if (row < top) {
        const light = lightAt(x, y)
        for (let under = row; under < top; under += 1) {
          const cell = under * columns + column
          elevation[cell] = z
          depth[cell] = y
          shade[cell] = light
          isWet[cell] = water !== undefined && z <= water.level + 1e-6 ? 1 : 0
          across[cell] = x
        }
        top = row
      }
      best = Math.min(best, shownAt)
    }
    while (band < bands) setEdge(edges, band++, column, best)
  }
  return { columns, rows, elevation, depth, shade, isWet, across, edges }
}

const setEdge = (edges: readonly Float32Array[], band: number, column: number, value: number): void => {
  const edge = edges[band]
  if (edge) edge[column] = value
}

const lightOn =
  ({ lit }: ScenePlan, heightAt: (x: number, y: number) => number) =>
  (x: number, y: number): number => {
    const e = 0.012 * y + 0.01
    const nx = (heightAt(x - e, y) - heightAt(x + e, y)) / (2 * e)
    const ny = (heightAt(x, y - e) - heightAt(x, y + e)) / (2 * e)
    return (nx * lit[0] + ny * lit[1] + lit[2]) / Math.hypot(nx, ny, 1)
  }
