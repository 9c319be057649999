/** Everything random in a simulated world comes from one seed. */
export type Chance = {
  /** In [0, 1). */
  next(): number
  /** A whole number from 0 to below `n`. */
  below(n: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
  /** True in this many of a hundred cases. */
  percent(n: number): boolean
}

export const seededChance = (seed: number): Chance => {
  let state = (seed ^ 0x5bd1e995) | 0
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
    return ((word ^ (word >>> 15)) >>> 0) / 2 ** 32
  }
  const below = (n: number): number => Math.floor(next() * n)
  return {
    next,
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
    percent: (n) => below(100) < n,
  }
}
