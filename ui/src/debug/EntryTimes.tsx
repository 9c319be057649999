import type { RecordedLook } from '../../../contracts/recorder.ts'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { Term } from './Term.tsx'
import { timeSpan } from './timeline/clockTime.ts'
import type { Timeline } from './timeline/timeline.ts'

interface EntryTimesProps {
  readonly timeline: Timeline
  readonly truth: RecordedLook
  readonly onGo: (seq: number) => void
}

/** How long it took since the press, or since the answer, and what caused it. */
export const EntryTimes = ({ timeline, truth, onGo }: EntryTimesProps) => {
  const t = useCopy('debug')
  const { visible, durable, confirmed, answeredBy } = truth.times
  const place = truth.seq - timeline.first
  const causedBy = timeline.causedBy[place] ?? 0
  const spanText = (ms: number | null) => (ms === null ? <span title={t.notMeasured()}>–</span> : timeSpan(ms))
  return (
    <dl className="entry-times">
      <Fact name={t.visible()}>{spanText(visible)}</Fact>
      <Fact name={<Term of="durable">{t.durable()}</Term>}>{spanText(durable)}</Fact>
      <Fact name={<Term of="confirmed">{t.confirmed()}</Term>}>
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

const Jump = ({
  seq,
  text,
  onGo,
}: {
  readonly seq: number
  readonly text: React.ReactNode
  readonly onGo: (seq: number) => void
}) => (
  <Button kind="link" onPress={() => onGo(seq)}>
    {text}
  </Button>
)

const Fact = ({ name, children }: { readonly name: React.ReactNode; readonly children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
