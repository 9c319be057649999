import type { RequestOutcome } from '../../../contracts/requests.ts'
import './Rows.css'

interface RowListProps {
  /** Of the heading, which gets the focus when a row is removed. */
  readonly id: string
  readonly title: string
  readonly children: React.ReactNode
}

/** A list of what the account has saved, under its heading. */
export const RowList = ({ id, title, children }: RowListProps) => (
  <section className="row-list" aria-labelledby={id}>
    <h2 id={id} className="heading" tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
)

/** The first child says what it is, the second what can be done with it. */
export const Row = ({ children }: { readonly children: React.ReactNode }) => <li className="account-row">{children}</li>

/** Passes the sentence on once the request is done. */
export const whenDone =
  (onChanged: (sentence: string) => void) =>
  (sentence: string) =>
  ({ _tag }: RequestOutcome): void => {
    if (_tag === 'Done') onChanged(sentence)
  }
