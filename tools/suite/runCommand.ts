import { spawn } from 'node:child_process'
import { isAbsolute, join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'

type CommandResult = { readonly code: number; readonly output: string }

type CommandOptions = { readonly env?: NodeJS.ProcessEnv; readonly collect?: boolean }

/**
 * Runs an installed package's command with this Node, or a program by its full path. Its output goes to the terminal,
 * or is collected.
 */
export const runCommand = (
  name: string,
  args: readonly string[],
  { env = process.env, collect = false }: CommandOptions = {},
): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(isAbsolute(name) ? name : join(projectRoot, 'node_modules', '.bin', name), args, {
      cwd: projectRoot,
      env,
      stdio: collect ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    let output = ''
    const keep = (chunk: Buffer): void => void (output += chunk.toString())
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
