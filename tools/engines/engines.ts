import { sum } from '../../core/domain/money/amounts.ts'
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
 * Walks through the shop in two engines at a time, and ends with one line per engine. A message names an engine that is
 * missing and cannot be installed; with `CAIRN_ENGINES=required`, as in `.ci/run`, it counts as failed.
 */
export const walkEngines = async (names: readonly EngineName[], say: (line: string) => void): Promise<Tally> => {
  if (!isBuilt() && !(await buildProduct())) return { passed: 0, failed: 1 }
  const areRequired = process.env['CAIRN_ENGINES'] === 'required'
  return walkFound(findEngines(names), areRequired, say)
}

/** A walk waits for about a third of its time. */
const walksAtOnce = 2

/** The same for engines that were looked for already. The last one, which takes the longest, begins first. */
export const walkFound = async (
  engines: readonly FoundEngine[],
  areRequired: boolean,
  say: (line: string) => void,
): Promise<Tally> => {
  const queue = engines.toReversed()
  const ends = new Map<EngineName, Ending>()
  const work = async (): Promise<void> => {
    for (let found = queue.shift(); found !== undefined; found = queue.shift())
      ends.set(found.name, await endOf(found, areRequired, say))
  }
  await Promise.all(Array.from({ length: walksAtOnce }, work))
  const inOrder = engines.flatMap(({ name }) => ends.get(name) ?? [])
  say(`\n${inOrder.map(({ line }) => line).join('\n')}`)
  return {
    passed: sum(inOrder.map(({ tally }) => tally.passed)),
    failed: sum(inOrder.map(({ tally }) => tally.failed)),
    faults: inOrder.flatMap(({ tally }) => tally.faults ?? []),
  }
}

type Ending = { readonly line: string; readonly tally: Tally }

const endOf = async (found: FoundEngine, isRequired: boolean, say: (line: string) => void): Promise<Ending> => {
  if ('missing' in found)
    return {
      line: found.missing,
      tally: isRequired ? { passed: 0, failed: 1, faults: [found.missing] } : { passed: 0, failed: 0 },
    }
  const { name, path } = found
  const tally = await walkEngine(name, path, (line) => say(`${name.padEnd(8)} ${line}`)).catch((cause: unknown) => {
    const fault = `${name} broke off: ${String(cause)}`
    say(fault)
    return { passed: 0, failed: 1, faults: [fault] }
  })
  return { line: `${name.padEnd(8)} ${tally.passed} steps held, ${tally.failed} did not`, tally }
}
