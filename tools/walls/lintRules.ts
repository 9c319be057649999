import { allowedHere, impureNames, layerOf, layers } from './layerTable.ts'
import type { Layer } from './layerTable.ts'

/** One entry of `overrides` in .oxlintrc.json. */
export type LintOverride = { readonly files: readonly string[]; readonly rules: Readonly<Record<string, unknown>> }

/**
 * The walls as lint rules, so that an editor shows a broken one while it is being written. The step `walls` checks the
 * same table more strictly: it also sees re-exports, dynamic imports and computed addresses, and which file of the
 * worker the bridge names.
 */
export const layerOverrides = (): readonly LintOverride[] => [
  ...layers.flatMap((layer) =>
    // The last matching override counts: the layer first, then the folders with more rights.
    [layer.folder, ...specialFolders(layer)].flatMap((folder) => importOverride(layer, folder)),
  ),
  {
    files: layers.filter(({ pure }) => pure).map(({ folder }) => `${folder}/**`),
    rules: {
      'no-restricted-globals': ['error', ...impureNames.map((name) => ({ name, message: outsideMessage }))],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: outsideMessage },
        { object: 'Math', property: 'random', message: outsideMessage },
      ],
    },
  },
]

/** `overrides` of .oxlintrc.json: the walls regenerated, everything else unchanged. */
export const withLayerOverrides = (overrides: readonly LintOverride[]): readonly LintOverride[] => [
  ...layerOverrides(),
  ...overrides.map(withoutWallRules).filter(({ rules }) => Object.keys(rules).length > 0),
]

const withoutWallRules = (override: LintOverride): LintOverride => ({
  ...override,
  rules: Object.fromEntries(Object.entries(override.rules).filter(([name]) => !wallRules.includes(name))),
})

const wallRules = ['no-restricted-imports', 'no-restricted-globals', 'no-restricted-properties']

const outsideMessage = 'Time, ids, randomness and the outside world come in as data here.'

const specialFolders = ({ valuesIn, packagesIn, workersIn }: Layer): readonly string[] => [
  ...new Set([valuesIn, packagesIn, workersIn].flatMap((byFolder) => Object.keys(byFolder ?? {}))),
]

/** oxlint's regular expressions are Rust's, without lookahead or lookbehind. Groups are gitignore patterns. */
type Pattern = { readonly message: string; readonly allowTypeImports?: true } & (
  | { readonly regex: string }
  | { readonly group: readonly string[] }
)

const importOverride = (layer: Layer, folder: string): readonly LintOverride[] => {
  const patterns = [...layerPatterns(layer, folder), ...packagePatterns(layer, folder)]
  return patterns.length === 0
    ? []
    : [{ files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } }]
}

const layerPatterns = (layer: Layer, folder: string): readonly Pattern[] => {
  const path = `${folder}/`
  // Only the step `walls` knows which of a layer's files are worker entries.
  const workers = layers.filter((other) => allowedHere(layer.workersIn, path).some((entry) => layerOf(entry) === other))
  const values = [...layer.values, ...allowedHere(layer.valuesIn, path)]
  const others = layers.filter((other) => other !== layer && !values.includes(other.folder) && !workers.includes(other))
  const typesOnly = others.filter((other) => layer.types.includes(other.folder))
  const closed = others.filter((other) => !layer.types.includes(other.folder))
  const named = (list: readonly Layer[]): string => list.map((other) => other.folder).join(', ')
  return [
    ...(typesOnly.length === 0
      ? []
      : [
          {
            regex: pathInto(layer, typesOnly),
            message: `${layer.folder} may import only types of ${named(typesOnly)} (import type).`,
            allowTypeImports: true,
          } as const,
        ]),
    ...(closed.length === 0
      ? []
      : [{ regex: pathInto(layer, closed), message: `${folder} may not reach ${named(closed)}.` }]),
  ]
}

/** A relative path from one layer into others; within core, the other layers of core are imported without its name. */
const pathInto = (layer: Layer, others: readonly Layer[]): string => {
  const names = others.map(({ folder }) =>
    layer.folder.startsWith('core/') && folder.startsWith('core/') ? `(core/)?${folder.slice('core/'.length)}` : folder,
  )
  return `^(\\.\\./)+(${names.join('|')})/`
}

const packagePatterns = (layer: Layer, folder: string): readonly Pattern[] => {
  const names = [...layer.packages, ...allowedHere(layer.packagesIn, `${folder}/`)]
  if (names.includes('*')) return []
  if (names.length === 0) return [{ regex: '^[^.]', message: `${folder} uses no package.` }]
  return [
    {
      group: ['*', '!.', '!./**', '!..', '!../**', ...scopesOf(names), ...names.flatMap(allowPackage)],
      message: `${folder} uses no package but ${names.join(', ')}.`,
    },
  ]
}

/** A pattern cannot re-include something inside an excluded folder, so each scope comes first, and once. */
const scopesOf = (names: readonly string[]): readonly string[] => {
  const scopes = new Set(names.flatMap((name) => (name.includes('/') ? [name.split('/', 1)[0] ?? ''] : [])))
  return [...scopes].flatMap((scope) => [`!${scope}`, `${scope}/*`])
}

const allowPackage = (name: string): readonly string[] => [`!${name}`, `!${name}/**`]
