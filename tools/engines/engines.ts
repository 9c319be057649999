import { defineCommand } from '../command/defineCommand.ts'
import { oneOf, options } from '../command/options.ts'
import { buildProduct } from '../start/buildProduct.ts'
import { isBuilt } from '../start/buildStamp.ts'
import type { Tally } from '../suite/runSteps.ts'
import { engineNames, findEngines } from './findEngines.ts'
import type { EngineName, FoundEngine } from './findEngines.ts'
import { walkEngine } from './walkEngine.ts'

export const enginesArguments = defineCommand({
  name: 'engines',
  options: {
    only: options(
      engineNames.join('|'),
      'walks only this engine; may be given more than once',
      oneOf(engineNames, (name) => `There is no engine “${name}”; there are ${engineNames.join(', ')}.`),
    ),
  },
  notes: `Builds and starts the product, and walks through it in Chromium, Firefox and WebKitGTK.
On Debian, as root, missing engines are installed.
Pictures: reports/engines/*/*.png
Exit code: 0 every step passed in every engine, 1 a step failed, 2 wrong arguments.`,
  request: ({ values: { only } }) =>
    ({ _tag: 'Walk', engines: engineNames.filter((name) => only.length === 0 || only.includes(name)) }) as const,
})

/** `npm run engines -- [--only NAME]`: the whole walk through the shop in three engines. */
export const main = async (): Promise<void> => {
  const { passed, failed } = await walkEngines(enginesArguments.readOrExit().engines, console.log)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

/**
 * Walks through the shop in one engine after the other, and ends with one line per engine. A message names an engine
 * that is missing and cannot be installed; with `CAIRN_ENGINES=required`, as in `.ci/run`, it counts as failed.
 */
export const walkEngines = async (names: readonly EngineName[], say: (line: string) => void): Promise<Tally> => {
  if (!isBuilt() && !(await buildProduct())) return { passed: 0, failed: 1 }
  const areRequired = process.env['CAIRN_ENGINES'] === 'required'
  return walkFound(findEngines(names), areRequired, say)
}

/** The same for engines that were looked for already. */
export const walkFound = async (
  engines: readonly FoundEngine[],
  areRequired: boolean,
  say: (line: string) => void,
): Promise<Tally> => {
  const lines: string[] = []
  const faults: string[] = []
  let [passed, failed] = [0, 0]
  for (const found of engines) {
    if ('missing' in found) {
      lines.push(found.missing)
      if (!areRequired) continue
      failed += 1
      faults.push(found.missing)
      continue
    }
    const tally = await walkEngine(found.name, found.path, say).catch((cause: unknown) => {
      const fault = `${found.name} broke off: ${String(cause)}`
      say(fault)
      return { passed: 0, failed: 1, faults: [fault] }
    })
    lines.push(`${found.name.padEnd(8)} ${tally.passed} steps held, ${tally.failed} did not`)
    passed += tally.passed
    failed += tally.failed
    faults.push(...(tally.faults ?? []))
  }
  say(`\n${lines.join('\n')}`)
  return { passed, failed, faults }
}
