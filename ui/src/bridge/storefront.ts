import { proxy } from 'comlink'
import type { Query, QueryMessage, QueryName, Queries } from '../../../contracts/queries.ts'
import type { Command } from '../../../contracts/commands.ts'
import type { CardEntry, GiftCardEntry } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { Recorder } from '../../../contracts/recorder.ts'
import type { DispatchOutcome, ViewMessage } from '../../../contracts/storefrontWorker.ts'
import type { OutcomeOf, RequestName, Requests } from '../../../contracts/requests.ts'
import type { ViewName, Views } from '../../../contracts/views/workerViews.ts'
import type { Remote } from 'comlink'
import { applyPatches } from '../../../core/domain/patch/applyPatches.ts'
import { saveUnsent, unsentCommands, clearUnsent } from './unsentCommands.ts'
import { onNote } from './note.ts'
import type { Known } from './known.ts'
import { greetingOfPage, keepNews } from './page.ts'
import { supervise } from './supervisor.ts'
import type { Supervisor } from './supervisor.ts'

/** A sign-in first lets the cart settle, and may be repeated (ms). */
const requestMs = 60_000

type Listener = () => void
type Live<View> = { view: View | undefined; rev: number; readonly listeners: Set<Listener>; stop: Listener | null }

export type PageHead = { readonly title: string; readonly description?: string | undefined }

/** The page's end of the bridge: one worker, its views as external stores, its queries as streams. */
export type Storefront = {
  read<Name extends ViewName>(name: Name): Views[Name] | undefined
  subscribe(name: ViewName, listener: Listener): Listener
  /** If the page ends before the worker has answered, the next page sends most commands again (`unsentCommands.ts`). */
  dispatch(command: Command): Promise<DispatchOutcome>
  ask<Name extends QueryName>(
    query: Query<Name>,
    onMessage: (message: QueryMessage<Queries[Name]['answer']>) => void,
  ): Promise<void>
  /** `key`: the idempotency key of what the request changes. */
  request<Name extends RequestName>(name: Name, input: Requests[Name]['input'], key: string): Promise<OutcomeOf<Name>>
  keepCard(secretRef: string, card: CardEntry | GiftCardEntry): Promise<void>
  keepProof(secretRef: string, proof: string): Promise<void>
  openRecorder(): Promise<Remote<Recorder>>
  restarts(): number
  /** The answer to a query that came with the page, until another page is shown. */
  known?<Name extends QueryName>(query: Query<Name>): QueryMessage<Queries[Name]['answer']> | undefined
  /** The server has drawn the page, and it is not alive yet. */
  isDrawn?(): boolean
  /** Called whenever a worker starts: what was opened in the previous one is gone. */
  onStart(listener: Listener): Listener
  /** The view that came with the page, shown until the worker sends one. */
  knownView?<Name extends ViewName>(name: Name): Views[Name] | undefined
  /** On the server: the page's title and description. */
  heading?(head: PageHead): void
  /** OPR-31: a preview beside an editor. Its content changes under the reader, with each new storefront. */
  readonly isLive?: boolean
  /** A moment of the past is shown: the page around it keeps its title and focus. */
  readonly isRecording?: boolean
}

/** `known`: what came with the page. */
export const openStorefront = (known: Known): Storefront => {
  const supervisor = supervise(() => greetingOfPage(known.views.consent?.hasPrivacyControl), keepNews)
  const live = new Map<ViewName, Live<unknown>>()
  let turn: Promise<unknown> = Promise.resolve()
  const dispatch = (command: Command): Promise<DispatchOutcome> => {
    saveUnsent(command)
    // One after the other: the next worker decides again what changed nothing, and must do so before later presses.
    const outcome = turn.then(() => supervisor.ask<DispatchOutcome>(async (remote) => remote.dispatch(command)))
    turn = outcome.catch(() => undefined)
    return outcome.finally(() => clearUnsent(command.commandId))
  }
  // Before any view is read, so that the first one shows it.
  const resumed = Promise.allSettled(unsentCommands().map(dispatch))
  const connectAll = (): void => live.forEach((_, name) => void connect(supervisor, live, name))
  // A worker that has died over what was left behind must not keep the views from the page.
  supervisor.onStart(() => void (supervisor.restarts() > 0 ? connectAll() : resumed.then(connectAll)))
  watchPage(supervisor)
  let isAlive = false
  addEventListener('cairn:alive', () => (isAlive = true))
  // Not sooner, even if the address has changed: the blocks of the picture come alive one after the other, and what the
  // shopper leaves before that still comes alive as it was drawn.
  addEventListener('cairn:left', () => known.answers.clear())
  onNote((diagnostic) => void supervisor.ask((remote) => remote.note(diagnostic)))
  return {
    // `live` and `known.views` hold under each name the view of that name.
    read: <Name extends ViewName>(name: Name) => (live.get(name)?.view ?? known.views[name]) as Views[Name] | undefined,
    subscribe: (name, listener) => {
      const store = live.get(name) ?? { view: undefined, rev: 0, listeners: new Set<Listener>(), stop: null }
      const isNew = !live.has(name)
      live.set(name, store)
      store.listeners.add(listener)
      if (isNew) void resumed.then(() => connect(supervisor, live, name))
      return () => store.listeners.delete(listener)
    },
    dispatch,
    ask: (query, onMessage) => {
      // The worker answers a query with messages of that query.
      const receive = proxy(onMessage as (message: QueryMessage<unknown>) => void)
      return supervisor.askAtOnce((remote) => remote.ask(query as Query, receive))
    },
    request: (name, input, key) =>
      // Comlink loses that the outcome is the one of `name`.
      supervisor.ask(async (remote) => remote.request(name, input, key) as Promise<OutcomeOf<typeof name>>, requestMs),
    keepCard: (secretRef, card) => supervisor.ask((remote) => remote.keepCard(secretRef, card)),
    keepProof: (secretRef, proof) => supervisor.ask((remote) => remote.keepProof(secretRef, proof)),
    // Comlink hands over a proxy of the recorder where the worker's types say the recorder itself.
    openRecorder: () => supervisor.ask((remote) => remote.openRecorder() as unknown as Promise<Remote<Recorder>>),
    restarts: supervisor.restarts,
    // As `answerIn`, which the first chunk does without. What stands under a query is the answer to it.
    known: (query) =>
      known.answers.get(JSON.stringify(query)) as QueryMessage<Queries[typeof query.name]['answer']> | undefined,
    isDrawn: () => !isAlive && isDrawnPage(),
    knownView: (name) => known.views[name],
    onStart: supervisor.onStart,
  }
}

/** Whether the page is still the one that the server drew. */
const isDrawnPage = (): boolean => drawnAt() === location.pathname + location.search

/** Path and query, or nothing. */
const drawnAt = (): string => document.documentElement.dataset['drawnAt'] ?? ''

/**
 * Subscribes to a view; a gap in the revisions means a lost message, so it subscribes again. Kept for the life of the
 * page.
 */
const connect = async (supervisor: Supervisor, live: Map<ViewName, Live<unknown>>, name: ViewName): Promise<void> => {
  const store = live.get(name)
  if (!store) return
  const turn = {}
  turns.set(store, turn)
  const receive = (message: ViewMessage<unknown>): void => {
    if (turns.get(store) !== turn) return
    if ('view' in message) store.view = message.view
    else if (message.rev === store.rev + 1 && store.view !== undefined)
      store.view = applyPatches(store.view, message.patches)
    else return void connect(supervisor, live, name)
    store.rev = message.rev
    store.listeners.forEach((listener) => listener())
  }
  await supervisor.ask((remote) => remote.subscribe(name, proxy(receive)))
}

const turns = new WeakMap<object, object>()

const watchPage = (supervisor: Supervisor): void => {
  const tell = (fact: 'visible' | 'hidden' | 'online' | 'offline') =>
    void supervisor.ask((remote) => remote.notice(fact))
  document.addEventListener('visibilitychange', () =>
    tell(document.visibilityState === 'visible' ? 'visible' : 'hidden'),
  )
  addEventListener('online', () => tell('online'))
  addEventListener('offline', () => tell('offline'))
}
