import type { Fault } from '../faults/Fault.ts'
import type { Chance } from '../simulate/Chance.ts'

/** What may go wrong between shopper and shop, in both directions; each name is a fault of the proxy. */
export const weatherKinds = [
  'latency',
  'drop-before',
  'drop-after',
  'hang',
  'duplicate',
  'status',
  'truncate',
] as const satisfies readonly Fault['kind'][]
export type WeatherKind = (typeof weatherKinds)[number]

/** Per hundred requests. A hanging request uses up its shopper's whole patience, so there are few. */
const perHundred: Readonly<Record<WeatherKind, number>> = {
  latency: 5,
  'drop-before': 3,
  'drop-after': 5,
  hang: 0.3,
  duplicate: 4,
  status: 3,
  truncate: 3,
}

export type StormyWeather = { next(): Fault | undefined; struck(): readonly (readonly [WeatherKind, number])[] }

/** Faults of these kinds, drawn at random. */
export const stormyWeather = (kinds: readonly WeatherKind[], chance: Chance): StormyWeather => {
  const counts = new Map<WeatherKind, number>()
  const draw = (): WeatherKind | undefined => {
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

const faultOf = (kind: WeatherKind, chance: Chance): Fault => {
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
