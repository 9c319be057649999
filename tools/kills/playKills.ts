import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { silentLog } from '../../server/http/requestLog.ts'
import { openServer } from '../../server/openServer.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import { ensureBrowser, launchOptions } from '../browser/ensureBrowser.ts'
import { freePort } from '../start/freePort.ts'
import { runKills } from './runKills.ts'
import type { KillsReport, KillsSetting } from './runKills.ts'

/** A shop of its own with an empty database, and one browser for all shoppers; the product has to be built. `ms` = without opening them. */
export const playKills = async (
  asked: Pick<KillsSetting, 'kills' | 'shoppers' | 'seed'>,
): Promise<{ readonly report: KillsReport; readonly ms: number }> => {
  const data = mkdtempSync(join(tmpdir(), 'cairn-kills-'))
  const port = await freePort()
  const server = await openServer(serverConfig({ PORT: String(port), CAIRN_DATA: data }), silentLog)
  const browser = await chromium.launch(launchOptions(ensureBrowser('test')))
  try {
    const started = performance.now()
    const report = await runKills({ ...asked, browser, url: `http://127.0.0.1:${port}`, books: server.books })
    return { report, ms: performance.now() - started }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
