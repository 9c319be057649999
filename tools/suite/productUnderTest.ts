import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {} from 'vitest'
import type { TestProject } from 'vitest/node'
import { ensureBrowser } from '../browser/ensureBrowser.ts'
import { freePort } from '../start/freePort.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { keepDemonstration, openDemonstration } from './demonstration.ts'
import { startProduct } from './startProduct.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the product under test, without a trailing slash. */
    productUrl: string
    /** Chromium to drive it with. */
    chromiumPath: string
    /** The file of the database that servers of a test file's own begin with; null: they fill one themselves. */
    demonstration: string | null
  }
}

/** Projects many of whose files open servers of their own. */
const withOwnServers: readonly string[] = ['e2eContent', 'everyPage']

/**
 * Starts the product as a newcomer would, on a free port and an empty data folder, for the projects that drive a
 * browser; where files open servers of their own, all of them begin with one filled database. CAIRN_URL names a
 * running product; then none is started or stopped.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  project.provide('chromiumPath', ensureBrowser(project.name === 'look' ? 'measure' : 'test'))
  const data = mkdtempSync(join(tmpdir(), 'cairn-e2e-'))
  const removeData = (): void => rmSync(data, { recursive: true, force: true })
  const demonstration = withOwnServers.includes(project.name) ? join(data, 'demonstration.tar') : null
  project.provide('demonstration', demonstration)
  if (demonstration !== null) await keepDemonstration(demonstration)
  const running = process.env['CAIRN_URL']
  if (running !== undefined && running !== '') {
    project.provide('productUrl', running)
    return async () => removeData()
  }
  if (demonstration !== null) await (await openDemonstration(demonstration, { dataDir: join(data, 'db') })).close()
  // Every visitor sees the same and is not tracked, unless a test is about that.
  // A visitor may say which client it is, so that a test which reaches a limit reaches it for nobody else.
  const settings = {
    CAIRN_TRUSTED_PROXIES: '127.0.0.1',
    CAIRN_EXPERIMENTS: 'off',
    CAIRN_TRACKING: 'off',
    CAIRN_PLAIN_DRAWINGS: project.name === 'look' ? 'off' : 'on',
  }
  const log = join(projectRoot, 'reports', `${project.name}-server.log`)
  const { url, stop } = await startProduct({ data, port: await freePort(), log, settings })
  project.provide('productUrl', url)
  return async () => {
    await stop()
    removeData()
  }
}
