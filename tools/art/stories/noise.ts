/** A number from 0 to 1 that is the same for the same place and seed. */
export const hash = (x: number, y: number, seed: number): number => {
  const mixed = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 2_147_483_647)
  const spread = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((spread ^ (spread >>> 16)) >>> 0) / 4_294_967_296
}

/** Value noise from 0 to 1. */
export const noise = (x: number, y: number, seed: number): number => {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const across = ease(x - column)
  const down = ease(y - row)
  const a = hash(column, row, seed)
  const b = hash(column + 1, row, seed)
  const c = hash(column, row + 1, seed)
  const d = hash(column + 1, row + 1, seed)
  return a + (b - a) * across + (c - a) * down + (a - b - c + d) * across * down
}

/** Noise with sharp crests, like mountains: four octaves. */
export const ridged = (x: number, y: number, seed: number): number => {
  let sum = 0
  let share = 0.5
  let frequency = 1
  let before = 1
  for (let octave = 0; octave < 4; octave += 1) {
    const crest =
      1 - Math.abs(2 * noise(x * frequency + octave * 17.3, y * frequency - octave * 9.1, seed + octave) - 1)
    const height = crest * crest
    sum += height * share * before
    before = height
    frequency *= 2.05
    share *= 0.5
  }
  return sum
}

/** 0 up to `from`, 1 after `to`, and a smooth way between them. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** A round hill of height 1. */
export const hill = (x: number, y: number, [cx, cy, rx, ry]: readonly [number, number, number, number]): number =>
  Math.exp(-(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2))

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)
