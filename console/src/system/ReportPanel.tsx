import { useState } from 'react'
import type { SentReport } from '../../../contracts/api/operator/reportsApi.ts'
import { readReportAsOperator, removeReportAsOperator } from '../../../contracts/api/operator/reportsApi.ts'
import { callApi } from '../api/callApi.ts'
import { saveFile } from '../api/saveFile.ts'
import { Peek } from '../parts/Peek.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { sizeText } from '../parts/sizeText.ts'
import { timeText } from '../parts/timeText.ts'

type Props = {
  readonly report: SentReport
  readonly hasRecorder: boolean
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** OPR-41…43: one report: to be opened in the flight recorder, saved for `npm run replay`, or removed. */
export const ReportPanel = ({ report, hasRecorder, onClose, onRemoved }: Props) => {
  const [fault, setFault] = useState('')
  const [isRemoving, setRemoving] = useState(false)
  const { reference } = report
  const params = { reference }
  const save = async (): Promise<void> => {
    const answer = await callApi(readReportAsOperator, { params })
    setFault(answer._tag === 'Failure' ? answer.message : '')
    if (answer._tag === 'Answer') saveFile(`${reference}.ndjson`, answer.body.log, 'application/x-ndjson')
  }
  const remove = async (): Promise<void> => {
    const answer = await callApi(removeReportAsOperator, { params })
    if (answer._tag === 'Failure') setFault(answer.message)
    else onRemoved()
  }
  return (
    <Peek title={reference} onClose={onClose}>
      {fault !== '' && <Refused message={fault} />}
      {report.description !== null && <blockquote className="system-words">{report.description}</blockquote>}
      <div className="peek-actions">
        {hasRecorder && (
          <a className="system-open" href={`/debug?report=${reference}`} target="_blank" rel="noreferrer">
            Open in the flight recorder
          </a>
        )}
        <PressButton kind="second" onPress={save}>
          Save as a file
        </PressButton>
        {!isRemoving && (
          <PressButton kind="danger" onPress={() => setRemoving(true)}>
            Remove
          </PressButton>
        )}
      </div>
      {!hasRecorder && (
        <p className="peek-line">
          This shop has no flight recorder (CAIRN_DEBUG is off). Saved as a file, the report opens in any that has one,
          or with npm run replay.
        </p>
      )}
      {isRemoving && (
        <div role="group" aria-label="Remove report">
          <p>The report is deleted for good.</p>
          <div className="peek-actions">
            <PressButton kind="danger" onPress={remove}>
              Remove for good
            </PressButton>
            <PressButton kind="quiet" onPress={() => setRemoving(false)}>
              Keep it
            </PressButton>
          </div>
        </div>
      )}
      <dl className="system-facts">
        <dt>Received</dt>
        <dd>{timeText(report.receivedAt)}</dd>
        <dt>Site</dt>
        <dd>{report.site || unknown}</dd>
        <dt>Entries</dt>
        <dd>
          {report.commits.toLocaleString('en')}, {sizeText(report.bytes)}
        </dd>
        <dt>Shop</dt>
        <dd>{report.app || unknown}</dd>
        <dt>Storage</dt>
        <dd>{report.storage || unknown}</dd>
        <dt>Browser</dt>
        <dd>{report.browser || unknown}</dd>
      </dl>
      <p className="peek-line">It holds what the shopper typed in the shop, and is deleted after 90 days.</p>
    </Peek>
  )
}

/** Of a log that another program wrote, without saying where it comes from. */
const unknown = 'Not known'
