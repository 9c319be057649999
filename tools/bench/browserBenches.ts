import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { openServer } from '../../server/openServer.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import { ensureBrowser, launchOptions } from '../browser/ensureBrowser.ts'
import { buildProduct } from '../start/buildProduct.ts'
import { freePort } from '../start/freePort.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import type { BenchRow } from './BenchRow.ts'
import { bootRows, pressRows } from './pressBenches.ts'
import { vitalsRows } from './vitalsBenches.ts'
import { workerClient } from './workerClient.ts'

/**
 * The built worker in a real Chromium with a profile on disk, offline, so that no server takes part in those figures;
 * then the whole shop as a phone shows it.
 */
export const browserBenches = async (): Promise<readonly BenchRow[]> => {
  if (!(await buildProduct())) return []
  const data = mkdtempSync(join(tmpdir(), 'cairn-bench-'))
  const port = await freePort()
  const server = await openServer(
    serverConfig({ ...process.env, PORT: String(port), CAIRN_DATA: join(data, 'server'), CAIRN_DEMO: 'on' }),
    () => {},
  )
  const browser = await chromium.launchPersistentContext(join(data, 'profile'), launchOptions(ensureBrowser('measure')))
  try {
    const page = await blankPage(browser.pages()[0] ?? (await browser.newPage()), port)
    const worker = `/assets/${readdirSync(join(projectRoot, 'dist/client/assets')).find((name) => /^worker-.*\.js$/.test(name))}`
    return [...(await pressRows(page, worker)), ...(await bootRows(page, worker)), ...(await vitals(port))]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Each visit has its own profile: nothing is on the device yet. */
const vitals = async (port: number): Promise<readonly BenchRow[]> => {
  const browser = await chromium.launch(launchOptions(ensureBrowser('measure')))
  try {
    return await vitalsRows(browser, `http://127.0.0.1:${port}/en-us`)
  } finally {
    await browser.close()
  }
}

/** A page of the shop's origin on which none of its scripts runs. */
const blankPage = async (page: Page, port: number): Promise<Page> => {
  await page.goto(`http://127.0.0.1:${port}/favicon.svg`)
  await page.evaluate(workerClient)
  return page
}
