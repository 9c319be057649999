import './History.css'
import { timeText } from './timeText.ts'

type Change = { readonly id: string; readonly at: number; readonly by: string | null }

type Props<Kind extends Change> = {
  /** The latest first. */
  readonly changes: readonly Kind[]
  readonly sentencesOf: (change: Kind) => readonly string[]
}

/** OPR-07: who changed what about the thing beside which it stands; nothing where nothing was changed. */
export const History = <Kind extends Change>({ changes, sentencesOf }: Props<Kind>) =>
  changes.length === 0 ? null : (
    <section className="history" aria-label="History">
      <h3>History</h3>
      <ol>
        {changes.map((change) => (
          <li key={change.id}>
            {sentencesOf(change).map((sentence) => (
              <p key={sentence}>{capital(sentence)}</p>
            ))}
            <p className="peek-line">
              {change.by ?? 'A command on the server'}, {timeText(change.at)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )

/** As a sentence begins. */
const capital = (sentence: string): string => `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`
