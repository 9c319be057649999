import { dirname } from 'node:path'

/**
 * The maximum number of lines of a file. Tables of data may be longer, because one looks things up in them; what a
 * program wrote is not limited.
 */
export const lineLimit = (path: string): number => {
  if (path === 'ui/src/copy/copyByNoun.ts') return Infinity
  if (dataTables.test(path)) return 700
  if (path.endsWith('.css')) return 260
  return path.startsWith('tests/') ? 300 : 200
}

const dataTables =
  /\/seed\/|\/media\/drawings\/|^ui\/src\/content\/content\w+\.ts$|^tests\/(events\/\w+Events\.test|e2e\/support\/states\/blockDocuments)\.ts$/

/**
 * The maximum number of TypeScript files and style sheets in one folder. Migrations are a history that only grows; tests
 * mirror the folders of the code.
 */
export const folderLimit = 25

export const crowdedFolders = (paths: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>()
  for (const path of paths)
    if (/\.(?:tsx?|css)$/.test(path) && !/^tests\/|\/migrations\//.test(path))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > folderLimit).map(([folder, count]) => `${folder}: ${count} files`)
}

/** Above this a component deserves a second look; it is listed, not refused. */
export const componentAim = 100

export const isComponent = (path: string): boolean => path.startsWith('ui/') && path.endsWith('.tsx')

export const lineCount = (source: string): number => source.replace(/\n$/, '').split('\n').length

/**
 * Marks that have no place in finished sources, with what to do instead. Written so that this file does not match
 * itself.
 */
const marks: readonly (readonly [RegExp, string])[] = [
  [/\b(?:TO(?:DO)|FIX(?:ME)|HA(?:CK))\b/, 'finish it or write an issue'],
  [/\b(?:test|it|describe|suite)\.(?:skip|only|todo|fails)\b/, 'a test runs, always'],
  [/@ts-(?:ignore|nocheck|expect-error)\b/, 'make the types right'],
  [/(?:eslint|oxlint)-(?:disable)/, 'follow the rule or change it for everybody'],
  [/\bas (?:any)\b/, 'name the type'],
  [/\bvi\.(?:mock|doMock)\(/, 'pass a small real implementation in'],
  [/^import .*\bLink\b.* from 'react-router-dom'/, 'take ui/src/components/basic/Link.tsx (decision 47)'],
  [/\btoMatch(?:Inline)?Snapshot\(/, 'say what must be true'],
]

/** Where a file contains one of the marks. */
export const forbiddenMarks = (path: string, source: string): readonly string[] =>
  source.split('\n').flatMap((line, index) =>
    marks.flatMap(([mark, advice]) => {
      const found = mark.exec(line)
      return found ? [`${path}:${index + 1} has "${found[0]}": ${advice}`] : []
    }),
  )
