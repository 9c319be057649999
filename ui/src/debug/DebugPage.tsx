import { useEffect, useState } from 'react'
import { useRecorder } from '../bridge/useRecorder.ts'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { readTheme } from '../shell/theme.ts'
import './DebugPage.css'
import { EntryList } from './list/EntryList.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { PartSwitch } from './PartSwitch.tsx'
import type { PartName } from './PartSwitch.tsx'
import { RecorderBands } from './RecorderBands.tsx'
import { RecorderHead } from './RecorderHead.tsx'
import { RecorderIntro } from './RecorderIntro.tsx'
import { useExplained } from './useExplained.ts'
import { ScreenPanel } from './ScreenPanel.tsx'
import { Lanes } from './timeline/Lanes.tsx'
import { Transport } from './timeline/Transport.tsx'
import { lastSeq, nextRefusal } from './timeline/timeline.ts'
import { useLook } from './useLook.ts'
import { useRecordedLog } from './useRecordedLog.ts'
import type { RecorderCalls } from './useRecordedLog.ts'
import { useWhatIf } from './useWhatIf.ts'

/** The developer's page: the shopper's log, commit by commit. Dark unless light was chosen. */
export const DebugPage = () => {
  const opened = useRecorder()
  const t = useCopy('debug')
  return (
    <div className="debug" data-theme={readTheme() === 'light' ? 'light' : 'dark'}>
      <h1 className="visually-hidden">{t.title()}</h1>
      {opened.state === 'open' && <RecorderView recorder={opened.recorder} onReopen={opened.reopen} />}
      {opened.state === 'opening' && (
        <p className="debug-words" role="status">
          {t.reading()}
        </p>
      )}
      {opened.state === 'closed' && <RecorderGone onReopen={opened.reopen} />}
    </div>
  )
}

interface RecorderViewProps {
  readonly recorder: RecorderCalls
  readonly onReopen: () => void
}

export const RecorderGone = ({ onReopen }: { readonly onReopen: () => void }) => {
  const t = useCopy('debug')
  return (
    <div className="debug-words" role="alert">
      <p>
        <b>{t.unavailable()}</b> {t.unavailableDetail()}
      </p>
      <Button onPress={onReopen}>{t.again()}</Button>
    </div>
  )
}

/** One opened log: head, timeline, list, entry, screen. A log dropped anywhere is opened. */
const RecorderView = ({ recorder, onReopen }: RecorderViewProps) => {
  const t = useCopy('debug')
  const recorded = useRecordedLog(recorder)
  const { log, progress, openFile } = recorded
  const [place, setPlace] = useState<{ readonly logName: string; readonly seq: number } | null>(null)
  const [filter, setFilter] = useState('')
  const explained = useExplained()
  const [part, setPart] = useState<PartName>('events')
  const logName = log === null ? '' : `${log.turn} ${log.logId}`
  const last = log === null ? 0 : lastSeq(log.timeline)
  /** At the end, the playhead follows new commits. */
  const seq =
    log === null || log.timeline.count === 0 ? null : place?.logName === logName ? Math.min(place.seq, last) : last
  const experiment = useWhatIf(recorder, logName)
  const found = useFound(recorder, `${logName} ${last}`, filter)
  const look = useLook(recorder, `${logName} ${experiment.whatIf?.off.join() ?? ''}`, seq)
  const goTo = (next: number) => setPlace(next >= last ? null : { logName, seq: next })
  const refusal = log === null || seq === null ? null : nextRefusal(log.timeline, seq)
  const openDropped = (event: React.DragEvent): void => {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file) void openFile(file)
  }

  if (recorded.isLost) return <RecorderGone onReopen={onReopen} />
  return (
    <div
      className="debug-desk"
      data-experiment={experiment.whatIf !== null || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={openDropped}
    >
      <RecorderHead
        log={log}
        recorder={recorder}
        onOpen={openFile}
        isExplained={explained.isWanted}
        onExplain={explained.want}
      />
      {explained.isWanted && <RecorderIntro onClose={() => explained.want(false)} />}
      <RecorderBands recorded={recorded} experiment={experiment} />
      {log === null && (
        <p className="debug-words" role="status">
          {progress === null ? t.reading() : t.readingOf(progress)}
        </p>
      )}
      {log !== null && seq === null && (
        <p className="debug-words">
          <b>{t.emptyTitle()}</b> {t.emptyDetail()}
        </p>
      )}
      {log !== null && seq !== null && (
        <>
          <section className="timeline" aria-label={t.timeline()}>
            <Transport timeline={log.timeline} seq={seq} refusal={refusal} onGo={goTo} />
            <Lanes timeline={log.timeline} seq={seq} off={experiment.whatIf?.off ?? none} onGo={goTo} />
            <PartSwitch part={part} onChoose={setPart} />
          </section>
          <div className="debug-work" data-part={part}>
            <EntryList
              recorder={recorder}
              logName={logName}
              timeline={log.timeline}
              seq={seq}
              filter={filter}
              onFilter={setFilter}
              found={found}
              experiment={experiment}
              refusal={refusal}
              isShown={part === 'events'}
              onGo={goTo}
            />
            <div className="debug-detail">
              <EntryPanel
                timeline={log.timeline}
                look={look}
                experiment={experiment}
                onGo={goTo}
                onWhatIf={() => setPart('whatIf')}
              />
              <ScreenPanel logId={log.logId} look={look} experiment={experiment} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

const none: readonly number[] = []

/** Seqs that match the filter; null = there is no filter. `world` changes whenever the log does. */
const useFound = (recorder: RecorderCalls, world: string, filter: string): readonly number[] | null => {
  const [found, setFound] = useState<{ readonly filter: string; readonly seqs: readonly number[] } | null>(null)
  const change = filter.trim()
  useEffect(() => {
    if (change === '') return
    let isWanted = true
    recorder.find(change).then(
      (seqs) => isWanted && setFound({ filter: change, seqs }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [recorder, world, change])
  return change === '' ? null : (found?.seqs ?? null)
}
