import { releaseProxy } from 'comlink'
import type { Remote } from 'comlink'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { Answer, Refused } from '../../../contracts/answer.ts'
import { apiByName } from '../../../contracts/api/apiByName.ts'
import type { AnswerOf, Endpoint, InputOf } from '../../../contracts/api/endpoint.ts'
import { fetchLoyaltyToken } from '../../../contracts/api/account/loyaltyApi.ts'
import { signIn } from '../../../contracts/api/account/authApi.ts'
import { signUp } from '../../../contracts/api/account/signUpApi.ts'
import { fetchToken, signOut } from '../../../contracts/api/account/sessionApi.ts'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import type { Recorder } from '../../../contracts/recorder.ts'
import { systemClock } from '../../../core/adapters/clock/Clock.system.ts'
import { seededChance } from '../../../tools/simulate/Chance.ts'
import { createVirtualDevice } from '../../../tools/simulate/device/virtualDevice.ts'
import type { VirtualTab } from '../../../tools/simulate/device/virtualTab.ts'
import { App } from '../../../ui/src/App.tsx'
import { onNote } from '../../../ui/src/bridge/note.ts'
import { rememberPlace } from '../../../ui/src/locale/placeChoice.ts'
import type { Storefront } from '../../../ui/src/bridge/storefront.ts'
import { closeDialog } from '../../../ui/src/state/dialogStore.ts'
import { closeMiniCart } from '../../../ui/src/state/miniCartStore.ts'
import { dismissToast, readToasts } from '../../../ui/src/state/toastStore.ts'
import { around } from '../../../ui/src/preloadPage.ts'
import { loadCopy } from '../../../ui/src/copy/loadCopy.ts'
import { pageOf } from '../../../ui/src/routes.tsx'
import { openRouterHistory } from '../../../ui/src/shell/PageRouter.tsx'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { createSimulatedShop } from '../../support/simulatedShop.ts'
import type { SimulatedShop } from '../../support/simulatedShop.ts'
import { createSimulatedNetwork } from '../../support/simulatedShopNetwork.ts'
import type { SimulatedNetwork } from '../../support/simulatedShopNetwork.ts'

/** What the server says to a call; undefined: the simulated shop answers. */
export type FixedAnswer = {
  readonly to: Endpoint
  /** `key` is the call's idempotency key. */
  readonly answer: (input: never, key?: string) => Answer | undefined | Promise<Answer | undefined>
}

export const says = <E extends Endpoint>(
  to: E,
  body: AnswerOf<E> | ((input: InputOf<E>) => AnswerOf<E>),
): FixedAnswer => ({
  to,
  answer: (input) => ({
    _tag: 'Confirmed',
    body: typeof body === 'function' ? (body as (input: InputOf<E>) => AnswerOf<E>)(input) : body,
    replayed: false,
  }),
})

/** ERR-01: a refusal as it comes off the wire. Its words are not ours, so that a text on the screen is the shop's. */
export const refusal = (errorId: string, details: object = {}): Refused => ({
  _tag: 'Refused',
  status: 400,
  errorId,
  message: 'The words of the server.',
  details: { errorId, message: 'The words of the server.', ...details },
  appId: null,
  correlationId: 'correlation-1',
})

export const refuses = (to: Endpoint, errorId: string, details: object = {}): FixedAnswer => ({
  to,
  answer: () => refusal(errorId, details),
})

/** Each answer once, to one call after the other, and then what the simulated shop says. */
export const inTurn = (first: FixedAnswer, ...rest: readonly FixedAnswer[]): FixedAnswer => {
  const left = [first, ...rest]
  return { to: first.to, answer: (input) => left.shift()?.answer(input) }
}

/** The call may have arrived; its answer never does. */
export const loses = (to: Endpoint): FixedAnswer => ({ to, answer: () => nobody })

type ScreenOptions = {
  readonly answers?: readonly FixedAnswer[]
  /** What can be put into a cart. */
  readonly products?: readonly LineProduct[]
  /** What the shopper has done already. */
  readonly before?: (tab: VirtualTab) => Promise<unknown>
}

export type Screen = {
  readonly tab: VirtualTab
  readonly shop: SimulatedShop
  /** Decides what becomes of each call. */
  readonly network: SimulatedNetwork
  /** From now on the server says so. */
  hears(...answers: readonly FixedAnswer[]): void
  /** The page ends with its worker, and the same address is opened again on what both have kept. */
  reload(): void
  close(): void
}

/** The whole shop at an address: the real pages and the real worker, and a model of the server behind them. */
export const openScreen = async (
  path: string,
  { answers = [], products = ['A-1', 'A-2', 'B-1'].map((sku) => sampleProduct(sku)), before }: ScreenOptions = {},
): Promise<Screen> => {
  const clock = systemClock()
  const shop = createSimulatedShop(clock.now, products)
  const network = createSimulatedNetwork(shop, clock, () => 0)
  const byCall = new Map<string, FixedAnswer['answer']>()
  const hears = (...more: readonly FixedAnswer[]) => more.forEach(({ to, answer }) => byCall.set(to.id, answer))
  hears(...answers)
  const listeners = new Set<() => void>()
  const device = createVirtualDevice({
    clock,
    chance: seededChance(1),
    network: {
      online: true,
      apiFor: (tabId, own) => {
        const { send } = network.apiFor(tabId, own)
        return {
          send: async (request) => {
            const answer = await byCall.get(request.endpoint.id)?.(request.input as never, request.idempotencyKey)
            if (answer) return answer as never
            return isKnown.has(request.endpoint.id) ? send(request) : (nobody as never)
          },
        }
      },
    },
    locks: true,
    isDeaf: false,
    seed: 1,
    name: 'tab-',
    // The tab takes the message in right after it has told of it.
    tap: () => queueMicrotask(() => listeners.forEach((listen) => listen())),
  })
  const tab = device.openTab({ locale: path.slice(1, 6) })
  noting = tab
  await Promise.all([before?.(tab), loaded(path)])
  history.replaceState(null, '', path)
  // Nobody is asked which country's shop it shall be.
  rememberPlace(path.slice(4, 6).toUpperCase())
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const draw = (): Root => {
    const drawn = createRoot(place)
    drawn.render(<App storefront={storefrontOver(tab, listeners)} places={openRouterHistory()} />)
    return drawn
  }
  let root = draw()
  const close = (): void => {
    closeDialog()
    closeMiniCart()
    root.unmount()
    for (const { id } of readToasts()) dismissToast(id)
    tab.crashPage()
  }
  return {
    tab,
    shop,
    network,
    hears,
    reload: () => {
      close()
      tab.startWorker()
      root = draw()
    },
    close,
  }
}

/** ERR-33: the worker of the page that is open logs what a page only notes. */
let noting: VirtualTab | null = null
onNote((diagnostic) => void (noting?.state() === 'running' && noting.host().note(diagnostic)))

/** OPR-53: a missing page asks the server whether its address leads elsewhere; here none does. */
const { fetch: askNetwork } = globalThis
globalThis.fetch = async (input, init) =>
  init?.method === 'HEAD' ? new Response(null, { status: 404 }) : askNetwork(input, init)

/** Code and texts, which take a while on a busy machine. */
const loaded = async (path: string): Promise<void> => {
  const page = pageOf(path.replace(/[?#].*/, ''))
  const locale = path.slice(1, 6)
  await Promise.all([...around.map((noun) => loadCopy(locale, noun)), 'fetch' in page && page.fetch(locale)])
}

const isKnown: ReadonlySet<string> = new Set(
  [...Object.values(apiByName), fetchLoyaltyToken, signIn, signUp, fetchToken, signOut].map(({ id }) => id),
)

const nobody = { _tag: 'Unknown', reason: 'network', status: null, retryAfterMs: null } as const

const storefrontOver = (tab: VirtualTab, listeners: Set<() => void>): Storefront => ({
  read: (name) => tab.views[name],
  subscribe: (_name, listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  dispatch: (command) => tab.host().dispatch(command),
  ask: (query, onMessage) => tab.host().ask(query as never, onMessage as never),
  request: (name, input, key) => tab.host().request(name, input, key),
  keepCard: (secretRef, card) => tab.host().keepCard(secretRef, card),
  keepProof: (secretRef, proof) => tab.host().keepProof(secretRef, proof),
  // The worker's own: no message is between them.
  openRecorder: async () =>
    ({ ...(await tab.host().openRecorder()), [releaseProxy]: () => undefined }) as unknown as Remote<Recorder>,
  restarts: () => 0,
  onStart: () => () => undefined,
})
