import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {} from 'vitest'
import type { TestProject } from 'vitest/node'
import { ensureBrowser } from '../browser/ensureBrowser.ts'
import { freePort } from '../start/freePort.ts'
import { projectRoot } from '../start/installDependencies.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the product under test, without a slash at its end. */
    productUrl: string
    /** Chromium to drive it with. */
    chromiumPath: string
  }
}

/**
 * Starts the product the way a newcomer does, on a free port and an empty data folder, for the projects that drive a browser.
 * CAIRN_URL names one that runs already; then nothing is started and nothing is stopped.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  project.provide('chromiumPath', ensureBrowser(project.name === 'look' ? 'measure' : 'test'))
  const running = process.env['CAIRN_URL']
  if (running !== undefined && running !== '') {
    project.provide('productUrl', running)
    return () => Promise.resolve()
  }
  const data = mkdtempSync(join(tmpdir(), 'cairn-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['tools/start/start.mjs'], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', CAIRN_DATA: data, NODE_ENV: 'production' },
  })
  const ended = new Promise<never>((_, reject) => {
    server.once('exit', (code) => reject(new Error(`The product ended by itself with code ${code}.`)))
  })
  ended.catch(() => undefined)
  await Promise.race([answers(url), ended])
  project.provide('productUrl', url)
  return async () => {
    const gone = ended.catch(() => undefined)
    server.kill('SIGTERM')
    await gone
    rmSync(data, { recursive: true, force: true })
  }
}

/** Resolves once the address answers; a first start builds and seeds, so it may take two minutes. */
const answers = async (url: string): Promise<void> => {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    const status = await fetch(url, { redirect: 'manual' }).then((response) => response.status, () => 0)
    if (status > 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer within two minutes.`)
}
