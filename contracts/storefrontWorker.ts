import type { AccountChange, AccountChanged } from './accountChanges.ts'
import type { AccountCall, AccountOutcome } from './accountCalls.ts'
import type { CardEntry, GiftCardEntry, ProviderMethod } from './api/paymentInstrument.ts'
import type { Command } from './commands.ts'
import type { Diagnostic, DiagnosticsSending } from './diagnostics.ts'
import type { Query, QueryMessage } from './queries.ts'
import type { Recorder } from './recorder.ts'
import type { Rejection } from './rejections.ts'
import type { ServiceOutcome, ServiceRequest } from './serviceRequests.ts'
import type { ViewName, Views } from './views/workerViews.ts'

/** What the page tells the worker once, before anything else. */
export type Greeting = {
  readonly tabId: string
  readonly locale: string
  readonly apiBase: string
  /** The head the page last saw durable, kept outside the database (finds emptied and rolled-back databases). */
  readonly knownHead: { readonly logId: string; readonly seq: number } | null
  readonly visible: boolean
  /** SEG-11: where what is only logged is sent to; absent = nowhere. */
  readonly diagnostics?: DiagnosticsSending
}

/** durable: the events stand in the log (or only in memory, see HealthView). */
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

/** What the page learns besides views. */
export type WorkerNews =
  | { readonly _tag: 'Head'; readonly logId: string; readonly seq: number }
  /** Markers of AUTH-05: they say that a token exists and hold none. */
  | { readonly _tag: 'SessionMarkers'; readonly markers: Readonly<Record<string, string>> }
  /** ERR-06 */
  | {
      readonly _tag: 'BotDefenceTriggered'
      readonly appId: string
      readonly correlationId: string
      readonly path: string
    }

/** PAY-10: the page on which the shopper agrees; `returnPath` = the checkout's path, to which it leads back. */
export type PaymentPageAsk = { readonly method: ProviderMethod; readonly returnPath: string }

/** PAY-09: one way to go wrong, whatever the reason. */
export type PaymentPage =
  | { readonly _tag: 'Opened'; readonly sessionId: string; readonly clientToken: string }
  | { readonly _tag: 'NotOpened' }

/** The worker's side of the bridge. Plain data in, plain data out; callbacks are Comlink proxies. */
export interface StorefrontWorker {
  greet(greeting: Greeting, onNews: (news: WorkerNews) => void): Promise<void>
  ping(): Promise<'pong'>
  dispatch(command: Command): Promise<DispatchOutcome>
  subscribe<Name extends ViewName>(name: Name, onMessage: (message: ViewMessage<Views[Name]>) => void): Promise<number>
  unsubscribe(subscription: number): Promise<void>
  ask(query: Query, onMessage: (message: QueryMessage<unknown>) => void): Promise<void>
  /** Signs in, and what else is asked with a secret. */
  account(call: AccountCall): Promise<AccountOutcome>
  /** Addresses and whatever else the server keeps of an account. */
  changeAccount(change: AccountChange): Promise<AccountChanged>
  /** Cancelling, sending back, an invoice, a message to the shop's people. */
  serve(request: ServiceRequest): Promise<ServiceOutcome<unknown>>
  /** Puts a card or a gift card into the worker's memory under a name; it is gone after its one call, or after 30 minutes. */
  keepCard(secretRef: string, card: CardEntry | GiftCardEntry): Promise<void>
  /** The same for what the bank's page gave for an answered challenge (PAY-32), and for the answer of a bot check (CHK-09). */
  keepProof(secretRef: string, proof: string): Promise<void>
  /** PAY-10: asks the shop for the provider's page of this cart. Changes nothing of the cart. */
  openPaymentPage(ask: PaymentPageAsk): Promise<PaymentPage>
  /** The page has become visible or hidden, online or offline. */
  notice(fact: 'visible' | 'hidden' | 'online' | 'offline'): Promise<void>
  /** ERR-33: something beside the page's main thing has failed, and is only logged. */
  note(diagnostic: Diagnostic): Promise<void>
  /** The developer's door; loaded only when opened. */
  openRecorder(): Promise<Recorder>
}
