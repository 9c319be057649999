import { posix } from 'node:path'
import { parseSync } from 'vite'

/** One import, or re-export, of a source file. */
export type SourceImport = {
  readonly specifier: string
  /** Leaves no trace at run time. */
  readonly typeOnly: boolean
  readonly reExport: boolean
}

/** All imports of a file: static, dynamic and re-exports. Throws when the file cannot be parsed. */
export const importsOf = (path: string, source: string): readonly SourceImport[] => {
  const parsed = parseSync(path, source)
  if (parsed.errors.length > 0) throw new Error(`${path} cannot be parsed: ${parsed.errors[0]?.message}`)
  const { staticImports, staticExports, dynamicImports } = parsed.module
  return [
    ...staticImports.map(({ start, end, moduleRequest }) => ({
      specifier: moduleRequest.value,
      typeOnly: /^import\s+type\b/.test(source.slice(start, end)),
      reExport: false,
    })),
    ...staticExports.flatMap(({ start, end, entries }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest
          ? [
              {
                specifier: moduleRequest.value,
                typeOnly: /^export\s+type\b/.test(source.slice(start, end)),
                reExport: true,
              },
            ]
          : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest }) => ({
      specifier: source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
      typeOnly: false,
      reExport: false,
    })),
  ]
}

/** The path from the root that a relative import means; undefined for a package. A bundler query is dropped. */
export const targetOf = (path: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')) : undefined

/** `@scope/name/deep/file` → `@scope/name`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
