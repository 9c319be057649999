import { sampleProduct } from './sampleProducts.ts'
import { addItem, isSettled, lineKeyOf } from './virtualShopper.ts'
import type { BrowserOptions, VirtualBrowser } from './virtualBrowser.ts'
import { createVirtualBrowser } from './virtualBrowser.ts'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { badFates } from './simulatedShopNetwork.ts'

/** The outcome of one seed of trouble. */
export type Troubled = { readonly browser: VirtualBrowser; readonly isCalm: boolean }

export type TroubleOptions = BrowserOptions & { readonly tabs?: number; readonly steps?: number }

const skus = ['A-1', 'A-2', 'B-1', 'C-1'] as const

/**
 * Presses, a network that does its worst, workers that die and freeze, a server that forgets; then up to 60 s without
 * faults.
 */
export const runTrouble = async (
  seed: number,
  { tabs = 2, steps = 25, ...options }: TroubleOptions = {},
): Promise<Troubled> => {
  const browser = createVirtualBrowser(seed, options)
  const { chance } = browser.world
  browser.network.fate = () => (chance.percent(40) ? chance.pick(badFates) : 'fine')
  for (let n = 0; n < tabs; n++) browser.openTab({ visible: n === 0 })
  for (let n = 0; n < steps; n++) {
    await browser.advance(chance.below(chance.percent(20) ? 4_000 : 150))
    const tab = browser.tabs[chance.below(tabs)]
    if (tab) act(browser, tab)
  }
  browser.network.fate = () => 'fine'
  browser.network.online = true
  for (const tab of browser.tabs) {
    if (tab.state() === 'dead') tab.startWorker()
    tab.thaw()
    void tab.host().notice('online')
  }
  const isPaused = (): boolean => browser.folded().cart.rebuild?.paused === true
  let isCalm = await browser.until(() => isSettled(browser) || isPaused(), 60_000)
  const [tab] = browser.tabs
  // CART-27: after a second loss the lines wait until the shopper changes something.
  if (tab && isPaused()) addItem(tab, 'C-1')
  isCalm &&= await browser.until(() => isSettled(browser), 60_000)
  // A basket lost after the last answer is only found by asking for it.
  tab?.dispatch({ _tag: 'RefreshCart' })
  isCalm &&= await browser.until(() => isSettled(browser), 60_000)
  return { browser, isCalm }
}

const act = (browser: VirtualBrowser, tab: VirtualTab): void => {
  const { chance } = browser.world
  if (tab.state() !== 'running' || chance.percent(30)) return disturb(browser, tab)
  const sku = chance.pick(skus)
  const lineKey = lineKeyOf(sku)
  switch (chance.below(6)) {
    case 0:
    case 1:
      return void addItem(tab, sku, 1 + chance.below(3))
    case 2:
      return void tab.dispatch({ _tag: 'SetQuantity', lineKey, quantity: 1 + chance.below(9) })
    case 3:
      return void tab.dispatch({ _tag: 'RemoveLine', lineKey })
    case 4:
      return void tab.dispatch({ _tag: 'SwitchVariant', lineKey, to: sampleProduct(chance.pick(skus)), inPlace: true })
    default:
      return void tab.dispatch({ _tag: 'ApplyCoupon', code: chance.pick(['WELCOME10', 'EXPIRED20']) })
  }
}

const disturb = (browser: VirtualBrowser, tab: VirtualTab): void => {
  const { chance, network, shop } = { ...browser, chance: browser.world.chance }
  if (tab.state() === 'dead') return tab.startWorker()
  if (tab.state() === 'frozen') return tab.thaw()
  switch (chance.below(6)) {
    case 0:
      return tab.killWorker()
    case 1:
      return tab.freeze()
    case 2:
      network.online = !network.online
      for (const other of browser.tabs)
        if (other.state() === 'running') void other.host().notice(network.online ? 'online' : 'offline')
      return
    case 3:
      return shop.sessions.expire()
    case 4:
      return chance.percent(30) ? shop.model.loseBaskets() : undefined
    default:
      return tab.startWorker()
  }
}
