import { useMemo } from 'react'
import type { RecordedOwed } from '../../../contracts/recorder.ts'
import { diffLines, onOneLine } from '../../../core/domain/log/diffLines.ts'
import { Button } from '../components/basic/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { CopyButton } from './CopyButton.tsx'
import { entryPhrase, leftOutPhrase } from './entryPhrase.ts'
import { EntryTimes } from './EntryTimes.tsx'
import { fateText } from './fateText.ts'
import { Term } from './Term.tsx'
import type { TermName } from './Term.tsx'
import type { Timeline } from './timeline/timeline.ts'
import type { Look } from './useLook.ts'
import type { Experiment } from './useWhatIf.ts'
import './EntryPanel.css'

interface EntryPanelProps {
  readonly timeline: Timeline
  readonly look: Look | null
  readonly experiment: Experiment
  readonly onGo: (seq: number) => void
  /** REC-06: something is left out, or taken back. */
  readonly onWhatIf: () => void
}

/**
 * One commit: what happened, in a sentence; why; how long it took; what is owed now; what it changed; and what it would
 * have changed.
 */
export const EntryPanel = ({ timeline, look, experiment, onGo, onWhatIf }: EntryPanelProps) => {
  const t = useCopy('debug')
  // Sentences are looked up by the tag of an event, which may be newer than this build.
  const sentences = t as unknown as Readonly<Record<string, (() => string) | undefined>>
  if (look === null) return <section className="entry" />
  const { truth, without } = look
  const { seq } = truth
  return (
    <section className="entry" aria-label={`${t.seq()} ${seq}`}>
      <div className="entry-head">
        <div>
          <h2 data-off={experiment.isOff(seq) || undefined}>{entryPhrase(t, truth)}</h2>
          <p className="entry-tags debug-mono">{truth.names.join(', ')}</p>
          {[...new Set(truth.names)].map((name) => (
            <p key={name}>{sentences[`say${name}`]?.()}</p>
          ))}
        </div>
        {truth.isCommand && (
          <Button
            onPress={() => {
              experiment.toggle(seq)
              onWhatIf()
            }}
          >
            <Term of="decide">{experiment.isOff(seq) ? t.switchOn() : t.switchOff()}</Term>
          </Button>
        )}
      </div>
      {experiment.whatIf === null && <p className="entry-hint">{truth.isCommand ? t.whatIfHint() : t.whatIfOnly()}</p>}
      <EntryTimes timeline={timeline} truth={truth} onGo={onGo} />
      {without !== null && (
        <div className="entry-without">
          <h3>{t.withoutHead({ what: leftOutPhrase(t, experiment.leftOut) })}</h3>
          {without.fate !== null && (
            <p>{`${fateText(t, without.fate)}${without.why === null ? '' : `: ${without.why}`}`}</p>
          )}
          <StateDiff
            title={t.truthAndWithout()}
            of="shopper state"
            before={truth.after.state}
            after={without.state}
            same={t.worldsAlike()}
          />
        </div>
      )}
      <div className="entry-pair">
        <div>
          <h3>
            <Term of="cause">{t.causeRedacted()}</Term>
          </h3>
          <dl className="entry-rows">
            {[[truth.kind.toLowerCase(), truth.words] as const, ...truth.causeRows].map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <OwedCalls before={truth.before.owed} after={truth.after.owed} />
      </div>
      <StateDiff
        title={t.stateDifference({ seq: seq - 1 })}
        of="shopper state"
        before={truth.before.state}
        after={truth.after.state}
        same={t.stateUnchanged()}
      />
      <StateDiff
        title={t.viewDifference({ seq: seq - 1 })}
        of="view"
        before={truth.before.views}
        after={truth.after.views}
        same={t.viewUnchanged()}
      />
      <div>
        <h3>
          <Term of="event">{t.events()}</Term>
        </h3>
        {truth.events.map(({ _tag, ...fields }, index) => (
          <pre key={index} className="code">
            <b>{_tag}</b> {onOneLine(fields)}
          </pre>
        ))}
      </div>
      <div className="entry-foot">
        <CopyButton
          text={JSON.stringify(
            { seq, at: truth.at, cause: truth.cause, events: truth.events, hash: truth.hash },
            null,
            2,
          )}
        >
          {t.copyEntry()}
        </CopyButton>
      </div>
    </section>
  )
}

/** Calls owed to the server after an entry; those it settled are struck through. */
const OwedCalls = ({
  before,
  after,
}: {
  readonly before: readonly RecordedOwed[]
  readonly after: readonly RecordedOwed[]
}) => {
  const t = useCopy('debug')
  const settled = before.filter(({ key }) => !after.some((owed) => owed.key === key))
  return (
    <div>
      <h3>
        <Term of="owed call">{t.owedAfter()}</Term>
      </h3>
      <ol className="entry-owed">
        {after.length === 0 && <li>{t.nothingOwed()}</li>}
        {after.map(({ key, endpoint, lane }) => (
          <li key={key}>
            <b>{endpoint}</b> <i>{lane}</i> {key}
          </li>
        ))}
        {settled.map(({ key, endpoint }) => (
          <li key={key} className="entry-settled">
            <s>{endpoint}</s> <Term of="settled">{t.settled()}</Term>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface StateDiffProps {
  readonly title: string
  readonly of: TermName
  readonly before: unknown
  readonly after: unknown
  /** Shown when nothing differs. */
  readonly same: string
}

/** − what was, + what is now; signs and text carry it, colour only repeats it. */
const StateDiff = ({ title, of, before, after, same }: StateDiffProps) => {
  const lines = useMemo(() => diffLines(before, after), [before, after])
  return (
    <div>
      <h3>
        <Term of={of}>{title}</Term>
      </h3>
      {lines.length === 0 && <p>{same}</p>}
      {lines.length > 0 && (
        <pre className="code diff">
          {lines.map(({ sign, depth, text }, index) => (
            <span key={index} data-sign={sign}>
              {`${signs[sign]} ${'  '.repeat(depth)}${text}\n`}
            </span>
          ))}
        </pre>
      )}
    </div>
  )
}

const signs = { same: ' ', in: '+', out: '−' } as const
