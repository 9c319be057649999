import type { Greeting, WorkerNews } from '../contracts/storefrontWorker.ts'
import type { HealthView } from '../contracts/views/workerViews.ts'
import type { StorageFault } from '../core/adapters/eventLog/EventLog.ts'
import { signedInOn } from '../core/domain/account/account.ts'
import { isUnderWay } from '../core/commands/cart/closeBasket.ts'
import { configurationOf } from '../core/domain/configuration/configuration.ts'
import type { Locale } from '../core/domain/locale/locales.ts'
import type { Commit } from '../core/domain/log/commit.ts'
import { createAuthController } from './authController.ts'
import type { AuthController } from './authController.ts'
import { followOtherTabs } from './followOtherTabs.ts'
import { isSecretInOtherTab } from './isSecretInOtherTab.ts'
import { loadOnDemand } from './loadOnDemand.ts'
import type { SessionContext } from './openSession.ts'
import { openEventLog } from './openEventLog.ts'
import type { Environment } from './environment.ts'
import { createPipeline } from './pipeline.ts'
import type { Pipeline } from './pipeline.ts'
import type { Publisher } from './publisher.ts'
import { resilientLog } from './resilientLog.ts'
import type { ResilientLog } from './resilientLog.ts'
import type { Secrets } from './secrets.ts'
import { createSender } from './sender.ts'
import type { Session } from './session.ts'
import { createUpkeep } from './upkeep.ts'
import { viewsOf } from './viewsOf.ts'

/** A shop that is open: its log folded, its views published, its sender looking. */
export type RunningCore = {
  readonly pipeline: Pipeline
  readonly session: Session
  readonly auth: AuthController
  readonly log: ResilientLog
  readonly logId: string
  readonly locale: Locale
  /** Told the last seq whenever the log has grown, by this tab or another. Returns the way to stop. */
  onGrowth(listener: (seq: number) => void): () => void
  notice(fact: 'visible' | 'hidden' | 'online' | 'offline'): void
}

export type OpenOptions = {
  readonly greeting: Greeting
  readonly publisher: Publisher
  readonly secrets: Secrets
  readonly onNews: (news: WorkerNews) => void
  readonly context: SessionContext
}

/** A disk that could not give an epoch, or code that did not load, is asked for again after so long, ms. */
const againMs = 1_000

/** Who calls whom: the composition of the worker, once per life. */
export const startCore = async (
  environment: Environment,
  { greeting, publisher, secrets, onNews, context: { session, locale, site } }: OpenOptions,
): Promise<RunningCore> => {
  const { clock, ids, channel } = environment
  const { tabId } = greeting
  const leadership = environment.leadership(tabId)

  const health = (change: Partial<HealthView>) =>
    publisher.publish('health', { ...publisher.current('health'), ...change })
  const trouble = (what: StorageFault | 'newer-version') =>
    what === 'newer-version' ? health({ readOnly: true }) : undefined
  const log = resilientLog(environment.disk, ids.uuidv7, (fault) => {
    health({ storage: 'memory', reason: fault })
    void leadAlone()
  })
  let leadAlone = async (): Promise<void> => undefined
  const opened = await openEventLog(log, greeting.knownHead)
  // Where nothing is kept, nothing was lost: that it is not kept is said already.
  health({ amnesia: log.inMemory() ? null : opened.amnesia, readOnly: opened.readOnly })
  log.onFault((fault) => (fault === 'upgraded' ? health({ readOnly: true }) : undefined))

  const publishAll = (views: ReturnType<typeof viewsOf>): void => {
    publisher.publish('account', views.account)
    publisher.publish('cart', views.cart)
    publisher.publish('checkout', views.checkout)
    publisher.publish('order', views.order)
    publisher.publish('favorites', views.favorites)
    publisher.publish('saved', views.saved)
  }
  const growth = new Set<(seq: number) => void>()
  const tellGrowth = ({ seq }: Commit): void => growth.forEach((listener) => listener(seq))

  const tellTabs = (seq: number): void => channel.post({ _tag: 'HeadMoved', logId: opened.logId, seq, tabId })

  let known = opened.folded.shop
  const upkeep = createUpkeep(log, () => sender.isLeading())
  const pipeline = createPipeline({
    log,
    folded: { ...opened.folded, readOnly: opened.readOnly },
    epoch: opened.epoch,
    tabId,
    now: clock.now,
    onState: (state) => {
      if (state.cart.customerRejectedAt !== known.cart.customerRejectedAt) session.letGo()
      if (state.account.left !== known.account.left && state.account.left) session.letGo()
      const [now, before] = [signedInOn(state.account, site), signedInOn(known.account, site)]
      if (state.account !== known.account) session.follow(now !== null, now?.at !== before?.at)
      known = state
      const views = viewsOf(state)
      publishAll(views)
    },
    onDurable: (commit) => {
      tellTabs(commit.seq)
      // What a tab goes on with in memory is not on the disk at the next start: that start has to know.
      onNews({ _tag: 'Head', logId: opened.logId, seq: commit.seq })
      queueMicrotask(() => sender.look())
      tellGrowth(commit)
      void upkeep(commit, pipeline.shop())
    },
    onCaughtUp: (newest) => {
      tellGrowth(newest)
      void upkeep(newest, pipeline.shop())
    },
    onTrouble: trouble,
  })

  let isRestored = opened.amnesia === null
  const auth = createAuthController({ ...environment, pipeline, session, site, locale })
  const connection = (change: Partial<ReturnType<typeof publisher.current<'connection'>>>) =>
    publisher.publish('connection', { ...publisher.current('connection'), ...change })
  const sender = createSender({
    pipeline,
    session,
    secrets,
    holdsBack: () => !isRestored && !isUnderWay(pipeline.shop()),
    isInOtherTab: isSecretInOtherTab(channel, secrets, clock),
    clock,
    random: environment.random,
    onLane: (lane, view) => connection({ [lane]: view }),
    onSuperseded: () => void lead(),
  })

  followOtherTabs({ channel, clock, pipeline, logId: opened.logId, onNews: sender.look })

  /** Grows whenever the lead is won or lost: what an older turn still does is too late. */
  let turn = 0
  const lead = async (): Promise<void> => {
    const mine = (turn += 1)
    const epoch = await log.raiseEpoch()
    await pipeline.catchUp()
    if (mine !== turn) return
    if (epoch === null) return void clock.setTimer(againMs, () => mine === turn && void lead())
    connection({ leader: true })
    sender.lead(epoch)
  }
  /** A log in this tab's memory is nobody else's to send. */
  const giveUpLead = (): void => {
    if (log.inMemory()) return
    turn += 1
    sender.yield()
    connection({ leader: false })
  }
  leadAlone = lead

  const notice: RunningCore['notice'] = (fact) => {
    if (fact === 'visible' || fact === 'hidden') leadership.setVisible(fact === 'visible')
    if (fact === 'visible') void pipeline.catchUp().then(sender.look)
    if (fact === 'online' || fact === 'offline') {
      connection({ online: fact === 'online' })
      sender.setOnline(fact === 'online')
    }
  }

  const offersFavorites = configurationOf(locale).features.favorites
  if (offersFavorites !== pipeline.shop().standing.offersFavorites)
    await pipeline.dispatch({ _tag: 'NoteStanding', commandId: ids.uuidv7(), at: clock.now(), offersFavorites })
  const first = viewsOf(pipeline.shop())
  publishAll(first)
  notice(environment.isOnline() ? 'online' : 'offline')
  leadership.setVisible(greeting.visible)
  // Who wrote last may have died before it could tell: the tab that sends has to know of it.
  tellTabs(pipeline.seq())
  /** Hardly anybody needs it, so its code comes with the account's; a load that failed is tried again. */
  const restore = async (): Promise<void> => {
    const onDemand = await loadOnDemand().catch(() => null)
    if (!onDemand) return void clock.setTimer(againMs, () => void restore())
    await onDemand.restoreFromServer(session, pipeline, clock)
    isRestored = true
    sender.look()
  }
  if (opened.amnesia) void restore()
  void auth.reconcile()
  leadership.start({ onLead: () => void lead(), onYield: giveUpLead })
  if (log.inMemory()) void lead()
  const onGrowth: RunningCore['onGrowth'] = (listener) => {
    growth.add(listener)
    return () => growth.delete(listener)
  }
  return { pipeline, session, auth, log, logId: opened.logId, locale, onGrowth, notice }
}
