/**
 * The fewest of the items without which `isEnough` no longer says yes (delta debugging): first halves, then quarters, down
 * to single ones. Asks about n log n subsets when few matter. `isEnough(items)` must be true to begin with.
 */
export const minimise = <Item>(
  items: readonly Item[],
  isEnough: (kept: readonly Item[]) => boolean,
): readonly Item[] => {
  let kept = items
  if (isEnough([])) return []
  for (let pieces = 2; kept.length > 1;) {
    const size = Math.ceil(kept.length / pieces)
    let smaller: readonly Item[] | null = null
    for (let from = 0; from < kept.length && smaller === null; from += size) {
      const rest = [...kept.slice(0, from), ...kept.slice(from + size)]
      if (isEnough(rest)) smaller = rest
    }
    if (smaller !== null) {
      kept = smaller
      pieces = Math.max(2, pieces - 1)
    } else if (size === 1) return kept
    else pieces = Math.min(kept.length, pieces * 2)
  }
  return kept
}
