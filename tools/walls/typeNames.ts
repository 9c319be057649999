import { layers } from './layerTable.ts'
import type { ProductFile } from './uncalledRules.ts'

/**
 * Exported types with the same name in one program, as `program name: paths`. A program is a layer with the layers that
 * it may import; of tools and tests, which import everything, only their own files.
 */
export const sharedTypeNames = (files: readonly ProductFile[]): readonly string[] =>
  layers.flatMap(({ folder, values, types }) => {
    const folders = folder === 'tools' || folder === 'tests' ? [folder] : [folder, ...values, ...types]
    const pathsByName = new Map<string, Set<string>>()
    for (const { path, source } of files) {
      if (!folders.some((each) => path.startsWith(`${each}/`))) continue
      for (const [, name = ''] of source.matchAll(/^export (?:declare )?(?:type|interface) (\w+)/gm))
        pathsByName.set(name, (pathsByName.get(name) ?? new Set()).add(path))
    }
    return [...pathsByName].flatMap(([name, paths]) =>
      paths.size > 1 ? [`${folder} ${name}: ${[...paths].join(', ')}`] : [],
    )
  })
