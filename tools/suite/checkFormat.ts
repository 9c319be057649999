import { runCommand } from './runCommand.ts'
import type { Tally } from './runSteps.ts'

/** Every file is as `npm run format` writes it. */
export const checkFormat = async (): Promise<Tally> => {
  const { code } = await runCommand('oxfmt', ['--check'])
  if (code !== 0) console.error('These files are not formatted. `npm run format` writes them.')
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
