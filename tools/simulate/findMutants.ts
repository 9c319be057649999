import { inProcesses, processes } from './inProcesses.ts'
import { mutantNamed } from './mutants/mutants.ts'
import type { FoundMutant } from './searchMutants.ts'

/**
 * The test of the test: every known mistake must be found within this many seeds. Returns how many were found, and the
 * names of those that were not.
 */
export const findMutants = async (
  seeds: number,
  print: (line: string) => void,
): Promise<{ readonly found: number; readonly hidden: readonly string[] }> => {
  const mutants = (await inProcesses<'Mutants'>({ _tag: 'Mutants', seeds }, processes))
    .flat()
    .toSorted((one, other) => one.name.localeCompare(other.name))
  for (const mutant of mutants) print(mutantLine(mutant, seeds))
  const hidden = mutants.filter(({ seed }) => seed === null).map(({ name }) => name)
  return { found: mutants.length - hidden.length, hidden }
}

const mutantLine = ({ name, seed, fault }: FoundMutant, seeds: number): string => {
  const faults = mutantNamed(name)?.shownBy.join(',') || 'none'
  return seed === null
    ? `${name}: NOT FOUND in ${seeds} seeds under ${faults}: ${fault}`
    : `${name}: found by seed ${seed} under ${faults}: ${fault}`
}
