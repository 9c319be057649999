import { applyPatches } from '../../../core/domain/patch/applyPatches.ts'
import type { Command, CommandTag } from '../../../contracts/commands.ts'
import type { DispatchOutcome, StorefrontWorker, ViewMessage, WorkerNews } from '../../../contracts/storefrontWorker.ts'
import type { ViewName, Views } from '../../../contracts/views/workerViews.ts'
import { firstConnection, goodHealth, viewsOf } from '../../../worker/bridge/viewsOf.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { createStorefrontHost } from '../../../worker/bridge/storefrontHost.ts'
import type { VirtualWorker } from './virtualWorker.ts'

export type Bare<Tag extends CommandTag> = Omit<Extract<Command, { readonly _tag: Tag }>, 'commandId' | 'at'> & {
  readonly _tag: Tag
}

export type Answered = { readonly command: Command; outcome: DispatchOutcome | null }

/** One page of the simulated browser and its worker, of which it may have several, one after another. */
export type VirtualTab = {
  readonly tabId: string
  readonly views: Views
  readonly news: WorkerNews[]
  /** Every command sent to the worker, with its answer. */
  readonly asked: readonly Answered[]
  /** Messages that arrived with a gap in `rev`: there must be none. */
  readonly gaps: readonly string[]
  readonly host: () => StorefrontWorker
  readonly state: () => 'running' | 'frozen' | 'dead'
  dispatch<Tag extends CommandTag>(command: Bare<Tag>): Answered
  freeze(): void
  thaw(): void
  /** The worker dies; the page stays. */
  killWorker(): void
  /** The page dies with its worker, and with it everything it had asked without an answer. */
  crashPage(): void
  /** A new worker on the same log; unacknowledged commands are sent again under their ids. */
  startWorker(): void
}

export type PageSettings = {
  readonly tabId: string
  readonly visible: boolean
  /** The site and language of its page. */
  readonly locale: string
  readonly newWorker: (tabId: string) => VirtualWorker
  readonly knownHead: () => { readonly logId: string; readonly seq: number } | null
  readonly onNews: (news: WorkerNews) => void
  readonly nextId: () => string
  readonly now: () => number
  /** Called whenever a worker has started. */
  readonly onStart: (tab: VirtualTab) => void
  /** Sees every message from the worker to the page as text. */
  readonly tap: (message: unknown) => void
}

const viewNames: readonly ViewName[] = [
  'account',
  'cart',
  'checkout',
  'order',
  'favorites',
  'saved',
  'consent',
  'connection',
  'health',
]

export const createVirtualTab = (settings: PageSettings): VirtualTab => {
  const { tabId, visible, locale, newWorker, knownHead, onNews, nextId, now, onStart, tap } = settings
  const views = { ...viewsOf(initialState()), connection: firstConnection, health: goodHealth } as Record<
    ViewName,
    unknown
  >
  const news: WorkerNews[] = []
  const asked: Answered[] = []
  const gaps: string[] = []
  let worker: VirtualWorker | null = null
  let host: StorefrontWorker | null = null

  /** The worker that has a command and has not answered it. */
  let busy: StorefrontWorker | null = null
  /** As `ui/src/bridge/storefront.ts` does: one command at a time. */
  const sendNext = async (): Promise<void> => {
    const current = host
    const next = asked.find(({ outcome }) => outcome === null)
    if (!current || busy === current || !next) return
    busy = current
    const outcome = await current.dispatch(next.command)
    if (current !== host) return
    next.outcome = outcome
    busy = null
    void sendNext()
  }

  const subscribe = (name: ViewName): void => {
    const current = host
    let rev = 0
    void host?.subscribe(name, (message: ViewMessage<unknown>) => {
      if (current !== host) return
      tap(message)
      if ('patches' in message && message.rev !== rev + 1) gaps.push(`${name}: ${rev} → ${message.rev}`)
      rev = message.rev
      views[name] = 'view' in message ? message.view : applyPatches(views[name], message.patches)
    })
  }

  const tab: VirtualTab = {
    tabId,
    views: views as unknown as Views,
    news,
    asked,
    gaps,
    host: () => {
      if (!host) throw new Error(`${tabId} has no worker`)
      return host
    },
    state: () => worker?.state() ?? 'dead',
    dispatch: (bare) => {
      const command = { ...bare, commandId: nextId(), at: now() } as unknown as Command
      const answered: Answered = { command, outcome: null }
      asked.push(answered)
      void sendNext()
      return answered
    },
    freeze: () => worker?.freeze(),
    thaw: () => worker?.thaw(),
    killWorker: () => {
      worker?.kill()
      worker = null
      host = null
    },
    crashPage: () => {
      tab.killWorker()
      asked.splice(0, asked.length, ...asked.filter(({ outcome }) => outcome !== null))
    },
    startWorker: () => {
      tab.killWorker()
      worker = newWorker(tabId)
      host = createStorefrontHost(worker.environment)
      const hear = (item: WorkerNews): void => {
        tap(item)
        news.push(item)
        onNews(item)
      }
      void host.greet({ tabId, locale, apiBase: '', knownHead: knownHead(), visible }, hear)
      viewNames.forEach(subscribe)
      onStart(tab)
      void sendNext()
    },
  }
  return tab
}
