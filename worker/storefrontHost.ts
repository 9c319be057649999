import { Exit, Schema } from 'effect'
import { Command } from '../contracts/commands.ts'
import type { Diagnostic } from '../contracts/diagnostics.ts'
import type { Query } from '../contracts/queries.ts'
import type { Greeting, StorefrontWorker, WorkerNews } from '../contracts/storefrontWorker.ts'
import { askQuery } from '../core/adapters/queries/askQuery.ts'
import type { Diagnostics } from './diagnostics.ts'
import { loadAccountOffice } from './loadAccountOffice.ts'
import type { Outside } from './outside.ts'
import { createPublisher } from './publisher.ts'
import { fetchQuery } from './queryCalls.ts'
import { createSecrets } from './secrets.ts'
import { openSession } from './openSession.ts'
import type { Entrance } from './openSession.ts'
import { openShop } from './openShop.ts'
import type { OpenShop } from './openShop.ts'
import { firstConnection, goodHealth, viewsOf } from './viewsOf.ts'
import { newShop } from '../core/domain/shop/shop.ts'

const decodeCommand = Schema.decodeUnknownExit(Command)

/** The worker's side of the bridge: what the page asks is passed to the room that does it. */
export const createStorefrontHost = (outside: Outside): StorefrontWorker => {
  const publisher = createPublisher({ ...viewsOf(newShop()), connection: firstConnection, health: goodHealth })
  const secrets = createSecrets(outside.clock.now)
  /** What is only logged, until the code that does it is there. */
  const unnoted: Diagnostic[] = []
  let diagnostics: Promise<Diagnostics> | null = null
  const openDiagnostics = (): Promise<Diagnostics> =>
    (diagnostics ??= loadAccountOffice().then(
      ({ createDiagnostics }) => createDiagnostics(outside.clock.now, outside.queryCache),
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
  let opening: Promise<OpenShop> | null = null
  let entered: (entrance: Entrance) => void = () => undefined
  const entrance = new Promise<Entrance>((resolve) => (entered = resolve))
  let greeted: (shop: Promise<OpenShop>) => void = () => undefined
  const shop = new Promise<OpenShop>((resolve) => (greeted = resolve))
  const enter = (greeting: Greeting, onNews: (news: WorkerNews) => void): Promise<OpenShop> => {
    const own = openSession(outside, {
      greeting,
      onNews,
      note,
      onEnded: () => void shop.then(({ desk }) => desk.ended()),
    })
    entered(own)
    return openShop(outside, { greeting, publisher, secrets, onNews, entrance: own })
  }

  return {
    greet: async (greeting: Greeting, onNews: (news: WorkerNews) => void) => {
      opening ??= enter(greeting, onNews)
      greeted(opening)
      const { diagnostics: sending, locale: site } = greeting
      if (sending)
        void openDiagnostics().then(({ sendTo }) =>
          sendTo({ ...outside, sending, site, fetch: fetch.bind(globalThis) }),
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
      const { pipeline, desk } = await shop
      const command = atServerTime(decoded.value, outside.api.serverNow?.())
      return command._tag === 'SignOut' || command._tag === 'EndAssociateSession'
        ? desk.signOut(command)
        : pipeline.dispatch(command)
    },
    subscribe: async (name, onMessage) => {
      await shop
      return publisher.subscribe(name, onMessage)
    },
    unsubscribe: async (subscription) => publisher.unsubscribe(subscription),
    ask: async (query, onMessage) => {
      const { session, locale } = await entrance
      const { queryCache: cache, clock, isOnline } = outside
      const fetchAnswer = (asked: Query) => fetchQuery(session, asked)
      await askQuery({ cache, clock, isOnline, scope: locale, fetchAnswer }, query, onMessage)
    },
    account: async (call) => (await shop).desk.call(call),
    changeAccount: async (change) => {
      const { session, locale, desk } = await shop
      const accountOffice = await loadAccountOffice()
      const changed = await accountOffice.changeAccount({ session, secrets, locale, ids: outside.ids }, change)
      if (change._tag === 'AcceptEmployeeTerms' && changed._tag === 'Done') await desk.termsAccepted()
      return changed
    },
    serve: async (request) => {
      const { session, pipeline } = await shop
      const accountOffice = await loadAccountOffice()
      return accountOffice.serveRequest({ session, basketId: pipeline.shop().cart.basket?.basketId ?? null }, request)
    },
    keepCard: async (secretRef, card) => secrets.keep(secretRef, card),
    keepProof: async (secretRef, proof) => secrets.keep(secretRef, proof),
    openPaymentPage: async (ask) =>
      (await loadAccountOffice()).openPaymentPage(
        { ...outside, ...(await shop), visit: (visit ??= outside.ids.uuidv7()) },
        ask,
      ),
    notice: async (fact) => {
      if (fact === 'hidden') void diagnostics?.then(({ leave }) => leave())
      ;(await shop).notice(fact)
    },
    note,
    openRecorder: async () => {
      const { openRecorder } = await import('./recorder.ts')
      const { logOrigin } = await import('./recorder/logOrigin.ts')
      const { log, logId, locale, onGrowth } = await shop
      const about = async () =>
        logOrigin(locale, publisher.current('health'), outside.browser, await (await openDiagnostics()).noted())
      return openRecorder({ log, logId, clock: outside.clock, onGrowth, about, fetch: fetch.bind(globalThis) })
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
