import type { RecordedLook } from '../../../contracts/recorder.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { timeSpan } from './clockTime.ts'
import type { Timeline } from './timeline.ts'

interface EntryTimesProps {
  readonly timeline: Timeline
  readonly truth: RecordedLook
  readonly onGo: (seq: number) => void
}

/** How long it took from the press, or from the answer, and what is behind it. */
export function EntryTimes({ timeline, truth, onGo }: EntryTimesProps) {
  const t = useCopy('debug')
  const { visible, durable, confirmed, answeredBy } = truth.times
  const place = truth.seq - timeline.first
  const causedBy = timeline.causedBy[place] ?? 0
  const spanText = (ms: number | null) => (ms === null ? <span title={t.notMeasured()}>–</span> : timeSpan(ms))
  return (
    <dl className="entry-times">
      <Fact name={t.visible()}>{spanText(visible)}</Fact>
      <Fact name={t.durable()}>{spanText(durable)}</Fact>
      <Fact name={t.confirmed()}>
        {answeredBy === null ? '–' : <Jump seq={answeredBy} text={spanText(confirmed)} onGo={onGo} />}
      </Fact>
      <Fact name={t.causedBy()}>
        {causedBy > 0 ? (
          <Jump seq={causedBy} text={causedBy} onGo={onGo} />
        ) : truth.isCommand ? (
          t.tabNumber({ number: timeline.tab[place] ?? 1 })
        ) : (
          '–'
        )}
      </Fact>
    </dl>
  )
}

function Jump({
  seq,
  text,
  onGo,
}: {
  readonly seq: number
  readonly text: React.ReactNode
  readonly onGo: (seq: number) => void
}) {
  return (
    <Button kind="link" onPress={() => onGo(seq)}>
      {text}
    </Button>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
