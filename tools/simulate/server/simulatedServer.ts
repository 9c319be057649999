import { Kysely } from 'kysely'
import type { Clock } from '../../../core/adapters/clock/Clock.ts'
import { freezableClock } from '../../../core/adapters/clock/Clock.freezable.ts'
import type { FreezableClock } from '../../../core/adapters/clock/Clock.freezable.ts'
import { seededIds } from '../../../core/adapters/clock/Ids.seeded.ts'
import type { Handler } from '../../../server/kit/handle.ts'
import type { Catalogue } from '../../../server/kit/Catalogue.ts'
import type { LogEntry } from '../../../server/kit/requestLog.ts'
import { publishedKeeper } from '../../../server/content/publishedContent.ts'
import { finishStranded } from '../../../server/order/finishStranded.ts'
import type { PaymentProvider } from '../../../server/payment/PaymentProvider.ts'
import type { Db, Tables } from '../../../server/storage/Tables.ts'
import { watchMerges } from '../checks/watchMerges.ts'
import type { Chance } from '../Chance.ts'
import type { ServerMutations } from '../mutants/Mutant.ts'
import type { LentApp } from './lentApp.ts'
import { pausedDialect } from './pausedDialect.ts'
import type { PausedDialect } from './pausedDialect.ts'
import type { SimulatedDatabase } from './SimulatedDatabase.ts'
import type { SimulatedProvider } from './simulatedProvider.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

export type SimulatedServer = {
  /** Undefined while the process is dead. */
  readonly fetch: (request: Request) => Promise<Response> | undefined
  readonly isAlive: () => boolean
  kill(): Promise<void>
  start(): void
  /** Bypasses all faults: for reading the tables and for what the shop itself changes. */
  readonly books: Db
  /** Reports the death of a process to callers that wait for its answer. */
  onDeath: () => void
}

export type ServerSettings = {
  readonly clock: Clock
  readonly chance: Chance
  readonly seed: number
  readonly database: SimulatedDatabase
  readonly catalogue: Catalogue
  readonly app: LentApp
  readonly provider: SimulatedProvider
  /** How long one process pauses before a statement, ms; 0 = not at all. */
  readonly pauseMs: () => number
  readonly onLog: (entry: LogEntry) => void
  /** AUTH-07: a guest's basket was merged into an account's, and what was wrong with that. */
  readonly onMerge: () => void
  readonly onFault: (fault: string) => void
  /** CMS-01: checks every answer with content; null in a world where nothing is published. */
  readonly watchContent: ((handler: Handler) => Handler) | null
  readonly mutations: ServerMutations
}

type Process = {
  readonly clock: FreezableClock
  readonly db: Db
  readonly paused: PausedDialect
  readonly provider: PaymentProvider
  readonly keeper: ReturnType<typeof publishedKeeper>
}

/** How often the server looks for orders whose process died (`watchStranded`), ms. */
const strandedEveryMs = 15_000

/** How often it looks whether content was published (`keepPublished`), ms. */
const publishedEveryMs = 1_000

/**
 * The real server in this process, whose simulated processes may die: only its clock, ids, database and payment
 * provider are simulated.
 */
export const simulatedServer = (settings: ServerSettings): SimulatedServer => {
  const { clock, chance, seed, database, catalogue, app, provider, pauseMs, onLog, onMerge, onFault, mutations } =
    settings
  const watchContent = settings.watchContent ?? ((handler: Handler) => handler)
  const ids = seededIds(seed ^ 0x5eed, clock)
  let current: Process | null = null

  const newProcess = (): Process => {
    const own = freezableClock(clock)
    const pause = async (): Promise<void> => {
      const ms = pauseMs()
      if (ms > 0) await new Promise<void>((resolve) => void own.setTimer(ms, resolve))
    }
    const paused = pausedDialect(database.driver, pause)
    const db = mutations.database(new Kysely<Tables>({ dialect: paused.dialect }))
    return {
      clock: own,
      db,
      paused,
      provider: mutations.provider(provider.reach(own), chance),
      keeper: publishedKeeper(db, onLog),
    }
  }
  const living = (): Process => {
    if (!current) throw new Error('The server process is dead.')
    return current
  }
  const merges = watchMerges({ books: () => server.books, catalogue, onMerge, onFault })
  const answer = app.lend({
    db: () => living().db,
    provider: () => living().provider,
    now: clock.now,
    newId: ids.uuidv7,
    log: onLog,
    over: (handler) => watchContent(merges.over(mutations.handler(handler, () => living().db))),
  })

  const watch = (process: Process): void =>
    void process.clock.setTimer(strandedEveryMs, () => {
      void finishStranded(process.db, process.provider, {
        now: clock.now(),
        publicUrl: 'http://localhost',
        seller: demonstrationSeller,
      }).then((failures) => {
        for (const error of failures) onLog({ event: 'failure', error })
        watch(process)
      })
    })

  const keepPublished = (process: Process): void =>
    void process.keeper.look().then(() => process.clock.setTimer(publishedEveryMs, () => keepPublished(process)))

  const server: SimulatedServer = {
    fetch: (request) => (current ? answer(request) : undefined),
    isAlive: () => current !== null,
    start: () => {
      if (current) return
      current = newProcess()
      if (mutations.finishesStranded) watch(current)
      if (settings.watchContent) keepPublished(current)
    },
    kill: async () => {
      const dying = current
      if (!dying) return
      current = null
      merges.restart()
      dying.clock.kill()
      dying.keeper.forget()
      await dying.paused.kill()
      server.onDeath()
    },
    books: new Kysely<Tables>({ dialect: pausedDialect(database.driver, async () => undefined).dialect }),
    onDeath: () => undefined,
  }
  server.start()
  return server
}
