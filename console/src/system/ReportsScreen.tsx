import './SystemScreen.css'
import { useState } from 'react'
import { readReportsAsOperator } from '../../../contracts/api/operator/reportsApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { OlderPages } from '../parts/OlderPages.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Rows } from '../parts/Rows.tsx'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import { sizeText } from '../parts/sizeText.ts'
import { timeText } from '../parts/timeText.ts'
import type { ScreenProps } from '../screens.ts'
import { goTo } from '../shell/usePlace.ts'
import { ReportPanel } from './ReportPanel.tsx'

/** OPR-41: the problem reports that shoppers sent. */
export const ReportsScreen = ({ opened }: ScreenProps) => {
  const [before, setBefore] = useState<string | null>(null)
  const { body, failure, reload } = useAnswer(readReportsAsOperator, { query: before === null ? {} : { before } })
  const report = body?.reports.find(({ reference }) => reference === opened)
  return (
    <ScreenFrame
      title="Problem reports"
      peek={
        report && (
          <ReportPanel
            key={opened}
            report={report}
            hasRecorder={body?.hasRecorder === true}
            onClose={() => goTo('reports')}
            onRemoved={() => {
              goTo('reports')
              reload()
            }}
          />
        )
      }
      {...(body ? { count: `${body.reports.length} shown` } : {})}
    >
      {failure && <Refused message={failure.message} />}
      {body && (
        <>
          <Rows
            name="Problem reports"
            items={body.reports}
            keyOf={({ reference }) => reference}
            opened={opened}
            onOpen={(reference) => goTo(`reports/${reference}`)}
            nothing="There is no report. Where CAIRN_REPORTS is on, shoppers can send one; it is kept for 90 days."
            columns={[
              { title: 'Number', cell: ({ reference }) => <span className="system-number">{reference}</span> },
              { title: 'Received', cell: ({ receivedAt }) => timeText(receivedAt) },
              {
                title: 'What the shopper wrote',
                isName: true,
                cell: ({ description }) => <span className="system-excerpt">{description ?? 'Nothing'}</span>,
              },
              { title: 'Site', cell: ({ site }) => site },
              { title: 'Entries', cell: ({ commits }) => commits.toLocaleString('en') },
              { title: 'Size', cell: ({ bytes }) => sizeText(bytes) },
            ]}
          />
          <OlderPages before={before} next={body.next} onTurn={setBefore} />
        </>
      )}
    </ScreenFrame>
  )
}
