import { useState } from 'react'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'

interface ReportContentsProps {
  /** The complete report. */
  readonly text: string
  readonly entries: number
  /** It is sent, not only saved. */
  readonly isSent: boolean
}

/** Letters drawn at first: more make the page slow, so the rest is drawn on request. */
const firstShown = 100_000

/** What a report has and never has, in words, and the whole of it as text. */
export const ReportContents = ({ text, entries, isSent }: ReportContentsProps) => {
  const t = useCopy('report')
  const [shown, setShown] = useState(firstShown)
  return (
    <details className="report-contents">
      <summary>{isSent ? t.inside() : t.insideFile()}</summary>
      <div className="report-kinds">
        <ul>
          {[t.insideSteps(), t.insidePersonal(), t.insideDevice()].map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
        <div>
          <h3 className="label">{t.never()}</h3>
          <ul>
            {[t.neverCard(), t.neverSecret()].map((kind) => (
              <li key={kind}>{kind}</li>
            ))}
          </ul>
        </div>
      </div>
      <p className="meta">{t.size({ count: entries, kilobytes: Math.ceil(text.length / 1_000) })}</p>
      <label className="report-text">
        {t.asText()}
        <textarea readOnly rows={8} value={text.slice(0, shown)} />
      </label>
      {text.length > shown && <Button onPress={() => setShown(Infinity)}>{t.showAll()}</Button>}
    </details>
  )
}
