import { importsOf, targetOf } from './importsOf.ts'

/** Source text by path from the root. */
export type Sources = ReadonlyMap<string, string>

/**
 * The floors of `server`: `storage` and `kit` at the bottom, the nouns above them, `http` on top. One sentence for each
 * import that goes up, and one for each two folders that import each other.
 */
export const serverFolderFaults = (sources: Sources): readonly string[] => {
  const imports = [...sources].flatMap(([path, source]) => folderImports(path, source))
  const pairs = new Set(imports.map(({ folder, other }) => `${folder} ${other}`))
  return [
    ...imports.flatMap(({ path, folder, other }) => {
      if (folder === 'kit' && other !== 'storage')
        return [`${path} imports ${other}: server/kit uses only server/storage`]
      return other === 'http' ? [`${path} imports http: a noun uses server/kit`] : []
    }),
    ...[...pairs].flatMap((pair) => {
      const [folder = '', other = ''] = pair.split(' ')
      return folder < other && pairs.has(`${other} ${folder}`) ? [`${folder} and ${other} import each other`] : []
    }),
  ]
}

type FolderImport = { readonly path: string; readonly folder: string; readonly other: string }

/** What a file of a folder of `server` imports from other folders of it; files in the root wire everything up. */
const folderImports = (path: string, source: string): readonly FolderImport[] => {
  const folder = folderOf(path)
  if (folder === undefined) return []
  return importsOf(path, source).flatMap(({ specifier }) => {
    const other = folderOf(targetOf(path, specifier) ?? '')
    return other === undefined || other === folder ? [] : [{ path, folder, other }]
  })
}

const folderOf = (path: string): string | undefined => /^server\/([^/]+)\//.exec(path)?.[1]
