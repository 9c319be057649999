import { useState } from 'react'
import type { Recorder } from '../../../contracts/recorder.ts'
import type { ReportOutcome } from '../../../contracts/reportUpload.ts'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { answered } from '../debug/answered.ts'

interface SendReportProps {
  readonly recorder: Pick<Recorder, 'sendReport'>
  readonly to: URL
  /** Exactly what is sent. */
  readonly text: string
}

/** Longer than the worker's own time limit, so it runs out only if the worker is gone, ms. */
const patienceMs = 150_000

const noAnswer: ReportOutcome = { _tag: 'NotReceived', why: 'noAnswer' }

/**
 * The shopper sees where the report goes, sends it, and sees its number once it has arrived, or reads why it has not.
 */
export const SendReport = ({ recorder, to, text }: SendReportProps) => {
  const t = useCopy('report')
  const [fate, setFate] = useState<ReportOutcome | 'kept' | 'sending'>('kept')
  const send = async (): Promise<void> => {
    setFate('sending')
    setFate(await answered(recorder.sendReport(to.href, text), patienceMs).catch(() => noAnswer))
  }
  const reasons = {
    tooLarge: t.tooLarge,
    tooMany: t.tooMany,
    refused: t.refused,
    notNow: t.notNow,
    noAnswer: t.noAnswer,
  }
  const outcome = typeof fate === 'string' ? null : fate
  return (
    <div className="report-send">
      <p>{to.origin === location.origin ? t.toShop({ host: to.host }) : t.toOther({ host: to.host })}</p>
      <Button
        kind="primary"
        isPending={fate === 'sending'}
        disabledReason={outcome?._tag === 'Received' ? t.sent() : undefined}
        onPress={() => void send()}
      >
        {t.send()}
      </Button>
      <p role="status">
        {fate === 'sending' && t.sending()}
        {outcome?._tag === 'Received' && (
          <>
            {t.received()} <b className="report-reference">{outcome.reference}</b>. {t.receivedDetail()}
          </>
        )}
      </p>
      {outcome?._tag === 'NotReceived' && (
        <p role="alert">
          <b>{reasons[outcome.why]()}</b> {t.stillSave()}
        </p>
      )}
    </div>
  )
}
