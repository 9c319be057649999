import { buildProduct } from '../start/buildProduct.ts'
import { isBuilt } from '../start/buildStamp.ts'
import type { Tally } from '../suite/runSteps.ts'
import { findEngines } from './findEngines.ts'
import type { EngineName } from './findEngines.ts'
import { walkEngine } from './walkEngine.ts'

/**
 * Walks the shop in the engines, one after the other. `isRequired`: an engine that cannot be walked counts as failed.
 * Ends with one line an engine.
 */
export const walkEngines = async (
  names: readonly EngineName[],
  isRequired: boolean,
  say: (line: string) => void,
): Promise<Tally> => {
  if (!isBuilt() && !(await buildProduct())) return { passed: 0, failed: 1 }
  const lines: string[] = []
  let [passed, failed] = [0, 0]
  for (const found of findEngines(names)) {
    if ('missing' in found) {
      lines.push(found.missing)
      if (isRequired) failed += 1
      continue
    }
    const tally = await walkEngine(found.name, found.path, say).catch(
      (cause: unknown) => (say(`${found.name} broke off: ${String(cause)}`), { passed: 0, failed: 1 }),
    )
    lines.push(`${found.name.padEnd(8)} ${tally.passed} steps held, ${tally.failed} did not`)
    passed += tally.passed
    failed += tally.failed
  }
  say(`\n${lines.join('\n')}`)
  return { passed, failed }
}
