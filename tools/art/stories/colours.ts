import type { Ramp } from './scenePlan.ts'

/** Between two colours of six hex digits. */
export const mixed = (from: string, to: string, t: number): string => {
  const share = Math.min(1, Math.max(0, t))
  const parts = partsOf(from).map((part, index) => Math.round(part + ((partsOf(to)[index] ?? 0) - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

export const rampAt = (ramp: Ramp, t: number): string => {
  const next = ramp.findIndex(([at]) => t <= at)
  const [to, colour] = ramp[next] ?? ramp.at(-1) ?? [1, '#000000']
  const [from, before] = ramp[next - 1] ?? [0, colour]
  return next < 1 ? colour : mixed(before, colour, (t - from) / (to - from))
}

const partsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
