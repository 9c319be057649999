import { execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'

/** Whoever PostgreSQL runs as; it refuses to run as root. */
export type Owner = { readonly uid: number; readonly gid: number }

/** As root: the account that Debian's package makes. Otherwise whoever has called. */
export const clusterOwner = (): Owner | null => {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']))
  return { uid: id('-u'), gid: id('-g') }
}

export type Program = { readonly pid: number; readonly kill: () => Promise<void> }

/** Starts a program whose output goes to the end of a file. `kill` ends it as a crash does, and waits until it is gone. */
export const startProgram = (
  command: string,
  args: readonly string[],
  {
    log,
    owner,
    env = {},
  }: { readonly log: string; readonly owner: Owner | null; readonly env?: Readonly<Record<string, string>> },
): Program => {
  const file = openSync(log, 'a')
  const child = spawn(command, args, {
    stdio: ['ignore', file, file],
    env: { ...process.env, ...env },
    detached: true,
    ...owner,
  })
  closeSync(file)
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()).once('error', () => resolve()))
  const pid = child.pid
  if (pid === undefined) throw new Error(`${command} could not be started.`)
  return {
    pid,
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** Kills a process of ours that is not our child, and its children, at once. */
export const killTree = (pid: number): void => {
  for (const each of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(each, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

const childrenOf = (pid: number): readonly number[] => {
  try {
    const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return listed.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
