import { useEffect, useMemo, useState } from 'react'
import { tidyDescription, withDescription } from '../../../core/domain/log/problemDescription.ts'
import { logType, saveFile } from '../bridge/saveFile.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useRecorder } from '../bridge/useRecorder.ts'
import { Button } from '../components/basic/Button.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useSeller } from '../service/useSeller.ts'
import { ProblemField } from './ProblemField.tsx'
import { ReportContents } from './ReportContents.tsx'
import { SendReport } from './SendReport.tsx'
import './ReportProblem.css'

/**
 * REC-07: the shopper says what happened; the log of this browser goes with it. Where the deployment accepts reports, a
 * press sends it, and nothing is sent before; elsewhere, and when it cannot be sent, it is saved as a file.
 */
export const ReportProblem = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useCopy('report')
  const { email } = useSeller()
  const opened = useRecorder()
  const report = useReport(opened)
  const [typed, setTyped] = useState('')
  const [saved, setSaved] = useState('')
  const [isSent, setSent] = useState(false)
  const [to] = useState(reportsTo)
  const log = report.state === 'written' ? report.text : ''
  const text = useMemo(() => withDescription(log, tidyDescription(typed)), [log, typed])
  const name = `cairn-report-${report.state === 'written' ? report.logId.slice(-8) : ''}.ndjson`
  const save = (
    <Button
      kind={to === null ? 'primary' : 'second'}
      onPress={() => {
        saveFile(name, text, logType)
        setSaved(t.saved({ name }))
      }}
    >
      {t.save()}
    </Button>
  )
  return (
    <Dialog name="report" title={t.title()} isOpen onClose={onClose}>
      <div className="report">
        {!isSent && (
          <>
            <p>
              {to === null ? t.intro() : t.introSend()}
              {to === null && email !== '' && ` ${t.introEmail({ email })}`}
            </p>
            <ProblemField typed={typed} onType={setTyped} />
          </>
        )}
        {report.state === 'writing' && <p role="status">{t.writing()}</p>}
        {report.state === 'failed' && (
          <div role="alert">
            <p>
              <b>{t.failed()}</b> {t.failedDetail()}
            </p>
            <Button onPress={opened.reopen}>{t.again()}</Button>
          </div>
        )}
        {report.state === 'written' && to !== null && opened.state === 'open' && (
          <SendReport recorder={opened.recorder} to={to} text={text} onSent={() => setSent(true)} onClose={onClose}>
            {save}
          </SendReport>
        )}
        {report.state === 'written' && to === null && save}
        <p role="status">{saved}</p>
        {report.state === 'written' && !isSent && (
          <ReportContents text={text} entries={report.entries} isSent={to !== null} />
        )}
      </div>
    </Dialog>
  )
}

type Report =
  | { readonly state: 'writing' | 'failed' }
  | { readonly state: 'written'; readonly text: string; readonly logId: string; readonly entries: number }

/**
 * The log of this browser as a file's text, reduced to what the schemas allow. If the worker dies meanwhile, the next
 * one writes it again.
 */
const useReport = (opened: ReturnType<typeof useRecorder>): Report => {
  const { onStart } = useStorefront()
  useEffect(() => onStart(opened.reopen), [onStart, opened.reopen])
  const [report, setReport] = useState<Report>({ state: 'writing' })
  const recorder = opened.state === 'open' ? opened.recorder : null
  useEffect(() => {
    if (recorder === null) return
    let isWanted = true
    Promise.all([recorder.export(), recorder.head()]).then(
      ([text, { logId, first, seq }]) =>
        isWanted && setReport({ state: 'written', text, logId, entries: seq - first + 1 }),
      () => isWanted && setReport({ state: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [recorder])
  return opened.state === 'closed' ? { state: 'failed' } : report
}

/**
 * Where reports may be sent, as the server has written it into the page: a path of this shop, an address, or nowhere
 * (null).
 */
const reportsTo = (): URL | null => {
  const written = document.querySelector<HTMLMetaElement>('meta[name="cairn-reports"]')?.content ?? ''
  return /^(\/|https?:)/.test(written) ? new URL(written, location.href) : null
}
