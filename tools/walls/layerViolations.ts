import { importsOf, packageOf, targetOf } from './importsOf.ts'
import type { SourceImport } from './importsOf.ts'
import { allowedHere, layerOf } from './layerTable.ts'
import type { Layer } from './layerTable.ts'

/** One sentence for each import of a file that breaks a wall. */
export const layerViolations = (path: string, source: string): readonly string[] =>
  importsOf(path, source).flatMap((found) => {
    const complaint = complaintAbout(path, found)
    return complaint === undefined ? [] : [`${path} imports ${found.specifier}: ${complaint}`]
  })

const complaintAbout = (path: string, found: SourceImport): string | undefined => {
  if (found.reExport) return 'import the file that defines the thing, do not pass it on'
  const layer = layerOf(path)
  const target = targetOf(path, found.specifier)
  if (target === undefined) return layer && packageComplaint(layer, path, found.specifier)
  if (!/\.\w+$/.test(target)) return 'a relative import names its file with the extension'
  return layer ? layerComplaint(layer, path, target, found) : undefined
}

const packageComplaint = (layer: Layer, path: string, specifier: string): string | undefined => {
  // An address known only at run time.
  const name = specifier.includes('(') ? 'computed:address' : packageOf(specifier)
  const allowed = [...layer.packages, ...allowedHere(layer.packagesIn, path)]
  const isAllowed = [name, '*', name.replace(/:.*$/, ':*')].some((entry) => allowed.includes(entry))
  return isAllowed ? undefined : `${layer.folder} may not use this package here`
}

const layerComplaint = (layer: Layer, path: string, target: string, found: SourceImport): string | undefined => {
  const other = layerOf(target)
  if (other === undefined) return /\.(ts|tsx|mjs)$/.test(target) ? 'no layer imports files of the root' : undefined
  if (other === layer || [...layer.values, ...allowedHere(layer.valuesIn, path)].includes(other.folder))
    return undefined
  if (layer.types.includes(other.folder)) {
    return found.typeOnly ? undefined : `${layer.folder} may import only types of ${other.folder} (import type)`
  }
  // The bundler gives an address or a constructor, not the code.
  if (found.specifier.includes('?worker') && allowedHere(layer.workersIn, path).includes(target)) return undefined
  return `${layer.folder} may not reach ${other.folder}`
}
