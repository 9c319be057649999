import { runCommand } from './runCommand.ts'
import type { Tally } from './runSteps.ts'

/** Lints every source file, type-aware; a warning counts as much as an error. */
export const checkLint = async (): Promise<Tally> => {
  const { code } = await runCommand('oxlint', ['--type-aware', '--deny-warnings'])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
