import { britishStores } from './britishStores.ts'
import { deStores, esStores, frStores, itStores } from './continentalStores.ts'
import { caStores, usStores } from './northAmericanStores.ts'
import { openStore } from './openStore.ts'
import type { SeedStore } from './SeedStore.ts'

/** Every shop, in seven countries. */
export const stores: readonly SeedStore[] = [
  ...usStores.map((store) => openStore('US', store)),
  ...caStores.map((store) => openStore('CA', store)),
  ...britishStores.map((store) => openStore('GB', store)),
  ...frStores.map((store) => openStore('FR', store)),
  ...deStores.map((store) => openStore('DE', store)),
  ...itStores.map((store) => openStore('IT', store)),
  ...esStores.map((store) => openStore('ES', store)),
]
