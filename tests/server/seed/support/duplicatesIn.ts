/** The texts that occur more than once in the list. */
export const duplicatesIn = (texts: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  return texts.filter((text) => seen.size === seen.add(text).size)
}
