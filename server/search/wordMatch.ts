/**
 * How well a word of the catalogue answers a word typed, from 0 to 1: the same, its beginning, or nearly the same (one
 * slip from four letters, two from eight; two neighbours swapped are one slip).
 */
export function wordMatch(word: string, typed: string): number {
  if (word === typed) return 1
  if (typed.length >= 2 && word.startsWith(typed)) return 0.8
  const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0
  if (allowed === 0) return 0
  if (slips(word, typed, allowed) <= allowed) return 0.5
  return typed.length >= 5 && word.length > typed.length && slips(word.slice(0, typed.length), typed, 1) <= 1 ? 0.4 : 0
}

/** Edit distance with swaps; anything above `most` is just too much. */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      next.push(least)
    }
    before = last
    last = next
  }
  return last[b.length] ?? most + 1
}
