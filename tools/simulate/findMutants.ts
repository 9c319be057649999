import { mutants } from './mutants/mutants.ts'
import type { SimulateOptions } from './simulateArguments.ts'
import { simulateInParallel } from './simulateInParallel.ts'

/** The test of the test: every known way to be wrong, one after another, has to be found. False when one was not. */
export const findMutants = async (options: SimulateOptions, print: (line: string) => void): Promise<boolean> => {
  const hidden: string[] = []
  for (const { name, story } of mutants) {
    const started = performance.now()
    const { failed, seeds } = await simulateInParallel({ ...options, mutant: name })
    const took = `${seeds} seeds, ${((performance.now() - started) / 1000).toFixed(0)} s`
    const [first] = failed
    if (!first) hidden.push(name)
    print(first ? `${name}: found by seed ${first.seed} (${took}): ${first.faults[0]}` : `${name}: NOT FOUND in ${took}: ${story}`)
  }
  print(`${mutants.length - hidden.length} of ${mutants.length} mutants found`)
  return hidden.length === 0
}
