import { Exit, Schema } from 'effect'
import { Command } from '../contracts/commands.ts'
import type { Diagnostic } from '../contracts/diagnostics.ts'
import type { Query } from '../contracts/queries.ts'
import type { Greeting, StorefrontWorker, WorkerNews } from '../contracts/storefrontWorker.ts'
import { askQuery } from '../core/adapters/queries/askQuery.ts'
import type { Diagnostics } from './diagnostics.ts'
import { loadOnDemand } from './loadOnDemand.ts'
import type { Environment } from './environment.ts'
import { createPublisher } from './publisher.ts'
import { fetchQuery } from './queryCalls.ts'
import { createSecrets } from './secrets.ts'
import { openSession } from './openSession.ts'
import type { SessionContext } from './openSession.ts'
import { startCore } from './startCore.ts'
import type { RunningCore } from './startCore.ts'
import { firstConnection, goodHealth, viewsOf } from './viewsOf.ts'
import { initialState } from '../core/domain/state/shopperState.ts'

const decodeCommand = Schema.decodeUnknownExit(Command)

/** The worker's side of the bridge: what the page asks is passed on to what does it. */
export const createStorefrontHost = (environment: Environment): StorefrontWorker => {
  const publisher = createPublisher({ ...viewsOf(initialState()), connection: firstConnection, health: goodHealth })
  const secrets = createSecrets(environment.clock.now)
  /** What is only logged, until the code that does it is there. */
  const unnoted: Diagnostic[] = []
  let diagnostics: Promise<Diagnostics> | null = null
  const openDiagnostics = (): Promise<Diagnostics> =>
    (diagnostics ??= loadOnDemand().then(
      ({ createDiagnostics }) => createDiagnostics(environment.clock.now, environment.queryCache),
      (error: unknown) => {
        diagnostics = null
        throw error
      },
    ))
  /** Without its code, which may be out of reach, it waits for the next one to come. */
  const note = (diagnostic: Diagnostic): Promise<void> => {
    unnoted.push(diagnostic)
    return openDiagnostics().then(
      (opened) => unnoted.splice(0).forEach(opened.note),
      () => undefined,
    )
  }
  /** PAY-11: as long as this worker lives. */
  let visit: string | null = null
  let opening: Promise<RunningCore> | null = null
  let entered: (context: SessionContext) => void = () => undefined
  const context = new Promise<SessionContext>((resolve) => (entered = resolve))
  let greeted: (state: Promise<RunningCore>) => void = () => undefined
  const state = new Promise<RunningCore>((resolve) => (greeted = resolve))
  const enter = (greeting: Greeting, onNews: (news: WorkerNews) => void): Promise<RunningCore> => {
    const own = openSession(environment, {
      greeting,
      onNews,
      note,
      onEnded: () => void state.then(({ auth }) => auth.ended()),
    })
    entered(own)
    return startCore(environment, { greeting, publisher, secrets, onNews, context: own })
  }

  return {
    greet: async (greeting: Greeting, onNews: (news: WorkerNews) => void) => {
      opening ??= enter(greeting, onNews)
      greeted(opening)
      const { diagnostics: sending, locale: site } = greeting
      if (sending)
        void openDiagnostics().then(({ sendTo }) =>
          sendTo({ ...environment, sending, site, fetch: fetch.bind(globalThis) }),
        )
      await opening
    },
    ping: async () => 'pong',
    dispatch: async (asked) => {
      const decoded = decodeCommand(asked)
      if (Exit.isFailure(decoded)) {
        return {
          _tag: 'Rejected',
          commandId: idOf(asked),
          rejection: { _tag: 'Malformed', issue: String(decoded.cause) },
        }
      }
      const { pipeline, auth } = await state
      const command = atServerTime(decoded.value, environment.api.serverNow?.())
      return command._tag === 'SignOut' || command._tag === 'EndAssociateSession'
        ? auth.signOut(command)
        : pipeline.dispatch(command)
    },
    subscribe: async (name, onMessage) => {
      await state
      return publisher.subscribe(name, onMessage)
    },
    unsubscribe: async (subscription) => publisher.unsubscribe(subscription),
    ask: async (query, onMessage) => {
      const { session, locale } = await context
      const { queryCache: cache, clock, isOnline } = environment
      const fetchAnswer = (asked: Query) => fetchQuery(session, asked)
      await askQuery({ cache, clock, isOnline, scope: locale, fetchAnswer }, query, onMessage)
    },
    account: async (call) => (await state).auth.call(call),
    changeAccount: async (change) => {
      const { session, locale, auth } = await state
      const onDemand = await loadOnDemand()
      const changed = await onDemand.changeAccount({ session, secrets, locale, ids: environment.ids }, change)
      if (change._tag === 'AcceptEmployeeTerms' && changed._tag === 'Done') await auth.termsAccepted()
      return changed
    },
    serve: async (request) => {
      const { session, pipeline } = await state
      const onDemand = await loadOnDemand()
      return onDemand.serveRequest({ session, basketId: pipeline.shop().cart.basket?.basketId ?? null }, request)
    },
    keepCard: async (secretRef, card) => secrets.keep(secretRef, card),
    keepProof: async (secretRef, proof) => secrets.keep(secretRef, proof),
    openPaymentPage: async (ask) =>
      (await loadOnDemand()).openPaymentPage(
        { ...environment, ...(await state), visit: (visit ??= environment.ids.uuidv7()) },
        ask,
      ),
    notice: async (fact) => {
      if (fact === 'hidden') void diagnostics?.then(({ leave }) => leave())
      ;(await state).notice(fact)
    },
    note,
    openRecorder: async () => {
      const { openRecorder } = await import('./recorder.ts')
      const { logOrigin } = await import('./recorder/logOrigin.ts')
      const { log, logId, locale, onGrowth } = await state
      const about = async () =>
        logOrigin(locale, publisher.current('health'), environment.browser, await (await openDiagnostics()).noted())
      return openRecorder({ log, logId, clock: environment.clock, onGrowth, about, fetch: fetch.bind(globalThis) })
    },
  }
}

/** PAY-18: a card is judged by the server's time, and that is data by the time it is judged. */
const atServerTime = (command: Command, serverAt: number | null | undefined): Command =>
  serverAt !== undefined &&
  (command._tag === 'SubmitBilling' || command._tag === 'CheckOutExpress' || command._tag === 'PlaceOrder')
    ? { ...command, serverAt }
    : command

const idOf = (command: unknown): string =>
  typeof command === 'object' && command !== null && 'commandId' in command ? String(command.commandId) : ''
