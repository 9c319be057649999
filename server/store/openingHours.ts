import type { Store } from '../../contracts/api/store.ts'
import type { SeedStore } from './seed/SeedStore.ts'

/** A week as it is written, Monday first, becomes the days that are open. */
export const openingHours = (week: SeedStore['hours']): Store['hours'] =>
  week.flatMap((span, index) => (span ? [{ day: index + 1, ...span }] : []))
