import type { Fault, FaultKind } from '../faults/Fault.ts'
import type { Chance } from '../simulate/Chance.ts'

/** Per hundred requests. A hanging request uses up its shopper's whole patience, so there are few. */
const perHundred: Readonly<Record<FaultKind, number>> = {
  latency: 5,
  'drop-before': 3,
  'drop-after': 5,
  hang: 0.3,
  duplicate: 4,
  status: 3,
  truncate: 3,
}

export type StormyWeather = { next(): Fault | undefined; struck(): readonly (readonly [FaultKind, number])[] }

/** Faults of these kinds, drawn at random. */
export const stormyWeather = (kinds: readonly FaultKind[], chance: Chance): StormyWeather => {
  const counts = new Map<FaultKind, number>()
  const draw = (): FaultKind | undefined => {
    let left = chance.next() * 100
    return kinds.find((kind) => (left -= perHundred[kind]) < 0)
  }
  return {
    struck: () => [...counts],
    next: () => {
      const kind = draw()
      if (kind === undefined) return undefined
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      return faultOf(kind, chance)
    },
  }
}

const faultOf = (kind: FaultKind, chance: Chance): Fault => {
  switch (kind) {
    case 'latency':
      return { kind, ms: 100 + chance.below(2_000) }
    case 'status':
      return { kind, status: chance.pick([500, 502, 503]) }
    case 'truncate':
      return { kind, bytes: chance.below(400), close: chance.pick(['cut', 'clean']) }
    default:
      return { kind }
  }
}
