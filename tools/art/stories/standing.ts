import { mixed, rampAt } from './colours.ts'
import { surface } from './ground.ts'
import type { SeenGround } from './ground.ts'
import { numbers } from './lines.ts'
import type { Point } from './lines.ts'
import { hash, noise } from './noise.ts'
import type { ScenePlan } from './scenePlan.ts'

/** Where a point of the land is in the picture; undefined where nearer ground hides it. */
const seenIn =
  (plan: ScenePlan, { columns, rows, depth }: SeenGround) =>
  (x: number, y: number): Point | undefined => {
    const [across, down] = projected(plan, x, y)
    const column = Math.round(across / plan.step)
    const row = Math.round(down / plan.step)
    if (column < 0 || row < 0 || column >= columns || row >= rows) return undefined
    const shown = depth[Math.min(rows - 1, row + 1) * columns + column] ?? 0
    return shown >= y * 0.985 ? [across, down] : undefined
  }

const projected = (plan: ScenePlan, x: number, y: number): Point => {
  const { width, focal, horizon, eye } = plan
  return [width / 2 + (focal * x) / y, horizon - (focal * (surface(plan)(x, y) - eye)) / y]
}

export const treesOf = (plan: ScenePlan, ground: SeenGround): readonly string[] => {
  const { trees, seed, near, far, width, focal, light, water } = plan
  if (!trees) return []
  const seen = seenIn(plan, ground)
  const heightAt = surface(plan)
  const rows = new Map<number, { readonly y: number; readonly path: string; readonly isGold: boolean }[]>()
  for (let n = 0; n < trees.count; n += 1) {
    const y = near + trees.near + Math.pow(hash(n, 1, seed + 40), trees.pow) * (trees.far - near)
    const x = (hash(n, 2, seed + 40) * 2 - 1) * (width / 2 / focal) * y * 1.05
    const z = heightAt(x, y)
    const size = (trees.size * (0.6 + 0.7 * hash(n, 4, seed + 40)) * focal) / y
    const isBare =
      size < 2.2 ||
      (water !== undefined && z <= water.level + 0.004) ||
      z > trees.to + 0.05 * (noise(x * 2, y * 2, seed + 12) - 0.5) ||
      y < (trees.from ?? 0) ||
      noise(x * trees.clump, y * trees.clump, seed + 13) < trees.sparse
    const spot = isBare ? undefined : seen(x, y)
    if (spot === undefined) continue
    const isGold = hash(n, 5, seed + 41) < trees.gold
    const row = Math.round((Math.log(y / near) / Math.log(far / near)) * 9)
    const standing = rows.get(row) ?? []
    rows.set(row, [...standing, { y, isGold, path: (isGold ? roundTree : size < 15 ? farTree : nearTree)(spot, size) }])
  }
  return [...rows]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([row, standing]) =>
      [false, true].flatMap((isGold) => {
        const paths = standing.filter((tree) => tree.isGold === isGold).toSorted((a, b) => b.y - a.y)
        if (paths.length === 0) return []
        const veil = isGold ? 0.12 + (row / 9) * 0.75 : 0.1 + (row / 9) * 0.8
        const fill = mixed(isGold ? light.goldTree : light.tree, rampAt(light.air, row / 9), veil)
        return [`<path fill="${fill}" d="${paths.map(({ path }) => path).join('')}"/>`]
      }),
    )
}

const roundTree = ([x, y]: Point, s: number): string =>
  `M${numbers(x, y)}c${numbers(-s * 0.3, -s * 0.16, -s * 0.26, -s * 0.66, 0, -s * 0.8)}c${numbers(s * 0.26, s * 0.14, s * 0.3, s * 0.64, 0, s * 0.8)}z`

const farTree = ([x, y]: Point, s: number): string =>
  `M${numbers(x - s * 0.15, y)}l${numbers(s * 0.15, -s)}l${numbers(s * 0.15, s)}z`

const nearTree = ([x, y]: Point, s: number): string =>
  `M${numbers(x, y - s)}l${firBranches.map(([dx, dy]) => numbers(dx * s, dy * s)).join('l')}z`

const firBranches: readonly Point[] = [
  [0.09, 0.3],
  [-0.035, 0],
  [0.1, 0.3],
  [-0.05, 0],
  [0.1, 0.32],
  [-0.41, 0],
  [0.1, -0.32],
  [-0.05, 0],
  [0.1, -0.3],
  [-0.035, 0],
]

export const trailOf = (plan: ScenePlan, ground: SeenGround): readonly string[] => {
  const { trail, light } = plan
  if (!trail) return []
  const seen = seenIn(plan, ground)
  const spots = Array.from({ length: 240 }, (_, n) => seen(...trail(n / 240)))
  const path = spots.map((spot, n) => spot && `${spots[n - 1] ? 'L' : 'M'}${numbers(...spot)}`).join('')
  return [
    `<path fill="none" stroke="${light.trail}" stroke-width="2.5" stroke-dasharray="1 6" stroke-linecap="round" d="${path}"/>`,
  ]
}

export const hutOf = (plan: ScenePlan): readonly string[] => {
  const { hut, light, focal } = plan
  if (!hut) return []
  const [x, y] = projected(plan, hut.x, hut.y)
  const s = (hut.size * focal) / hut.y
  const [wall, roof, windows] = light.hut
  return [
    `<g transform="translate(${numbers(x, y + s * 0.04)})">` +
      `<path fill="${wall}" d="M${numbers(-s * 0.5, 0)}v${numbers(-s * 0.4)}h${numbers(s)}v${numbers(s * 0.4)}z"/>` +
      `<path fill="${roof}" d="M${numbers(-s * 0.62, -s * 0.36)}L${numbers(-s * 0.42, -s * 0.78)}h${numbers(s * 0.84)}l${numbers(s * 0.2, s * 0.42)}z"/>` +
      `<path fill="${windows}" d="M${numbers(-s * 0.3, -s * 0.28)}h${numbers(s * 0.14)}v${numbers(s * 0.13)}h${numbers(-s * 0.14)}zM${numbers(s * 0.16, -s * 0.28)}h${numbers(s * 0.14)}v${numbers(s * 0.13)}h${numbers(-s * 0.14)}z"/></g>`,
  ]
}

export const stonesOf = (plan: ScenePlan): readonly string[] => {
  const { stones, light, focal } = plan
  if (!stones) return []
  const [x, y] = projected(plan, stones.x, stones.y)
  const scale = Math.round((((stones.r * focal) / stones.y) * 100) / 26) / 100
  const shapes = light.stones.map((fill, n) => `<path fill="${fill}" d="${stoneShapes[n] ?? ''}"/>`)
  return [`<g transform="translate(${numbers(x, y)}) scale(${scale})">${shapes.join('')}</g>`]
}

/** The three of the mark, the lowest first. */
const stoneShapes = [
  'M-12.5-3.8c0-2.4 4-3.7 12-3.7s12.3 1.3 12.3 3.7S7.500 0-.5 0s-12-1.400-12-3.800z',
  'M-9-11.700c.3-2.100 3.500-3.200 8.600-3.100 5 .1 7.800 1.400 7.700 3.500-.1 2-3.100 3.200-8.300 3.100-5.100-.1-8.200-1.400-8-3.500z',
  'M-5-18.900c.5-2.400 2.300-4.500 4.800-4.400 2.400.1 4.400 2.100 4.300 4.300-.1 2-2 3.100-4.800 3-3-.1-4.700-.9-4.300-2.900z',
]
