import { keysOf } from '../../../core/domain/fields/fields.ts'
import type { Chance } from '../Chance.ts'
import { faultNames, momentFaults, networkFaults, providerFaults, storageFaults } from './faultKinds.ts'
import type { FaultName, MomentFault } from './faultKinds.ts'
import type { NetworkFate } from '../world/simulatedInternet.ts'
import type { ProviderFate } from '../server/simulatedProvider.ts'

/**
 * The faults of one run and how often they strike (swarm testing: drawn per run, so that each occurs alone and in
 * combination).
 */
export type FaultMix = {
  readonly names: readonly FaultName[]
  has(name: FaultName): boolean
  /** In this many of a hundred requests. */
  readonly networkPercent: number
  readonly providerPercent: number
  /** In this many of a hundred moments of the schedule. */
  readonly momentPercent: number
  readonly network: readonly NetworkFate[]
  readonly provider: readonly ProviderFate[]
  readonly moments: readonly MomentFault[]
}

/**
 * `asked` names the only faults that may occur, and they strike often; null = any. Without `asked`, storage fails in
 * one run of eight.
 */
export const drawFaultMix = (chance: Chance, asked: readonly FaultName[] | null): FaultMix => {
  const storageFails = chance.percent(12)
  const isDrawn = (name: FaultName): boolean => {
    const drawn = chance.percent(
      (storageFaults as readonly FaultName[]).includes(name)
        ? storageFails
          ? 40
          : 0
        : name === 'no-locks' || name === 'no-channel'
          ? 12
          : 40,
    )
    return asked === null ? drawn : asked.includes(name)
  }
  const names = faultNames.filter(isDrawn)
  const has = (name: FaultName): boolean => names.includes(name)
  return {
    names,
    has,
    networkPercent: chance.pick(asked === null ? [0, 5, 15, 30, 50] : [15, 30, 50]),
    providerPercent: chance.pick(asked === null ? [0, 20, 50] : [20, 50]),
    momentPercent: chance.pick(asked === null ? [5, 20, 40] : [20, 40]),
    network: networkFaults.filter(has),
    provider: keysOf(providerFaults)
      .filter(has)
      .map((name) => providerFaults[name]),
    moments: [...momentFaults, ...storageFaults].filter(has),
  }
}
