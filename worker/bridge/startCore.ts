import type { Diagnostic } from '../../contracts/diagnostics.ts'
import type { Greeting, WorkerNews } from '../../contracts/storefrontWorker.ts'
import type { ConnectionView, HealthView } from '../../contracts/views/workerViews.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'
import { isUnderWay } from '../../core/commands/cart/wantsCart.ts'
import { signedInOn } from '../../core/domain/account/account.ts'
import { keysOf } from '../../core/domain/fields/fields.ts'
import { configurationOf } from '../../core/domain/configuration/configuration.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import type { Environment } from '../environment.ts'
import { createPipeline } from '../pipeline/createPipeline.ts'
import { followOtherTabs } from '../pipeline/followOtherTabs.ts'
import { createUpkeep, openEventLog } from '../pipeline/openEventLog.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { resilientLog } from '../pipeline/resilientLog.ts'
import type { ResilientLog } from '../pipeline/resilientLog.ts'
import { loadOnDemand } from '../requests/loadOnDemand.ts'
import { createLead } from '../sender/lead.ts'
import { isSecretInOtherTab } from '../sender/secrets.ts'
import type { Secrets } from '../sender/secrets.ts'
import { createSender } from '../sender/sender.ts'
import { createAuthController } from '../session/authController.ts'
import type { AuthController } from '../session/authController.ts'
import { cartSessions } from '../session/cartSessions.ts'
import type { SessionContext } from '../session/openSession.ts'
import type { Session } from '../session/session.ts'
import type { Publisher } from './publisher.ts'
import { viewsOf } from './viewsOf.ts'

/** An open shop: its log folded, its views published, its sender running. */
export type RunningCore = {
  readonly pipeline: Pipeline
  readonly session: Session
  readonly auth: AuthController
  readonly log: ResilientLog
  readonly logId: string
  readonly locale: Locale
  readonly site: string
  /** TRK-03: the page's browser sends Global Privacy Control. */
  readonly hasPrivacyControl: boolean
  /** Called with the last seq whenever the log has grown, by this tab or another. Returns a function to unsubscribe. */
  onGrowth(listener: (seq: number) => void): () => void
  notice(fact: 'visible' | 'hidden' | 'online' | 'offline'): void
}

export type OpenOptions = {
  readonly greeting: Greeting
  readonly publisher: Publisher
  readonly secrets: Secrets
  readonly onNews: (news: WorkerNews) => void
  readonly note: (diagnostic: Diagnostic) => Promise<void>
  readonly context: SessionContext
}

/** Code that failed to load is requested again after this long, ms. */
const againMs = 1_000

/**
 * Wires up the worker, once per life: the log, the pipeline on it, sender and leadership, then the listeners, and
 * finally what starts by itself.
 */
export const startCore = async (
  environment: Environment,
  { greeting, publisher, secrets, onNews, note, context: { session, locale, site } }: OpenOptions,
): Promise<RunningCore> => {
  const { clock, ids, channel } = environment
  const { tabId, hasPrivacyControl = false } = greeting
  const health = (change: Partial<HealthView>): void =>
    publisher.publish('health', { ...publisher.current('health'), ...change })
  const connection = (change: Partial<ConnectionView>): void =>
    publisher.publish('connection', { ...publisher.current('connection'), ...change })

  const log = resilientLog(environment.disk, ids.uuidv7)
  log.onFallen((fault) => health({ storage: 'memory', reason: fault }))
  const opened = await openEventLog(log, greeting.knownHead)
  const { logId } = opened
  // Where nothing is stored, nothing was lost: the page already says that nothing is stored.
  health({ amnesia: log.inMemory() ? null : opened.amnesia, readOnly: opened.readOnly })
  log.onFault((fault) => (fault === 'upgraded' ? health({ readOnly: true }) : undefined))

  const folded = { ...opened.folded, readOnly: opened.readOnly }
  const pipeline = createPipeline({ log, folded, epoch: opened.epoch, tabId, now: clock.now })
  const auth = createAuthController({ ...environment, pipeline, session, site })
  const recovery = createRecovery(opened.amnesia !== null, session, pipeline, clock)
  const sender = createSender({
    pipeline,
    sessionOf: cartSessions(environment, greeting, session, locale, () => pipeline.shop().cart),
    secrets,
    holdsBack: () => !recovery.isDone() && !isUnderWay(pipeline.shop()),
    isInOtherTab: isSecretInOtherTab(channel, secrets, clock),
    clock,
    random: environment.random,
    onLane: (lane, view) => connection({ [lane]: view }),
    onUnrecordable: ({ endpoint }, error) =>
      void note({ kind: 'unrecordable', about: endpoint, reason: error instanceof Error ? error.name : 'unknown' }),
  })
  const lead = createLead({ log, pipeline, sender, clock, onLead: (leader) => connection({ leader }) })
  const leadership = environment.leadership(tabId)
  const upkeep = createUpkeep(log, sender.isLeading)
  const growth = new Set<(seq: number) => void>()
  const tellGrowth = (seq: number): void => growth.forEach((listener) => listener(seq))
  const tellTabs = (seq: number): void => channel.post({ _tag: 'HeadMoved', logId, seq, tabId })

  pipeline.listen({
    onState: (state, before) => {
      followSession(session, site, state, before)
      publishViews(publisher, viewsOf(state, hasPrivacyControl))
    },
    onDurable: (commit) => {
      tellTabs(commit.seq)
      // What is appended in memory will be missing from the disk at the next start, which must know how far the log had
      // got.
      onNews({ _tag: 'Head', logId, seq: commit.seq })
      queueMicrotask(sender.look)
      tellGrowth(commit.seq)
      void upkeep(commit, pipeline.shop())
    },
    onCaughtUp: (newest) => {
      tellGrowth(newest.seq)
      void upkeep(newest, pipeline.shop())
    },
    onTrouble: (trouble) => (trouble === 'newer-version' ? health({ readOnly: true }) : undefined),
  })
  followOtherTabs({ channel, clock, pipeline, logId, onNews: sender.look })
  // The log on the disk belongs to the other tabs now: they choose who sends it.
  log.onFallen(() => {
    leadership.stop()
    void lead.take()
  })
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
  publishViews(publisher, viewsOf(pipeline.shop(), hasPrivacyControl))
  notice(environment.isOnline() ? 'online' : 'offline')
  leadership.setVisible(greeting.visible)
  // The tab that wrote last may have died before it could announce that, so the sending tab must check.
  tellTabs(pipeline.seq())
  if (opened.amnesia) void recovery.run(sender.look)
  void auth.reconcile()
  if (log.inMemory()) void lead.take()
  else leadership.start({ onLead: () => void lead.take(), onYield: lead.giveUp })
  const onGrowth: RunningCore['onGrowth'] = (listener) => {
    growth.add(listener)
    return () => growth.delete(listener)
  }
  return { pipeline, session, auth, log, logId, locale, site, hasPrivacyControl, onGrowth, notice }
}

/** Restores from the server what a lost log contained. Rarely needed, so its code is loaded with the requests'. */
const createRecovery = (isNeeded: boolean, session: Session, pipeline: Pipeline, clock: Clock) => {
  let isDone = !isNeeded
  const run = async (onDone: () => void): Promise<void> => {
    const onDemand = await loadOnDemand().catch(() => null)
    if (!onDemand) return void clock.setTimer(againMs, () => void run(onDone))
    await onDemand.restoreFromServer(session, pipeline, clock)
    isDone = true
    onDone()
  }
  return { isDone: () => isDone, run }
}

/** CART-28, AUTH-07, AUTH-13: the session acts for the person the log names, whichever tab wrote it. */
const followSession = (session: Session, site: string, state: ShopperState, before: ShopperState): void => {
  const { account, cart } = state
  if (cart.customerRejectedAt !== before.cart.customerRejectedAt) session.letGo()
  if (account.left !== before.account.left && account.left) session.letGo()
  if (account === before.account) return
  const [now, earlier] = [signedInOn(account, site), signedInOn(before.account, site)]
  session.follow(now !== null, now?.at !== earlier?.at)
}

const publishViews = (publisher: Publisher, views: ReturnType<typeof viewsOf>): void => {
  for (const name of keysOf(views)) publisher.publish(name, views[name])
}
