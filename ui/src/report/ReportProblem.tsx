import { useState } from 'react'
import { useRecorder } from '../bridge/useRecorder.ts'
import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { logType, saveFile } from '../bridge/saveFile.ts'
import { ReportText } from './ReportText.tsx'
import { reportsTo } from './reportsTo.ts'
import { SendReport } from './SendReport.tsx'
import { useReport } from './useReport.ts'
import './ReportProblem.css'

/** The shopper sees what is in the report, in words and as text, and gets it as a file. Where the deployment takes reports it can be sent, by a press and not before. */
export function ReportProblem({ onClose }: { readonly onClose: () => void }) {
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

function Kinds({ title, kinds }: { readonly title: string; readonly kinds: readonly string[] }) {
  return (
    <div>
      <h3 className="label">{title}</h3>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
    </div>
  )
}
