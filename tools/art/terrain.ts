/** A hill: its middle, its reach in x and y, and how high it stands over the noise (which runs from 0 to 0.92). */
export type Peak = {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly h: number
}

export type Terrain = {
  readonly seed: number
  /** Units from one noise value to the next: larger is calmer country. */
  readonly scale: number
  readonly peaks: readonly Peak[]
}

/** Height over a drawing's plane: three octaves of value noise, each turned so that no lattice shows, and some hills. */
export const heightOf =
  ({ seed, scale, peaks }: Terrain) =>
  (x: number, y: number): number => {
    const ground = OCTAVES.reduce((height, { weight, times, turn }, n) => {
      const u = ((x * Math.cos(turn) - y * Math.sin(turn)) / scale) * times
      const v = ((x * Math.sin(turn) + y * Math.cos(turn)) / scale) * times
      return height + weight * noise(u + 9 * n, v, seed + n)
    }, 0)
    return peaks.reduce(
      (height, peak) => height + peak.h * Math.exp(-(((x - peak.x) / peak.rx) ** 2 + ((y - peak.y) / peak.ry) ** 2)),
      ground,
    )
  }

const OCTAVES = [
  { weight: 0.6, times: 1, turn: 0.6 },
  { weight: 0.24, times: 2.1, turn: 1.9 },
  { weight: 0.08, times: 4.1, turn: 0.3 },
]

const noise = (x: number, y: number, seed: number): number => {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = ease(x - i)
  const v = ease(y - j)
  const above = lattice(i, j, seed) * (1 - u) + lattice(i + 1, j, seed) * u
  const below = lattice(i, j + 1, seed) * (1 - u) + lattice(i + 1, j + 1, seed) * u
  return above * (1 - v) + below * v
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

/** A fixed value in 0–1 for each point of the lattice. */
const lattice = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
