import { runCommand } from './runCommand.ts'
import type { Tally } from './runSteps.ts'

/** Files, exports and packages that nothing uses, and packages that are used and not listed; what is exempt stands in knip.jsonc. */
export const checkUnused = async (): Promise<Tally> => {
  const { code } = await runCommand('knip', ['--no-progress', '--no-config-hints'])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
