import type { TrackingEvent } from '../../../contracts/content/trackingEvent.ts'
import type { Json } from './CatalogTables.ts'

export type TrackingTables = {
  /** TRK-04 */
  tracking_event: {
    id: string
    name: TrackingEvent['name']
    /** By the device's clock, epoch ms. */
    at: number
    /** Money in minor units. */
    properties: Json<TrackingEvent['properties']>
    locale: string
    /** By the server's clock, epoch ms. */
    received_at: number
    /** When it is due to be forwarded, epoch ms; null = never, or never again. */
    forward_at: number | null
  }
}
