import { useState } from 'react'
import type { Recorder } from '../../../contracts/recorder.ts'
import type { ReportOutcome } from '../../../contracts/reportUpload.ts'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useSeller } from '../service/useSeller.ts'
import { answered } from '../debug/answered.ts'

interface SendReportProps {
  readonly recorder: Pick<Recorder, 'sendReport'>
  readonly to: URL
  /** Exactly what is sent. */
  readonly text: string
  readonly onSent: () => void
  readonly onClose: () => void
  /** The other way: the file. */
  readonly children: React.ReactNode
}

/** Longer than the worker's own time limit, so it runs out only if the worker is gone, ms. */
const patienceMs = 150_000

const noAnswer: ReportOutcome = { _tag: 'NotReceived', why: 'noAnswer' }

/**
 * The shopper sees where the report goes, sends it, and sees its number once it has arrived; or reads why it has not,
 * keeps what was written, and sends it again or saves it.
 */
export const SendReport = ({ recorder, to, text, onSent, onClose, children }: SendReportProps) => {
  const t = useCopy('report')
  const { email } = useSeller()
  const [fate, setFate] = useState<ReportOutcome | 'kept' | 'sending'>('kept')
  const send = async (): Promise<void> => {
    setFate('sending')
    const outcome = await answered(recorder.sendReport(to.href, text), patienceMs).catch(() => noAnswer)
    setFate(outcome)
    if (outcome._tag === 'Received') onSent()
  }
  const reasons = {
    tooLarge: t.tooLarge,
    tooMany: t.tooMany,
    refused: t.refused,
    notNow: t.notNow,
    noAnswer: t.noAnswer,
  }
  const outcome = typeof fate === 'string' ? null : fate
  const isReceived = outcome?._tag === 'Received'
  return (
    <div className="report-send">
      <p role="status">
        {fate === 'sending' && t.sending()}
        {isReceived && (
          <>
            {t.received()} <b className="report-reference">{outcome.reference}</b>.{' '}
            {email !== '' && t.receivedDetail({ email })}
          </>
        )}
      </p>
      {outcome?._tag === 'NotReceived' && (
        <p role="alert">
          <b>{reasons[outcome.why]()}</b> {t.stillSave()}
        </p>
      )}
      {isReceived ? (
        <Button kind="primary" onPress={onClose}>
          {t.close()}
        </Button>
      ) : (
        <>
          <div className="report-ways">
            <Button kind="primary" isPending={fate === 'sending'} onPress={() => void send()}>
              {t.send()}
            </Button>
            {children}
          </div>
          <p className="meta">
            {to.origin === location.origin ? t.toShop({ host: to.host }) : t.toOther({ host: to.host })}
          </p>
        </>
      )}
    </div>
  )
}
