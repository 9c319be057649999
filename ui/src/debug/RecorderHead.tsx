import { useRef } from 'react'
import { useView } from '../bridge/core/useView.ts'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { Logo } from '../shell/Logo.tsx'
import { logType, saveFile } from '../bridge/saveFile.ts'
import { Term } from './Term.tsx'
import type { LoadedLog, RecorderCalls } from './useRecordedLog.ts'
import './RecorderHead.css'

interface RecorderHeadProps {
  readonly log: LoadedLog | null
  readonly recorder: RecorderCalls
  readonly onOpen: (file: File) => Promise<void>
  /** REC-01: the explanation is shown. */
  readonly isExplained: boolean
  readonly onExplain: (isWanted: boolean) => void
}

/** Which log this is, its health, and import and export. */
export const RecorderHead = ({ log, recorder, onOpen, isExplained, onExplain }: RecorderHeadProps) => {
  const t = useCopy('debug')
  const health = useView('health')
  const storage = { ok: t.storageOk, degraded: t.storageDegraded, memory: t.storageMemory }[health?.storage ?? 'ok']()
  const isInteger = health?.reason !== 'corrupt'
  const exportLog = async (): Promise<void> => {
    if (log) saveFile(logFileName(log.logId), await recorder.export(), logType)
  }
  const chooser = useRef<HTMLInputElement>(null)
  const openFirst = (input: HTMLInputElement): void => {
    const [file] = input.files ?? []
    if (file) void onOpen(file)
    // Choosing the same file again opens it again.
    input.value = ''
  }
  return (
    <div className="recorder-head">
      <Logo />
      <b aria-hidden="true">{t.title()}</b>
      {log !== null && <span className="debug-mono recorder-log">{t.logName({ id: log.logId.slice(-8) })}</span>}
      <dl className="recorder-health">
        <div>
          <dt className="visually-hidden">{t.commits()}</dt>
          <dd>
            <Term of="commit">{t.commitCount({ count: log?.timeline.count ?? 0 })}</Term>
          </dd>
        </div>
        <Fact
          name={t.storage()}
          value={storage}
          isGood={health?.storage !== 'degraded' && health?.storage !== 'memory'}
        />
        <div>
          <dt className="visually-hidden">{t.logName({ id: '' })}</dt>
          <dd data-good={isInteger}>
            <Term of="hash chain">{isInteger ? t.chainWhole() : t.chainBroken()}</Term>
          </dd>
        </div>
        <div>
          <dt>
            <Term of="owed call">{t.owed()}</Term>
          </dt>
          <dd>
            <b>{log?.timeline.owed ?? 0}</b>
          </dd>
        </div>
      </dl>
      <div className="recorder-files">
        <input
          ref={chooser}
          type="file"
          accept=".ndjson,.jsonl,.txt"
          hidden
          aria-label={t.importLog()}
          onChange={(event) => openFirst(event.currentTarget)}
        />
        <Button onPress={() => chooser.current?.click()}>{t.importLog()}</Button>
        <Button onPress={() => void exportLog()} isDisabled={log === null}>
          {t.exportLog()}
        </Button>
        <button
          type="button"
          className="button recorder-explain"
          data-kind="second"
          aria-label={t.introTitle()}
          aria-expanded={isExplained}
          onClick={() => onExplain(!isExplained)}
        >
          ?
        </button>
      </div>
    </div>
  )
}

const Fact = ({ name, value, isGood }: { readonly name: string; readonly value: string; readonly isGood: boolean }) => (
  <div>
    <dt>{name}</dt>
    <dd data-good={isGood}>{value}</dd>
  </div>
)

const logFileName = (logId: string): string => `cairn-${logId.slice(-8)}.ndjson`
