import { allowedHere, impureNames, roomOf, rooms } from './roomTable.ts'
import type { Room } from './roomTable.ts'

/** One entry of `overrides` in .oxlintrc.json. */
export type LintOverride = { readonly files: readonly string[]; readonly rules: Readonly<Record<string, unknown>> }

/**
 * The walls as lint rules, so that an editor shows a broken one while it is written. The step `walls` judges the same
 * table more strictly: it also sees re-exports, dynamic imports and addresses that are computed, and which file of the
 * worker the bridge names.
 */
export const roomOverrides = (): readonly LintOverride[] => [
  ...rooms.flatMap((room) =>
    // The last override that fits a file counts: the room first, then the folders that may do more.
    [room.folder, ...specialFolders(room)].flatMap((folder) => importOverride(room, folder)),
  ),
  {
    files: rooms.filter(({ pure }) => pure).map(({ folder }) => `${folder}/**`),
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

/** `overrides` of .oxlintrc.json: the walls anew, and everything else as it is. */
export const withRoomOverrides = (overrides: readonly LintOverride[]): readonly LintOverride[] => [
  ...roomOverrides(),
  ...overrides.map(withoutWallRules).filter(({ rules }) => Object.keys(rules).length > 0),
]

const withoutWallRules = (override: LintOverride): LintOverride => ({
  ...override,
  rules: Object.fromEntries(Object.entries(override.rules).filter(([name]) => !wallRules.includes(name))),
})

const wallRules = ['no-restricted-imports', 'no-restricted-globals', 'no-restricted-properties']

const outsideMessage = 'Time, ids, randomness and the outside world come in as data here.'

const specialFolders = ({ valuesIn, packagesIn, workersIn }: Room): readonly string[] => [
  ...new Set([valuesIn, packagesIn, workersIn].flatMap((byFolder) => Object.keys(byFolder ?? {}))),
]

/** oxlint's regular expressions are Rust's: they look neither ahead nor behind. Groups are patterns of gitignore. */
type Pattern = { readonly message: string; readonly allowTypeImports?: true } & (
  | { readonly regex: string }
  | { readonly group: readonly string[] }
)

const importOverride = (room: Room, folder: string): readonly LintOverride[] => {
  const patterns = [...roomPatterns(room, folder), ...packagePatterns(room, folder)]
  return patterns.length === 0
    ? []
    : [{ files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } }]
}

const roomPatterns = (room: Room, folder: string): readonly Pattern[] => {
  const path = `${folder}/`
  // Which of a room's files are workers' entries only the step `walls` can say.
  const workers = rooms.filter((other) => allowedHere(room.workersIn, path).some((entry) => roomOf(entry) === other))
  const values = [...room.values, ...allowedHere(room.valuesIn, path)]
  const others = rooms.filter((other) => other !== room && !values.includes(other.folder) && !workers.includes(other))
  const typesOnly = others.filter((other) => room.types.includes(other.folder))
  const closed = others.filter((other) => !room.types.includes(other.folder))
  const named = (list: readonly Room[]): string => list.map((other) => other.folder).join(', ')
  return [
    ...(typesOnly.length === 0
      ? []
      : [
          {
            regex: pathInto(room, typesOnly),
            message: `${room.folder} may import only types of ${named(typesOnly)} (import type).`,
            allowTypeImports: true,
          } as const,
        ]),
    ...(closed.length === 0
      ? []
      : [{ regex: pathInto(room, closed), message: `${folder} may not reach ${named(closed)}.` }]),
  ]
}

/** A relative path from one room into others; from within core the other rooms of core are reached without its name. */
const pathInto = (room: Room, others: readonly Room[]): string => {
  const names = others.map(({ folder }) =>
    room.folder.startsWith('core/') && folder.startsWith('core/') ? `(core/)?${folder.slice('core/'.length)}` : folder,
  )
  return `^(\\.\\./)+(${names.join('|')})/`
}

const packagePatterns = (room: Room, folder: string): readonly Pattern[] => {
  const names = [...room.packages, ...allowedHere(room.packagesIn, `${folder}/`)]
  if (names.includes('*')) return []
  if (names.length === 0) return [{ regex: '^[^.]', message: `${folder} uses no package.` }]
  return [
    {
      group: ['*', '!.', '!./**', '!..', '!../**', ...names.flatMap(allowPackage)],
      message: `${folder} uses no package but ${names.join(', ')}.`,
    },
  ]
}

/** A pattern cannot let in what lies in a folder that is left out: the scope comes first. */
const allowPackage = (name: string): readonly string[] => {
  const [scope = '', inScope] = name.split('/')
  return inScope === undefined ? [`!${name}`, `!${name}/**`] : [`!${scope}`, `${scope}/*`, `!${name}`, `!${name}/**`]
}
