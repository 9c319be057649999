import type { LineProduct } from '../../contracts/commands/lineProduct.ts'
import { virtualClock } from '../../core/adapters/clock/Clock.virtual.ts'
import { seededChance } from '../../tools/simulate/Chance.ts'
import { createVirtualDevice } from '../../tools/simulate/device/virtualDevice.ts'
import type { VirtualDevice } from '../../tools/simulate/device/virtualDevice.ts'
import { drained } from '../../tools/simulate/world/virtualTimers.ts'
import { sampleProduct } from './sampleProducts.ts'
import { createSimulatedShop } from './simulatedShop.ts'
import type { SimulatedShop } from './simulatedShop.ts'
import { createSimulatedNetwork } from './simulatedShopNetwork.ts'
import type { SimulatedNetwork } from './simulatedShopNetwork.ts'

/** A browser with tabs, a network and a model of the shop, under virtual time: one seed, one history. */
export type VirtualBrowser = VirtualDevice & {
  readonly shop: SimulatedShop
  readonly network: SimulatedNetwork
  /** Everything that crossed a border: views and news to the pages, messages between tabs. Only with `record`. */
  readonly traffic: readonly string[]
  now(): number
  advance(ms: number): Promise<void>
  /** Advances step by step until `done`, at most `withinMs`; returns whether it came true. */
  until(done: () => boolean, withinMs: number, stepMs?: number): Promise<boolean>
}

export type BrowserOptions = {
  readonly locks?: boolean
  /** A browser without BroadcastChannel. */ readonly isDeaf?: boolean
  readonly record?: boolean
  readonly products?: readonly LineProduct[]
}

export const simulationStart = 1_790_000_000_000

export const createVirtualBrowser = (
  seed: number,
  { locks = true, isDeaf = false, record = false, products = stocked }: BrowserOptions = {},
): VirtualBrowser => {
  const clock = virtualClock(simulationStart)
  const chance = seededChance(seed)
  const shop = createSimulatedShop(clock.now, products)
  const network = createSimulatedNetwork(shop, clock, () => 5 + chance.below(60))
  const traffic: string[] = []
  const tap = (message: unknown): void => void (record && traffic.push(JSON.stringify(message)))
  const device = createVirtualDevice({ clock, chance, network, locks, isDeaf, seed, name: 'tab-', tap })
  return Object.assign(device, {
    shop,
    network,
    traffic,
    now: clock.now,
    advance: (ms: number) => clock.advance(ms, drained),
    until: async (done: () => boolean, withinMs: number, stepMs = 250) => {
      for (const end = clock.now() + withinMs; clock.now() < end;) {
        await clock.advance(stepMs, drained)
        if (done()) return true
      }
      return done()
    },
  })
}

const stocked = ['A-1', 'A-2', 'B-1', 'C-1'].map((sku) => sampleProduct(sku))
