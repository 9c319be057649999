import type { Store } from '../../../contracts/api/entities/store.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'

/** A store near the shopper, open one day a week. */
export const sampleStore = (id: string, name: string): Store => ({
  id,
  name,
  address: sampleAddress,
  lat: 40,
  lng: -105,
  distanceKm: 2,
  hours: [{ day: 1, opens: '10:00', closes: '18:00' }],
  services: [],
})
