export type Spot = readonly [x: number, y: number]
export type Isoline = readonly Spot[]

/** The lines on which `height` crosses `level`, by marching squares on a lattice of `step` units, joined end to end. */
export const isolines = (
  height: (x: number, y: number) => number,
  width: number,
  depth: number,
  step: number,
  level: number,
): readonly Isoline[] => {
  const neighbours = new Map<string, Spot[]>()
  const link = (a: Spot, b: Spot): void => {
    neighbours.set(key(a), [...(neighbours.get(key(a)) ?? []), b])
    neighbours.set(key(b), [...(neighbours.get(key(b)) ?? []), a])
  }
  for (let y = -step; y < depth + step; y += step)
    for (let x = -step; x < width + step; x += step) {
      const corners = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ] as const
      const heights = corners.map(([cx, cy]) => height(cx, cy))
      const cell = heights.reduce((bits, value) => bits * 2 + (value > level ? 1 : 0), 0)
      const crossing = (side: number): Spot => {
        // neighbouring cells share a side; both must walk it the same way to meet in one spot
        const [from, to] = side < 2 ? [side, side + 1] : side === 2 ? [3, 2] : [0, 3]
        return cross(corners[from] ?? [x, y], heights[from] ?? 0, corners[to] ?? [x, y], heights[to] ?? 0, level)
      }
      for (const [a, b] of CROSSED_SIDES[cell] ?? []) link(crossing(a), crossing(b))
    }
  return join(neighbours)
}

type Sides = readonly (readonly [number, number])[]

/** Which sides (0 top, 1 right, 2 bottom, 3 left) a line joins, by which corners of the cell lie above the level. */
const CROSSED_SIDES: readonly Sides[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[0, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[0, 2]],
  [[0, 3]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 1],
    [3, 2],
  ],
  [[0, 1]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
]

const SHORTEST = 10

const cross = (from: Spot, low: number, to: Spot, high: number, level: number): Spot => {
  const share = (level - low) / (high - low)
  return [tenth(from[0] + (to[0] - from[0]) * share), tenth(from[1] + (to[1] - from[1]) * share)]
}

/** Open lines from their ends first, then what is left: the closed ones. Scraps are dropped. */
const join = (neighbours: ReadonlyMap<string, readonly Spot[]>): readonly Isoline[] => {
  const used = new Set<string>()
  const walk = (start: Spot): Isoline => {
    const line = [start]
    for (let here = start; ;) {
      const next = (neighbours.get(key(here)) ?? []).find((spot) => !used.has(edge(here, spot)))
      if (!next) return line
      used.add(edge(here, next))
      line.push(next)
      here = next
    }
  }
  const all = [...neighbours].map(([name, linked]) => ({ spot: spotOf(name), isEnd: linked.length === 1 }))
  return [...all.filter(({ isEnd }) => isEnd), ...all]
    .map(({ spot }) => walk(spot))
    .filter((line) => line.length >= SHORTEST)
}

const tenth = (value: number): number => Math.round(value * 10) / 10
const key = ([x, y]: Spot): string => `${x},${y}`
const edge = (a: Spot, b: Spot): string => [key(a), key(b)].toSorted().join('|')
const spotOf = (name: string): Spot => {
  const [x, y] = name.split(',').map(Number)
  return [x ?? 0, y ?? 0]
}
