import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import { withLayerOverrides } from './lintRules.ts'
import type { LintOverride } from './lintRules.ts'

/** `npm run walls:write`: the lint rules of .oxlintrc.json that follow from `layerTable.ts`. */
export const main = (): void => {
  const path = join(projectRoot, '.oxlintrc.json')
  const settings = JSON.parse(readFileSync(path, 'utf8')) as { readonly overrides: readonly LintOverride[] }
  writeFileSync(
    path,
    `${JSON.stringify({ ...settings, overrides: withLayerOverrides(settings.overrides) }, null, 2)}\n`,
  )
}
