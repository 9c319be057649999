import type { CommerceApi } from '../../core/adapters/commerceApi/CommerceApi.ts'
import type { Chance } from '../simulate/Chance.ts'
import type { VirtualDevice } from '../simulate/device/virtualDevice.ts'
import type { VirtualTab } from '../simulate/device/virtualTab.ts'
import type { CallMeter } from './callMeter.ts'

/** One headless shopper: a whole client core with a device of its own in memory, and the real network. */
export type Shopper = {
  readonly name: string
  readonly device: VirtualDevice
  readonly tab: VirtualTab
  readonly chance: Chance
  /** Past the worker's own queue, for asking the server the same thing again. */
  readonly api: CommerceApi
  readonly meter: CallMeter
  wait(ms: number): Promise<void>
  /** Thinks for a while. */
  pause(): Promise<void>
  /** Waits until `done`, or until it has waited too long or the shop closes; says whether it came true. */
  until(done: () => boolean): Promise<boolean>
  /** Nobody begins anything new any more. */
  readonly isOver: () => boolean
}
