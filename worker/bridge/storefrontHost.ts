import { Exit, Schema } from 'effect'
import { Command } from '../../contracts/commands.ts'
import type { Diagnostic } from '../../contracts/diagnostics.ts'
import type { Query } from '../../contracts/queries.ts'
import type { Greeting, StorefrontWorker, WorkerNews } from '../../contracts/storefrontWorker.ts'
import { askQuery } from '../../core/adapters/queries/askQuery.ts'
import type { Diagnostics } from './diagnostics.ts'
import { loadOnDemand } from '../requests/loadOnDemand.ts'
import type { Environment } from '../environment.ts'
import { createPublisher } from './publisher.ts'
import { fetchQuery } from '../requests/queryCalls.ts'
import { createSecrets } from '../sender/secrets.ts'
import { openSession } from '../session/openSession.ts'
import type { SessionContext } from '../session/openSession.ts'
import { startCore } from './startCore.ts'
import type { RunningCore } from './startCore.ts'
import { firstConnection, goodHealth, viewsOf } from './viewsOf.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'

const decodeCommand = Schema.decodeUnknownExit(Command)

/** The worker's side of the bridge: passes each request of the page on to its handler. */
export const createStorefrontHost = (environment: Environment): StorefrontWorker => {
  const publisher = createPublisher({ ...viewsOf(initialState()), connection: firstConnection, health: goodHealth })
  const secrets = createSecrets(environment.clock.now)
  /** Diagnostics that wait until their code is loaded. */
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
  /** If its code cannot be loaded, it waits for the next note. */
  const note = (diagnostic: Diagnostic): Promise<void> => {
    unnoted.push(diagnostic)
    return openDiagnostics().then(
      (opened) => unnoted.splice(0).forEach(opened.note),
      () => undefined,
    )
  }
  /** PAY-11: lasts as long as this worker. */
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
    return startCore(environment, { greeting, publisher, secrets, onNews, note, context: own })
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
      const isEnd = command._tag === 'SignOut' || command._tag === 'EndAssociateSession'
      const outcome = await (isEnd ? auth.signOut(command) : pipeline.dispatch(command))
      // A page that learned of its success before it saw it would show the old quantity again, and count from it.
      await publisher.delivered()
      return outcome
    },
    subscribe: async (name, onMessage) => {
      await state
      return publisher.subscribe(name, onMessage)
    },
    unsubscribe: async (subscription) => publisher.unsubscribe(subscription),
    ask: async (query, onMessage) => {
      const own = await context
      const { session, locale, preview } = own
      const { queryCache: cache, clock, isOnline } = environment
      const fetchAnswer = (asked: Query) => fetchQuery(session, locale, asked, preview)
      const receive =
        query.name === 'content'
          ? (await loadOnDemand()).readContent(
              { ...environment, ...(await state), ...own, ask: query.ask, note },
              onMessage,
            )
          : onMessage
      // CMS-03: a page with drafts reads everything again, and keeps nothing for the shop.
      const reading = preview === undefined ? { scope: locale } : { scope: `pre/${locale}`, freshForMs: {} }
      await askQuery({ cache, clock, isOnline, fetchAnswer, ...reading }, query, receive)
    },
    request: async (name, input, key) => {
      const core = await state
      const onDemand = await loadOnDemand().catch(() => null)
      if (!onDemand) return { _tag: 'Unreachable' }
      const settings = { ...environment, ...core, secrets, visit: () => (visit ??= environment.ids.uuidv7()) }
      return onDemand.requestHandlers[name](settings, input, key)
    },
    keepCard: async (secretRef, card) => secrets.keep(secretRef, card),
    keepProof: async (secretRef, proof) => secrets.keep(secretRef, proof),
    notice: async (fact) => {
      if (fact === 'hidden') void diagnostics?.then(({ leave }) => leave())
      ;(await state).notice(fact)
    },
    note,
    openRecorder: async () =>
      (await import('../recorder/openHere.ts')).openHere({
        ...environment,
        ...(await state),
        health: () => publisher.current('health'),
        diagnostics: openDiagnostics,
      }),
  }
}

/** PAY-18: a card is validated against the server's time, which is plain data by then. */
const atServerTime = (command: Command, serverAt: number | null | undefined): Command =>
  serverAt !== undefined &&
  (command._tag === 'SubmitBilling' || command._tag === 'CheckOutExpress' || command._tag === 'PlaceOrder')
    ? { ...command, serverAt }
    : command

const idOf = (command: unknown): string =>
  typeof command === 'object' && command !== null && 'commandId' in command ? String(command.commandId) : ''
