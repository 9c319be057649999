import { accountLimits } from './accountLimits.ts'
import type { Limit } from './Limit.ts'
import { orderLimits } from './orderLimits.ts'
import { serviceLimits } from './serviceLimits.ts'
import { signInLimits } from './signInLimits.ts'

/**
 * Every limit of this server. One address may be an office, all visitors of a store or a mobile carrier’s customers. So
 * what honest shoppers do often is limited per client only far above what hundreds of them do; guessing is limited by
 * its failures.
 */
export const limitTable = [...signInLimits, ...accountLimits, ...orderLimits, ...serviceLimits] as const

export type LimitName = (typeof limitTable)[number]['name']

// `LimitName` comes from this table.
export const limitNamed = (name: LimitName): Limit => limitTable.find((limit) => limit.name === name)!
