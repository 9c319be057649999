import { sql } from 'kysely'
import { day, rowsOf } from './retentionRule.ts'
import type { RetentionRule } from './retentionRule.ts'

/** SEG-12: of experiments, what visitors saw before whose visitors they were. */
export const experimentRetention: readonly RetentionRule[] = [
  {
    name: 'exposures',
    remove: (now, most) => rowsOf('experiment_exposure', 'visitor, experience_id', sql`at < ${now - 400 * day}`, most),
  },
  {
    name: 'visitors of experiments',
    remove: (_now, most) =>
      rowsOf(
        'experiment_visitor',
        'visitor, subject',
        sql`not exists (
            select 1 from experiment_exposure where experiment_exposure.visitor = experiment_visitor.visitor
          )`,
        most,
      ),
  },
]
