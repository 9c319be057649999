import { dirname, join } from 'node:path'

/** A source or a stylesheet, its path from the project's root. */
export type SourceText = { readonly path: string; readonly source: string }

/**
 * Classes that a component uses although no stylesheet with them is loaded wherever the component is: a lazy chunk
 * brings its own styles, or finds them on every page that loads it. One line each: component, class, and in which
 * chunk.
 */
export const stylesOutOfReach = (files: readonly SourceText[], start: string): string[] => {
  const source = new Map(files.map(({ path, source: text }) => [path, text]))
  const sheetsOf = sheetsByClass(files)
  const closures = new Map<string, ReadonlySet<string>>()
  const closure = (entry: string): ReadonlySet<string> => {
    const reached = closures.get(entry) ?? reachedFrom(entry, source)
    closures.set(entry, reached)
    return reached
  }
  const askers = new Map<string, string[]>()
  for (const { path, source: text } of files)
    for (const target of importsOf(path, text, /import\('(\.[^']+)'\)/g))
      askers.set(target, [...(askers.get(target) ?? []), path])
  const entries = [start, ...askers.keys()].filter((entry) => source.has(entry))
  const loaded = new Map<string, ReadonlySet<string>>(
    entries.map((entry) => [entry, entry === start ? closure(start) : new Set(source.keys())]),
  )
  for (let isStable = false; !isStable;) {
    isStable = true
    for (const entry of entries.slice(1)) {
      const before = (askers.get(entry) ?? []).flatMap((asker) =>
        entries.filter((each) => closure(each).has(asker)).map((each) => loaded.get(each) ?? new Set<string>()),
      )
      const found = new Set([...closure(entry), ...inAll(before)])
      if (found.size === loaded.get(entry)?.size) continue
      loaded.set(entry, found)
      isStable = false
    }
  }
  return entries.flatMap((entry) =>
    [...closure(entry)].flatMap((path) =>
      classesIn(source.get(path) ?? '').flatMap((name) => {
        const sheets = sheetsOf.get(name) ?? []
        return sheets.length === 0 || sheets.some((sheet) => loaded.get(entry)?.has(sheet))
          ? []
          : [`${path}: .${name} of ${sheets.join(', ')} is not loaded with ${entry}`]
      }),
    ),
  )
}

/**
 * Styles of another folder that are used past its components: a stylesheet imported from elsewhere, or a class of a
 * noun's stylesheet in a component that imports nothing with that stylesheet. What all share is in `styles/`, which
 * the entry imports. One line each.
 */
export const foreignStyles = (files: readonly SourceText[], start: string): string[] => {
  const source = new Map(files.map(({ path, source: text }) => [path, text]))
  const sheetsOf = sheetsByClass(files)
  const shared = new Set(importsOf(start, source.get(start) ?? '', sheetImports))
  return files.flatMap(({ path, source: text }) => [
    ...importsOf(path, text, sheetImports)
      .filter((sheet) => path !== start && dirname(sheet) !== dirname(path))
      .map((sheet) => `${path} imports ${sheet}`),
    ...classesIn(text).flatMap((name) => {
      const sheets = sheetsOf.get(name) ?? []
      const reached = reachedFrom(path, source)
      return sheets.length === 0 ||
        sheets.some((sheet) => shared.has(sheet) || reached.has(sheet) || nounOf(sheet) === nounOf(path))
        ? []
        : [`${path}: .${name} of ${sheets.join(', ')}`]
    }),
  ])
}

const sheetImports = /^@?import '(\.[^']+\.css)'/gm

/** The first folder of `ui/src`. */
const nounOf = (path: string): string | undefined => path.split('/')[2]

const importsOf = (path: string, text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, target = '']) => join(dirname(path), target))

const sheetsByClass = (files: readonly SourceText[]): ReadonlyMap<string, string[]> => {
  const sheets = new Map<string, string[]>()
  for (const { path, source } of files) {
    if (!path.endsWith('.css')) continue
    for (const name of new Set([...source.matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, each = '']) => each)))
      sheets.set(name, [...(sheets.get(name) ?? []), path])
  }
  return sheets
}

const classesIn = (text: string): string[] =>
  [...text.matchAll(/className=(?:"([^"]+)"|\{([^}]*)\})/g)]
    .flatMap(([, plain, computed]) =>
      (plain ?? [...(computed ?? '').matchAll(/'([^']*)'/g)].map(([, part = '']) => part).join(' ')).split(/\s+/),
    )
    .filter(Boolean)

/** The file and what it imports statically, stylesheets included. */
const reachedFrom = (entry: string, source: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const reached = new Set<string>()
  const ahead = [entry]
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (reached.has(path) || !source.has(path)) continue
    reached.add(path)
    ahead.push(...importsOf(path, source.get(path) ?? '', /^import (?!type)[^']*?'(\.[^']+)'/gm))
  }
  return reached
}

const inAll = (sets: readonly ReadonlySet<string>[]): string[] =>
  [...(sets[0] ?? [])].filter((each) => sets.every((set) => set.has(each)))
