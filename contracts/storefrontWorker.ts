import type { CardEntry, GiftCardEntry } from './api/entities/paymentInstrument.ts'
import type { Command } from './commands.ts'
import type { Diagnostic, DiagnosticsSending } from './diagnostics.ts'
import type { Query, QueryMessage } from './queries.ts'
import type { Recorder } from './recorder.ts'
import type { Rejection } from './rejections.ts'
import type { OutcomeOf, RequestName, Requests } from './requests.ts'
import type { ViewName, Views } from './views/workerViews.ts'

/** What the page tells the worker once, before anything else. */
export type Greeting = {
  readonly tabId: string
  readonly locale: string
  readonly apiBase: string
  /**
   * The last head that the page saw as durable, stored outside the database (to detect emptied and rolled-back
   * databases).
   */
  readonly knownHead: { readonly logId: string; readonly seq: number } | null
  readonly visible: boolean
  /** AUTH-28: the page is shown by an app. */
  readonly webview?: boolean
  /** TRK-03: the browser sends Global Privacy Control. */
  readonly hasPrivacyControl?: boolean
  /** SEG-06: of the page; in one of them the server says which variants it has drawn. */
  readonly cookies?: string
  /** CMS-03: present on a page below `/pre`, whose content is drafts; the token of its link (CMS-10), or empty. */
  readonly preview?: string
  /** SEG-11: where to send diagnostics; absent = nowhere. */
  readonly diagnostics?: DiagnosticsSending
}

/** durable: the events are in the log (or only in memory, see HealthView). */
export type DispatchOutcome =
  | { readonly _tag: 'Accepted'; readonly commandId: string; readonly seq: number }
  | { readonly _tag: 'Rejected'; readonly commandId: string; readonly rejection: Rejection }

/** `rev` grows by one per message; a gap means: subscribe again. Patches are immer's. */
export type ViewMessage<View> =
  | { readonly rev: number; readonly view: View }
  | { readonly rev: number; readonly patches: readonly Patch[] }

export type Patch = {
  readonly op: 'replace' | 'remove' | 'add'
  readonly path: (string | number)[]
  readonly value?: unknown
}

/** What the page learns in addition to views. */
export type WorkerNews =
  | { readonly _tag: 'Head'; readonly logId: string; readonly seq: number }
  /** Markers of AUTH-05: they say that a token exists, without containing it. */
  | { readonly _tag: 'SessionMarkers'; readonly markers: Readonly<Record<string, string>> }
  /** ERR-06 */
  | {
      readonly _tag: 'BotDefenceTriggered'
      readonly appId: string
      readonly correlationId: string
      readonly path: string
    }

/** The worker's side of the bridge. Plain data in, plain data out; callbacks are Comlink proxies. */
export interface StorefrontWorker {
  greet(greeting: Greeting, onNews: (news: WorkerNews) => void): Promise<void>
  ping(): Promise<'pong'>
  dispatch(command: Command): Promise<DispatchOutcome>
  subscribe<Name extends ViewName>(name: Name, onMessage: (message: ViewMessage<Views[Name]>) => void): Promise<number>
  unsubscribe(subscription: number): Promise<void>
  ask(query: Query, onMessage: (message: QueryMessage<unknown>) => void): Promise<void>
  /** `key`: the idempotency key of the change that the request makes. */
  request<Name extends RequestName>(name: Name, input: Requests[Name]['input'], key: string): Promise<OutcomeOf<Name>>
  /**
   * Puts a card or a gift card into the worker's memory under a name; it is gone after its one call, or after 30
   * minutes.
   */
  keepCard(secretRef: string, card: CardEntry | GiftCardEntry): Promise<void>
  /**
   * The same for the result of the bank's page for an answered challenge (PAY-32), and for the answer of a bot check
   * (CHK-09).
   */
  keepProof(secretRef: string, proof: string): Promise<void>
  /** The page has become visible or hidden, online or offline. */
  notice(fact: 'visible' | 'hidden' | 'online' | 'offline'): Promise<void>
  /** ERR-33: something secondary on the page has failed, and is only logged. */
  note(diagnostic: Diagnostic): Promise<void>
  /** The developer's interface; loaded only when opened. */
  openRecorder(): Promise<Recorder>
}
