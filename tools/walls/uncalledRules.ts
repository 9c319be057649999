/** A file of the product: its path in the repository, and its text. */
export type ProductFile = { readonly path: string; readonly source: string }

/**
 * Exported values of the pure core that no product code reads, neither another file nor their own, as `path name`: a
 * rule that only its tests call is proven but not applied. Names are compared as text, so a value that shares its name
 * with another one is not reported.
 */
export const uncalledRules = (product: readonly ProductFile[]): readonly string[] => {
  const files = product.map(({ path, source }) => ({ path, source, words: new Set(source.match(/[\w$]+/g)) }))
  return files
    .filter(({ path }) => /^core\/(domain|events|commands)\//.test(path))
    .flatMap(({ path, source }) =>
      [...source.matchAll(/^export (?:const|function\*?) (\w+)/gm)].flatMap(([, name = '']) => {
        const isRead = timesIn(source, name) > 1 || files.some((other) => other.path !== path && other.words.has(name))
        return isRead ? [] : [`${path} ${name}`]
      }),
    )
}

const timesIn = (source: string, name: string): number => source.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0
