import { useState } from 'react'
import { useCopy } from '../copy/useCopy.ts'
import { EntryList } from './EntryList.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { Lanes } from './Lanes.tsx'
import { RecorderBands } from './RecorderBands.tsx'
import { RecorderGone } from './RecorderGone.tsx'
import { RecorderHead } from './RecorderHead.tsx'
import { ScreenPanel } from './ScreenPanel.tsx'
import { Transport } from './Transport.tsx'
import { useLook } from './useLook.ts'
import { useRecordedLog } from './useRecordedLog.ts'
import type { RecorderCalls } from './useRecordedLog.ts'

export interface RecorderDeskProps {
  readonly recorder: RecorderCalls
  readonly onReopen: () => void
}

/** One log on the table: head, timeline, list, entry, screen. A log dropped anywhere is opened. */
export function RecorderDesk({ recorder, onReopen }: RecorderDeskProps) {
  const t = useCopy('debug')
  const recorded = useRecordedLog(recorder)
  const { log, openFile } = recorded
  const [place, setPlace] = useState<{ readonly logName: string; readonly seq: number } | null>(null)
  const [filter, setFilter] = useState('')
  const entries = log?.entries ?? []
  const logName = log === null ? '' : `${log.logId} ${log.file ?? ''}`
  const chosen = place?.logName === logName ? entries.find(({ seq }) => seq === place.seq) : undefined
  const entry = chosen ?? entries.at(-1) ?? null
  const look = useLook(recorder, logName, entry?.seq ?? null)
  const goTo = (seq: number) => setPlace({ logName, seq })
  const openDropped = (event: React.DragEvent): void => {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file) void file.text().then((text) => openFile(file.name, text))
  }

  if (recorded.isLost) return <RecorderGone onReopen={onReopen} />
  return (
    <div className="debug-desk" onDragOver={(event) => event.preventDefault()} onDrop={openDropped}>
      <RecorderHead log={log} owed={entries.at(-1)?.owed.length ?? 0} recorder={recorder} onOpen={openFile} />
      <RecorderBands recorded={recorded} />
      {log === null && (
        <p className="debug-words" role="status">
          {t.reading()}
        </p>
      )}
      {log !== null && entry === null && (
        <p className="debug-words">
          <b>{t.emptyTitle()}</b> {t.emptyDetail()}
        </p>
      )}
      {log !== null && entry !== null && (
        <>
          <section className="timeline" aria-label={t.timeline()}>
            <Transport entries={entries} entry={entry} filter={filter} onFilter={setFilter} onGo={goTo} />
            <Lanes entries={entries} seq={entry.seq} onGo={goTo} />
          </section>
          <div className="debug-work">
            <EntryList entries={entries} seq={entry.seq} filter={filter} onGo={goTo} />
            <div className="debug-detail">
              <EntryPanel entry={entry} previous={entries[entries.indexOf(entry) - 1] ?? null} entries={entries} look={look} onGo={goTo} />
              <ScreenPanel logId={log.logId} look={look} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}
