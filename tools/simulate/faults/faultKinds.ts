import { keysOf } from '../../../core/domain/fields/fields.ts'
import type { NetworkFate } from '../world/simulatedInternet.ts'
import type { ProviderFate } from '../server/simulatedProvider.ts'

export const networkFaults = [
  'lost-request',
  'lost-answer',
  'duplicated',
  'bad-gateway',
  'failed-after',
  'busy',
  'hang',
  'late',
  'reordered',
  'garbled',
] as const satisfies readonly NetworkFate[]

export const providerFaults = {
  'provider-slow': 'slow',
  'provider-lost': 'lost',
  'provider-forgets': 'forgets',
  'provider-late': 'late',
} as const satisfies Record<string, ProviderFate>

/**
 * What happens at a moment of the schedule. Storage faults void promises, as the shopper is told, so they are rarer.
 */
export const momentFaults = [
  'worker-killed',
  'killed-unheard',
  'worker-restarted',
  'tab-frozen',
  'device-offline',
  'server-killed',
  'access-token-expired',
  'session-expired',
  'price-changed',
  'stock-changed',
  'point-closed',
  'coupon-expired',
  'baskets-forgotten',
  'clock-jumped',
  'long-offline',
] as const

export const storageFaults = [
  'disk-full',
  'disk-refused',
  'disk-closed',
  'disk-silent',
  'disk-upgraded',
  'disk-emptied',
  'machine-crashed',
] as const

export type MomentFault = (typeof momentFaults)[number] | (typeof storageFaults)[number]
export type FaultName =
  | (typeof networkFaults)[number]
  | keyof typeof providerFaults
  | MomentFault
  | 'server-slow'
  | 'clock-skewed'
  | 'no-locks'
  | 'no-channel'

export const faultNames: readonly FaultName[] = [
  ...networkFaults,
  ...keysOf(providerFaults),
  ...momentFaults,
  ...storageFaults,
  'server-slow',
  'clock-skewed',
  'no-locks',
  'no-channel',
]
