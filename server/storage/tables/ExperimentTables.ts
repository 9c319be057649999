import type { Datafile } from '../../../contracts/content/datafile.ts'
import type { Json } from './CatalogTables.ts'

export type ExperimentTables = {
  experiment_datafile: {
    sdk_key: string
    /** Numbered from 1 without gaps; the latest is the one that counts. */
    revision: number
    datafile: Json<Datafile>
    author: string
    saved_at: number
  }
  /** SEG-12: the first variant of an experiment that a visitor has seen, and when (epoch ms). */
  experiment_exposure: { visitor: string; experience_id: string; variant_id: string; at: number }
  /** Under which subjects a visitor has reported exposures: the guest, and the account after a sign-in. */
  experiment_visitor: { visitor: string; subject: string }
}
