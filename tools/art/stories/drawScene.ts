import { rampAt } from './colours.ts'
import { groundOf, skyDepth } from './ground.ts'
import type { SeenGround } from './ground.ts'
import { pathOf, ringsAbove, scaled, softened, thinned } from './lines.ts'
import type { Line, Point } from './lines.ts'
import type { ScenePlan } from './scenePlan.ts'
import { slopesOf, waterOf } from './slopes.ts'
import { hutOf, stonesOf, trailOf, treesOf } from './standing.ts'

/** A landscape as an SVG document: the contour map seen from the ground, with the same level lines laid over it. */
export const drawScene = (plan: ScenePlan): string => {
  const { width, height, light } = plan
  const ground = groundOf(plan)
  const sky = light.sky.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  const land = [...sunOf(plan), ...airOf(plan, ground), ...slopesOf(plan, ground)].join('')
  const parts = [
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<g id="land">${land}</g>`,
    ...waterOf(plan, ground),
    ...levelLines(plan, ground),
    ...treesOf(plan, ground),
    ...trailOf(plan, ground),
    ...hutOf(plan),
    ...stonesOf(plan),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="sky" x2="0" y2="1">${sky}</linearGradient></defs>${parts.join('')}</svg>\n`
}

/** The lines of the map, lying on the ground; far ones are fainter, and the nearest ground has none. */
const levelLines = (plan: ScenePlan, ground: SeenGround): readonly string[] => {
  const { lines, light, near, far, step } = plan
  const { columns, rows, elevation, depth } = ground
  const shown = elevation.filter((_, cell) => (depth[cell] ?? skyDepth) < skyDepth)
  const low = shown.reduce((least, value) => Math.min(least, value), Infinity)
  const high = shown.reduce((most, value) => Math.max(most, value), -Infinity)
  const paths: [string, string, string] = ['', '', '']
  for (let n = 1; n < lines; n += 1) {
    const rings = ringsAbove(elevation, columns, rows, low + ((high - low) * n) / lines)
    for (const line of rings.flatMap((ring) => unbroken(ring, ground))) {
      const [x, y] = line[line.length >> 1] ?? [0, 0]
      const distance = depth[Math.round(y) * columns + Math.round(x)] ?? skyDepth
      if (line.length < 14 || distance < 1.9) continue
      const nearness = 1 - Math.log(distance / near) / Math.log(far / near)
      paths[nearness > 0.62 ? 2 : nearness > 0.38 ? 1 : 0] += pathOf(thinned(softened(scaled(line, step)), 0.6), false)
    }
  }
  return paths.map((path, place) => {
    const [colour, opacity] = light.lines[place] ?? light.lines[0]
    return `<path fill="none" stroke="${colour}" stroke-opacity="${opacity}" d="${path}"/>`
  })
}

const sunOf = ({ sun, light }: ScenePlan): readonly string[] =>
  sun ? [`<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${light.sun}"/>`] : []

/** From far to near, everything nearer than the cut. */
const airOf = ({ width, height, step, light, bands }: ScenePlan, { edges }: SeenGround): readonly string[] =>
  edges.toReversed().flatMap((edge, turn) => {
    const line = Array.from(edge, (y, column): Point => [column * step, y])
    if (line.every(([, y]) => y > height)) return []
    const whole: Line = [[0, height + 4], ...thinned(line, 0.5), [width, height + 4]]
    return [`<path fill="${rampAt(light.air, (bands - 1 - turn) / (bands - 1))}" d="${pathOf(whole, true)}"/>`]
  })

/** The parts of a line between places where nearer ground hides further ground. */
const unbroken = (ring: Line, { columns, rows, depth }: SeenGround): readonly Line[] => {
  const isJump = ([x, y]: Point): boolean => {
    const column = Math.min(columns - 2, Math.max(0, Math.floor(x)))
    const row = Math.min(rows - 2, Math.max(0, Math.floor(y)))
    const cell = row * columns + column
    const around = [cell, cell + 1, cell + columns, cell + columns + 1].map((at) => depth[at] ?? skyDepth)
    return Math.max(...around) / Math.min(...around) > 1.12 || x <= 0 || y <= 0 || x >= columns - 1 || y >= rows - 1
  }
  const parts: Point[][] = [[]]
  for (const point of ring) {
    if (isJump(point)) parts.push([])
    else parts.at(-1)?.push(point)
  }
  return parts.filter((part) => part.length > 1)
}
