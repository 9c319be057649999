import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '../start/installDependencies.mjs'

/** Without a slash at the end of `url`. `stop` resolves when the process has ended. */
export type StartedProduct = { readonly url: string; readonly stop: () => Promise<void> }

/**
 * Starts the product as a newcomer would, in a separate process; resolves once it answers. What it logs goes into the
 * file `log`, or nowhere.
 */
export const startProduct = async ({
  data,
  port,
  log = null,
  settings = {},
}: {
  readonly data: string
  readonly port: number
  readonly log?: string | null
  /** Further environment variables (docs/configuration.md). */
  readonly settings?: Readonly<Record<string, string>>
}): Promise<StartedProduct> => {
  const url = `http://127.0.0.1:${port}`
  // Its database is the embedded one in `data`, with the demo accounts and cards, whatever the suite itself runs on.
  const { DATABASE_URL: _suites, ...env } = process.env
  if (log !== null) mkdirSync(dirname(log), { recursive: true })
  const logFile = log === null ? null : openSync(log, 'w')
  const server = spawn(process.execPath, ['tools/start/start.mjs'], {
    cwd: projectRoot,
    stdio: ['ignore', logFile ?? 'ignore', 'inherit'],
    env: {
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      // The links of letters lead to the address that a browser visits.
      CAIRN_PUBLIC_URL: url,
      CAIRN_DATA: data,
      NODE_ENV: 'production',
      CAIRN_DEMO: 'on',
      ...settings,
    },
  })
  if (logFile !== null) closeSync(logFile)
  const ended = new Promise<never>((_, reject) => {
    server.once('exit', (code) => reject(new Error(`The product ended by itself with code ${code}.`)))
  })
  ended.catch(() => undefined)
  const stop = async (): Promise<void> => {
    const gone = ended.catch(() => undefined)
    server.kill('SIGTERM')
    await gone
  }
  try {
    await Promise.race([answers(url), ended])
  } catch (error) {
    if (server.exitCode === null) await stop()
    throw error
  }
  return { url, stop }
}

/** Resolves once the address answers; a first start builds and seeds, which takes minutes on a busy machine. */
const answers = async (url: string): Promise<void> => {
  const deadline = Date.now() + 600_000
  while (Date.now() < deadline) {
    const status = await fetch(url, { redirect: 'manual' }).then(
      (response) => response.status,
      () => 0,
    )
    if (status > 0) return
    await sleep(100)
  }
  throw new Error(`${url} did not answer within ten minutes.`)
}
