import { importsOf, packageOf, targetOf } from './importsOf.ts'
import type { SourceImport } from './importsOf.ts'
import { allowedHere, roomOf } from './roomTable.ts'
import type { Room } from './roomTable.ts'

/** Says, one sentence each, which imports of a file go through a wall. */
export const roomViolations = (path: string, source: string): readonly string[] =>
  importsOf(path, source).flatMap((found) => {
    const complaint = complaintAbout(path, found)
    return complaint === undefined ? [] : [`${path} imports ${found.specifier}: ${complaint}`]
  })

const complaintAbout = (path: string, found: SourceImport): string | undefined => {
  if (found.reExport) return 'import the file that defines the thing, do not pass it on'
  const room = roomOf(path)
  const target = targetOf(path, found.specifier)
  if (target === undefined) return room && packageComplaint(room, path, found.specifier)
  if (!/\.\w+$/.test(target)) return 'a relative import names its file with the extension'
  return room ? roomComplaint(room, path, target, found) : undefined
}

const packageComplaint = (room: Room, path: string, specifier: string): string | undefined => {
  // An address that is only known at run time.
  const name = specifier.includes('(') ? 'computed:address' : packageOf(specifier)
  const allowed = [...room.packages, ...allowedHere(room.packagesIn, path)]
  const isAllowed = [name, '*', name.replace(/:.*$/, ':*')].some((entry) => allowed.includes(entry))
  return isAllowed ? undefined : `${room.folder} may not use this package here`
}

const roomComplaint = (room: Room, path: string, target: string, found: SourceImport): string | undefined => {
  const other = roomOf(target)
  if (other === undefined) return /\.(ts|tsx|mjs)$/.test(target) ? 'no room imports files of the root' : undefined
  if (other === room || [...room.values, ...allowedHere(room.valuesIn, path)].includes(other.folder)) return undefined
  if (room.types.includes(other.folder)) {
    return found.typeOnly ? undefined : `${room.folder} may import only types of ${other.folder} (import type)`
  }
  // The bundler gives an address or a constructor, not the code.
  if (found.specifier.includes('?worker') && allowedHere(room.workersIn, path).includes(target)) return undefined
  return `${room.folder} may not reach ${other.folder}`
}
