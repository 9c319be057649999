import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../tools/start/freePort.ts'

/** A separate PostgreSQL, which a test may stop and start at will. */
export type OwnCluster = {
  readonly url: string
  readonly start: () => Promise<void>
  /** `fast` ends every connection; `immediate` is a crash. */
  readonly stop: (mode?: 'fast' | 'immediate') => Promise<void>
  /** Callers keep retrying meanwhile. */
  readonly restart: () => Promise<void>
  /** Stops it and removes its files. */
  readonly drop: () => Promise<void>
}

/** `settings`: of postgresql.conf, as `-c name=value`. */
export const ownCluster = async (settings: readonly string[] = []): Promise<OwnCluster> => {
  const bin = newestBin()
  const folder = mkdtempSync(join(tmpdir(), 'cairn-cluster-'))
  const port = await freePort()
  const isRoot = process.getuid?.() === 0
  if (isRoot)
    chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), Number(execFileSync('id', ['-g', 'postgres'])))
  chmodSync(folder, 0o700)
  // PostgreSQL refuses to run as root.
  const run = async (command: string, ...args: readonly string[]): Promise<void> => {
    const words = [join(bin, command), ...args]
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...words] : words
    await promisify(execFile)(file, rest, { cwd: folder })
  }
  const data = join(folder, 'data')
  const options = [`-p ${port}`, `-k ${folder}`, '-c listen_addresses=127.0.0.1', '-c fsync=off', ...settings].join(' ')
  const start = (): Promise<void> => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start')
  const stop = (mode: 'fast' | 'immediate' = 'fast'): Promise<void> =>
    run('pg_ctl', '-D', data, '-w', '-m', mode, 'stop')
  await run('initdb', '-D', data, '-U', 'cairn', '--auth=trust', '--encoding=UTF8', '--locale=C')
  await start()
  await run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'cairn', 'shop')
  return {
    url: `postgres://cairn@127.0.0.1:${port}/shop`,
    start,
    stop,
    restart: async () => {
      await stop()
      await start()
    },
    drop: async () => {
      if (existsSync(join(data, 'postmaster.pid'))) await stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const newestBin = (): string => {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : []
  const bin = versions.map((version) => join(root, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
  if (bin === undefined)
    throw new Error(`These tests start PostgreSQL, and ${root} has none. On Debian: apt-get install postgresql`)
  return bin
}
