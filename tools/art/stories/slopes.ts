import { skyDepth } from './ground.ts'
import type { SeenGround } from './ground.ts'
import { pathOf, ringsAbove, scaled, softened, thinned } from './lines.ts'
import { hash, noise } from './noise.ts'
import type { ScenePlan } from './scenePlan.ts'

/** Everything at which `value` is above 0. */
const area = (
  { step }: ScenePlan,
  { columns, rows, depth }: SeenGround,
  value: (cell: number) => number,
  fill: string,
  opacity: number,
): readonly string[] => {
  const values = Float32Array.from(depth, (far, cell) => (far >= skyDepth ? -9 : value(cell)))
  const path = ringsAbove(values, columns, rows, 0)
    .filter((line) => line.length > 8)
    .map((line) => pathOf(thinned(softened(scaled(line, step)), 0.5), true))
    .join('')
  const veil = opacity < 1 ? ` opacity="${opacity}"` : ''
  return path === '' ? [] : [`<path fill="${fill}"${veil} fill-rule="evenodd" d="${path}"/>`]
}

/** Autumn on the lower slopes, snow on the upper, shadow away from the light. */
export const slopesOf = (plan: ScenePlan, ground: SeenGround): readonly string[] => {
  const { light, snow, seed } = plan
  const at = valuesOf(ground)
  const grounds = light.grounds.flatMap(({ from, to, near, far, fill, opacity }) =>
    area(
      plan,
      ground,
      (cell) => {
        const { elevation, depth, across, isWet } = at(cell)
        const edge = elevation - from + 0.06 * (noise(across * 3, depth * 3, seed + 5) - 0.5)
        return isWet ? -9 : Math.min(edge, to - elevation, far - depth, depth - near)
      },
      fill,
      opacity,
    ),
  )
  const white = snow
    ? area(
        plan,
        ground,
        (cell) => {
          const { elevation, depth, across, shade } = at(cell)
          const edge = elevation - snow.from - 0.8 * (noise(across * 2.2, depth * 2.2, seed + 8) - 0.5)
          return Math.min(edge, shade - snow.light)
        },
        light.snow,
        snow.opacity,
      )
    : []
  const shadows = light.shadows.flatMap(({ level, fill, opacity }) =>
    area(plan, ground, (cell) => (at(cell).isWet ? -9 : level - at(cell).shade), fill, opacity),
  )
  return [...grounds, ...white, ...shadows]
}

const valuesOf =
  ({ elevation, depth, shade, across, isWet }: SeenGround) =>
  (cell: number) => ({
    elevation: elevation[cell] ?? -9,
    depth: depth[cell] ?? skyDepth,
    shade: shade[cell] ?? 0,
    across: across[cell] ?? 0,
    isWet: isWet[cell] === 1,
  })

/** The lake, the land that it mirrors, and a few strokes of stillness. */
export const waterOf = (plan: ScenePlan, ground: SeenGround): readonly string[] => {
  const { water, light, step, seed } = plan
  if (!water) return []
  const { columns, rows, isWet } = ground
  const [lake] = area(plan, ground, (cell) => (isWet[cell] === 1 ? 1 : -1), light.water, 1)
  if (lake === undefined) return []
  const [, outline = ''] = / d="([^"]*)"/.exec(lake) ?? []
  const ripples = Array.from({ length: water.ripples }, (_, n) => {
    const row = Math.floor(hash(n, 3, seed) * rows)
    const from = Math.floor(hash(n, 7, seed) * columns)
    const most = Math.round((10 + hash(n, 9, seed) * 40) * (0.4 + row / rows))
    let to = from
    while (to < from + most && to < columns && isWet[row * columns + to] === 1) to += 1
    return to - from > 4 ? `M${from * step} ${row * step}h${Math.round((to - from) * step)}` : ''
  })
  return [
    lake,
    `<clipPath id="wet"><path clip-rule="evenodd" d="${outline}"/></clipPath>`,
    `<g clip-path="url(#wet)" opacity=".5"><use href="#land" transform="matrix(1 0 0 -0.86 0 ${Math.round(water.mirrorAt * 1.86)})"/></g>`,
    `<path fill="none" stroke="${light.ripple}" d="${ripples.join('')}"/>`,
  ]
}
