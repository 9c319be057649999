import { britishStores } from './britishStores.ts'
import { deStores, esStores, frStores, itStores } from './continentalStores.ts'
import { caStores, usStores } from './northAmericanStores.ts'
import { storeWithHours } from './storeWithHours.ts'
import type { SeedStore } from './storeWithHours.ts'

/** Every shop, in seven countries. */
export const stores: readonly SeedStore[] = [
  ...usStores.map((store) => storeWithHours('US', store)),
  ...caStores.map((store) => storeWithHours('CA', store)),
  ...britishStores.map((store) => storeWithHours('GB', store)),
  ...frStores.map((store) => storeWithHours('FR', store)),
  ...deStores.map((store) => storeWithHours('DE', store)),
  ...itStores.map((store) => storeWithHours('IT', store)),
  ...esStores.map((store) => storeWithHours('ES', store)),
]
