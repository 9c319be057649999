import {
  readReportAsOperator,
  readReportsAsOperator,
  removeReportAsOperator,
} from '../../../contracts/api/operator/reportsApi.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { answer, refuse } from '../../kit/answer.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import { receivedReferences, receivedReport, removeReport, reportText } from '../../report/receivedReports.ts'
import type { ReceivedReport } from '../../report/receivedReports.ts'
import { readReference } from '../../report/reportFolder.ts'
import { asTransaction } from '../../storage/inTransaction.ts'
import { recordChange } from '../recordChange.ts'

/** One page of reports. */
const reportsAtOnce = 50

const noSuchReport = refuse('OPR404', { message: 'There is no such report any more.' })

/** OPR-41…43: the problem reports of shoppers, which hold what they typed. */
export const reportHandlers: readonly Handler[] = [
  handle(readReportsAsOperator, async ({ query: { before } }, _caller, { reportFolder, hasRecorder }) => {
    const all = reportFolder === null ? [] : await receivedReferences(reportFolder)
    const rest = before === undefined ? all : all.slice(all.indexOf(before) + 1)
    const page = rest.slice(0, reportsAtOnce)
    const reports = await Promise.all(page.map((reference) => reportIn(reportFolder, reference)))
    return answer({
      reports: reports.flatMap((report) => report ?? []),
      hasRecorder,
      ...defined({ next: rest.length > reportsAtOnce ? page.at(-1) : undefined }),
    })
  }),
  handle(readReportAsOperator, async ({ params }, _caller, { reportFolder }) => {
    const report = await reportIn(reportFolder, params.reference)
    const log = report && reportFolder !== null ? await reportText(reportFolder, report.reference) : undefined
    return report && log !== undefined ? answer({ report, log }) : noSuchReport
  }),
  handle(removeReportAsOperator, async ({ params }, caller, { db, now, newId, reportFolder }) => {
    const report = await reportIn(reportFolder, params.reference)
    if (!report || reportFolder === null) return noSuchReport
    // The trail outlives the report: nothing that the shopper typed goes into it.
    const { reference, receivedAt, bytes, site } = report
    const change = { noun: 'report', key: reference, before: { receivedAt, bytes, site }, after: null }
    await recordChange(asTransaction(db), caller, change, now, newId)
    await removeReport(reportFolder, reference)
    return answer(undefined)
  }),
]

/** By its reference as a person types it; anything else names no file. */
const reportIn = async (folder: string | null, typed: string): Promise<ReceivedReport | undefined> => {
  const reference = readReference(typed)
  return folder === null || reference === null ? undefined : receivedReport(folder, reference)
}
