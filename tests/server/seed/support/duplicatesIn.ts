/** The texts that stand in the list more than once. */
export function duplicatesIn(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return texts.filter((text) => seen.size === seen.add(text).size)
}
