import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStorage } from '../../server/storage/openStorage.ts'
import { absentShop } from '../shoppers/absentShop.ts'
import { orderBookFaults } from '../shoppers/orderBookFaults.ts'
import { runShoppers } from '../shoppers/runShoppers.ts'
import { shoppersPage } from '../shoppers/shoppersPage.ts'
import { faultKinds } from '../faults/Fault.ts'
import { freePort } from '../start/freePort.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import type { Tally } from './runSteps.ts'

/** One each, all at the same time. */
const seeds = 200
const firstSeed = 1
const minutes = 0.4
const pauseMs = 1_500

/** Whole clients over real HTTP with all faults, against the server on the PostgreSQL of `url`; one check per seed. */
export const checkShoppers = async (url: string): Promise<Tally> => {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: url, CAIRN_DEMO: 'on' }
  const server = spawn(process.execPath, ['tools/run.mjs', 'server/main.ts'], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const storage = await openStorage({ kind: 'url', url })
  try {
    const shop = `http://127.0.0.1:${port}`
    await opened(shop)
    const report = await runShoppers(
      { count: seeds, minutes, pauseMs, url: shop, seed: firstSeed, faults: faultKinds },
      firstSeed,
      new AbortController().signal,
    )
    const faults = [...report.faults, ...(await orderBookFaults(storage.db, report.shopped))]
    for (const line of shoppersPage({ ...report, faults }, seeds, firstSeed)) console.log(line)
    const failed = report.orders === 0 ? seeds : Math.min(seeds, faults.length)
    return { passed: seeds - failed, failed, faults: report.orders === 0 ? ['nobody could order', ...faults] : faults }
  } finally {
    await storage.close()
    server.kill('SIGTERM')
    await ended
  }
}

const opened = async (url: string): Promise<void> => {
  for (const end = Date.now() + 60_000; ;) {
    const absent = await absentShop(url)
    if (absent === null) return
    if (Date.now() > end) throw new Error(absent)
    await sleep(200)
  }
}
