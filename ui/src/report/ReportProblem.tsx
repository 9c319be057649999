import { useEffect, useState } from 'react'
import { logType, saveFile } from '../bridge/saveFile.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useRecorder } from '../bridge/useRecorder.ts'
import { Button } from '../components/basic/Button.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { SendReport } from './SendReport.tsx'
import './ReportProblem.css'

/**
 * Shows the shopper what is in the report, in words and as text, and offers it as a file. Where the deployment accepts
 * reports, a press sends it, and nothing is sent before.
 */
export const ReportProblem = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useCopy('report')
  const opened = useRecorder()
  const report = useReport(opened)
  const [saved, setSaved] = useState('')
  const [to] = useState(reportsTo)
  const name = `cairn-report-${report.state === 'written' ? report.logId.slice(-8) : ''}.ndjson`
  return (
    <Dialog name="report" title={t.title()} isOpen onClose={onClose}>
      <div className="report">
        <p>{to === null ? t.intro() : t.introSend()}</p>
        <div className="report-kinds">
          <Kinds title={t.inside()} kinds={[t.insideSteps(), t.insidePersonal(), t.insideDevice()]} />
          <Kinds title={t.never()} kinds={[t.neverCard(), t.neverSecret()]} />
        </div>
        {report.state === 'writing' && <p role="status">{t.writing()}</p>}
        {report.state === 'failed' && (
          <div role="alert">
            <p>
              <b>{t.failed()}</b> {t.failedDetail()}
            </p>
            <Button onPress={opened.reopen}>{t.again()}</Button>
          </div>
        )}
        {report.state === 'written' && (
          <>
            <ReportText text={report.text} />
            <p className="meta">
              {t.size({ count: report.entries, kilobytes: Math.ceil(report.text.length / 1_000) })}
            </p>
            {to !== null && opened.state === 'open' && (
              <SendReport recorder={opened.recorder} to={to} text={report.text} />
            )}
            <Button
              kind={to === null ? 'primary' : 'second'}
              onPress={() => {
                saveFile(name, report.text, logType)
                setSaved(t.saved({ name }))
              }}
            >
              {t.save()}
            </Button>
            <p role="status">{saved}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Letters drawn at first: more make the page slow, so the rest is drawn on request. */
const firstShown = 100_000

/** The complete report. */
const ReportText = ({ text }: { readonly text: string }) => {
  const t = useCopy('report')
  const [shown, setShown] = useState(firstShown)
  return (
    <details className="report-text">
      <summary>{t.asText()}</summary>
      <textarea readOnly rows={12} aria-label={t.asText()} value={text.slice(0, shown)} />
      {text.length > shown && <Button onPress={() => setShown(Infinity)}>{t.showAll()}</Button>}
    </details>
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

const Kinds = ({ title, kinds }: { readonly title: string; readonly kinds: readonly string[] }) => (
  <div>
    <h3 className="label">{title}</h3>
    <ul>
      {kinds.map((kind) => (
        <li key={kind}>{kind}</li>
      ))}
    </ul>
  </div>
)
