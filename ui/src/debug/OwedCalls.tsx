import type { RecordedOwed } from '../../../contracts/recorder.ts'
import { useCopy } from '../copy/useCopy.ts'

/** Calls owed to the server after an entry; what it settled is struck. */
export function OwedCalls({
  before,
  after,
}: {
  readonly before: readonly RecordedOwed[]
  readonly after: readonly RecordedOwed[]
}) {
  const t = useCopy('debug')
  const settled = before.filter(({ key }) => !after.some((owed) => owed.key === key))
  return (
    <div>
      <h3>{t.owedAfter()}</h3>
      <ol className="entry-owed">
        {after.length === 0 && <li>{t.nothingOwed()}</li>}
        {after.map(({ key, endpoint, lane }) => (
          <li key={key}>
            <b>{endpoint}</b> <i>{lane}</i> {key}
          </li>
        ))}
        {settled.map(({ key, endpoint }) => (
          <li key={key} className="entry-settled">
            <s>{endpoint}</s> {t.settled()}
          </li>
        ))}
      </ol>
    </div>
  )
}
