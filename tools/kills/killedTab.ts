import type { BrowserContext, CDPSession, Page } from 'playwright'
import type { CardEntry } from '../../contracts/api/entities/paymentInstrument.ts'
import type { Command } from '../../contracts/commands.ts'
import type { DispatchOutcome } from '../../contracts/storefrontWorker.ts'
import type { HealthView } from '../../contracts/views/workerViews.ts'
import type { PageState } from './pageClient.ts'
import type { KillKind } from './planRound.ts'

export type Heard = { readonly outcome: DispatchOutcome; readonly storage: HealthView['storage'] }

/** A tab of the shop, as seen from outside the browser. */
export type KilledTab = {
  readonly page: Page
  readonly isDead: () => boolean
  /** null = the page died before there was an answer. */
  press(command: Command): Promise<Heard | null>
  /** null = not there yet. */
  state(): Promise<PageState | null>
  run<T>(call: string): Promise<T>
  keepCard(name: string, card: CardEntry): Promise<void>
  kill(kind: Exclude<KillKind, 'browser'>): Promise<void>
  /** The maximum number of bytes for the shop in this profile; null = no limit. */
  limitStorage(bytes: number | null): Promise<void>
  close(): Promise<void>
}

export const openKilledTab = async (context: BrowserContext, url: string): Promise<KilledTab> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let isDead = false
  page.on('crash', () => {
    isDead = true
    void page.close()
  })
  page.on('close', () => (isDead = true))
  await page.goto(url, { waitUntil: 'commit' })
  const run = <T>(call: string): Promise<T> => page.evaluate(`window.kills.${call}`) as Promise<T>
  const orDead = async <T>(work: Promise<T>): Promise<T | null> => {
    try {
      return await work
    } catch (error) {
      if (isDead || isLoadingAgain(error)) return null
      throw error
    }
  }
  return {
    page,
    isDead: () => isDead,
    run,
    press: (command) => orDead(run<Heard>(`press(${JSON.stringify(command)})`)),
    state: () => orDead(run<PageState | null>('state()')),
    keepCard: (name, card) => run(`keepCard(${JSON.stringify(name)}, ${JSON.stringify(card)})`),
    kill: async (kind) => {
      if (isDead) return
      if (kind === 'worker') return void (await orDead(run('killWorkers()')))
      isDead = true
      if (kind === 'tab') return page.close()
      await crash(page, session)
    },
    limitStorage: async (bytes) => {
      const { origin } = new URL(url)
      await session.send('Storage.overrideQuotaForOrigin', { origin, ...(bytes === null ? {} : { quotaSize: bytes }) })
    },
    close: async () => {
      isDead = true
      await page.close()
    },
  }
}

/** RT-17: a page whose code did not come, because the network was away, loads itself again. */
const isLoadingAgain = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('Execution context was destroyed')

/** The command is never answered: its receiver has crashed. */
const crash = async (page: Page, session: CDPSession): Promise<void> => {
  const gone = page.waitForEvent('crash', { timeout: 10_000 })
  session.send('Page.crash').catch(() => undefined)
  await gone
}
