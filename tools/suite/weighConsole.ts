import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sum } from '../../core/domain/money/amounts.ts'
import { closureOf, siteChunks } from './builtChunks.ts'

/** OPR-09: the maximum compressed bytes of script before a screen of the console works (1 kB = 1000 bytes). */
const consoleBudget = 180_000

/** The console's heaviest screen with all that it needs. `folder`: where it is built. */
export const weighConsole = (
  folder: string,
): { readonly name: string; readonly bytes: number; readonly most: number } => {
  const chunks = siteChunks(folder)
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const entry = [...page.matchAll(/(?:src|href)="\/operator\/([^"]+\.js)"/g)].flatMap(([, path]) => path ?? [])
  if (entry.length === 0) throw new Error(`${folder}/index.html names no script.`)
  const screens = [...chunks.values()].filter(({ name }) => name.endsWith('Screen'))
  const weights = screens.map(({ path }) =>
    sum([...closureOf(chunks, [...entry, path])].map((needed) => chunks.get(needed)?.bytes ?? 0)),
  )
  return { name: 'console', bytes: Math.max(...weights), most: consoleBudget }
}
