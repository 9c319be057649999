import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { timeSpan } from './clockTime.ts'
import { CopyButton } from './CopyButton.tsx'
import { onOneLine } from './diffLines.ts'
import type { Entry } from './entriesOf.ts'
import { StateDiff } from './StateDiff.tsx'
import type { Look } from './useLook.ts'
import './EntryPanel.css'

export interface EntryPanelProps {
  readonly entry: Entry
  readonly previous: Entry | null
  readonly entries: readonly Entry[]
  readonly look: Look | null
  readonly onGo: (seq: number) => void
}

/** One commit: what happened in words, why, what is owed now, what it changed. */
export function EntryPanel({ entry, previous, entries, look, onGo }: EntryPanelProps) {
  const t = useCopy('debug')
  const sentences = t as unknown as Readonly<Record<string, (() => string) | undefined>>
  const answer = entries.find(({ seq }) => seq === entry.answeredBy)
  return (
    <section className="entry" aria-label={`${t.seq()} ${entry.seq}`}>
      <div className="entry-head">
        <div>
          <h2>{entry.names.join(', ')}</h2>
          {[...new Set(entry.names)].map((name) => (
            <p key={name}>{sentences[`say${name}`]?.()}</p>
          ))}
        </div>
        <CopyButton text={JSON.stringify(entry.commit, null, 2)}>{t.copyEntry()}</CopyButton>
      </div>
      <dl className="entry-times">
        <Fact name={t.sincePrevious({ seq: previous?.seq ?? 0 })}>{previous ? timeSpan(entry.at - previous.at) : '–'}</Fact>
        <Fact name={t.answeredAfter()}>{answer ? timeSpan(answer.at - entry.at) : '–'}</Fact>
        <Fact name={t.writtenBy()}>{t.tabNumber({ number: entry.tab })}</Fact>
        <Fact name={t.causedBy()}>
          <Cause entry={entry} onGo={onGo} />
        </Fact>
      </dl>
      <div className="entry-pair">
        <div>
          <h3>{t.causeRedacted()}</h3>
          <dl className="entry-rows">
            <Fact name={entry.cause.kind.toLowerCase()}>{entry.cause.words}</Fact>
            {entry.cause.rows.map(([name, value]) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </dl>
        </div>
        <div>
          <h3>{t.owedAfter()}</h3>
          <ol className="entry-owed">
            {entry.owed.length === 0 && <li>{t.nothingOwed()}</li>}
            {entry.owed.map(({ key, endpoint, lane }) => (
              <li key={key}>
                <b>{endpoint}</b> <i>{lane}</i> {key}
              </li>
            ))}
          </ol>
        </div>
      </div>
      {look !== null && <StateDiff look={look} />}
      <div>
        <h3>{t.events()}</h3>
        {entry.events.map(({ _tag, ...fields }, index) => (
          <pre key={index} className="code">
            <b>{_tag}</b> {onOneLine(fields)}
          </pre>
        ))}
      </div>
    </section>
  )
}

function Cause({ entry, onGo }: { readonly entry: Entry; readonly onGo: (seq: number) => void }) {
  const t = useCopy('debug')
  const { causedBy, cause } = entry
  if (causedBy === null) return cause.kind === 'Command' ? t.theShopper() : '–'
  return (
    <Button kind="link" onPress={() => onGo(causedBy)}>
      {causedBy}
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
