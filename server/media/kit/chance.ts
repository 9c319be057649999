/** A repeatable sequence of numbers in 0–1, so that a drawing comes out the same each time. */
export const chance = (seed: string): (() => number) => {
  let state = (textHash(seed) % 2147483646) + 1
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

export const textHash = (text: string): number => {
  let hash = 5381
  for (const letter of text) hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0
  return hash
}
