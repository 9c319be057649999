import type { CardEntry } from './api/paymentInstrument.ts'
import type { Command } from './commands.ts'
import type { Query, QueryMessage } from './queries.ts'
import type { Rejection } from './rejections.ts'
import type { ViewName, Views } from './views/workerViews.ts'

/** What the page tells the worker once, before anything else. */
export type Greeting = {
  readonly tabId: string
  readonly locale: string
  readonly apiBase: string
  /** The head the page last saw durable, kept outside the database (finds emptied and rolled-back databases). */
  readonly knownHead: { readonly logId: string; readonly seq: number } | null
  readonly visible: boolean
}

/** durable: the events stand in the log (or only in memory, see HealthView). */
export type DispatchOutcome =
  | { readonly _tag: 'Accepted'; readonly commandId: string; readonly seq: number }
  | { readonly _tag: 'Rejected'; readonly commandId: string; readonly rejection: Rejection }

/** `rev` grows by one per message; a gap means: subscribe again. Patches are immer's. */
export type ViewMessage<View> =
  | { readonly rev: number; readonly view: View }
  | { readonly rev: number; readonly patches: readonly Patch[] }

export type Patch = { readonly op: 'replace' | 'remove' | 'add'; readonly path: (string | number)[]; readonly value?: unknown }

/** What the page learns besides views. */
export type WorkerNews =
  | { readonly _tag: 'Head'; readonly logId: string; readonly seq: number }
  /** Markers of AUTH-05: they say that a token exists and hold none. */
  | { readonly _tag: 'SessionMarkers'; readonly markers: Readonly<Record<string, string>> }
  /** ERR-06 */
  | { readonly _tag: 'BotDefenceTriggered'; readonly appId: string; readonly correlationId: string; readonly path: string }

/** The worker's side of the bridge. Plain data in, plain data out; callbacks are Comlink proxies. */
export interface StorefrontWorker {
  greet(greeting: Greeting, onNews: (news: WorkerNews) => void): Promise<void>
  ping(): Promise<'pong'>
  dispatch(command: Command): Promise<DispatchOutcome>
  subscribe<Name extends ViewName>(name: Name, onMessage: (message: ViewMessage<Views[Name]>) => void): Promise<number>
  unsubscribe(subscription: number): Promise<void>
  ask(query: Query, onMessage: (message: QueryMessage<unknown>) => void): Promise<void>
  /** Puts a card into the worker's memory under a name; it is gone after its one call, or after 30 minutes. */
  keepCard(secretRef: string, card: CardEntry): Promise<void>
  /** The page has become visible or hidden, online or offline. */
  notice(fact: 'visible' | 'hidden' | 'online' | 'offline'): Promise<void>
  /** The developer's door; loaded only when opened. */
  openRecorder(): Promise<Recorder>
}

/** One stone of the pile, ready for the screen: no secret is in it because none ever was. */
export type RecordedCommit = {
  readonly seq: number
  readonly epoch: number
  readonly at: number
  /** Which tab wrote it. */
  readonly tabId: string
  readonly cause: unknown
  readonly events: readonly { readonly _tag: string }[]
  readonly hash: string
  /** Calls owed to the server after this commit. */
  readonly owed: readonly { readonly key: string; readonly endpoint: string; readonly lane: string }[]
}

export interface Recorder {
  commits(from: number, to: number): Promise<readonly RecordedCommit[]>
  head(): Promise<{ readonly logId: string; readonly seq: number }>
  stateAt(seq: number): Promise<unknown>
  viewsAt(seq: number): Promise<Pick<Views, 'cart' | 'checkout' | 'order'>>
  /** NDJSON: a header line, then one line per commit. */
  export(): Promise<string>
  /** Opens an exported log to look at; the shopper's own log stays as it is. */
  import(text: string): Promise<{ readonly _tag: 'Opened'; readonly seq: number } | { readonly _tag: 'Unreadable'; readonly line: number; readonly reason: string }>
  close(): Promise<void>
}
