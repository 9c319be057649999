import './Totals.css'

export interface TotalsRow {
  readonly key: string
  readonly name: React.ReactNode
  /** A Money, or a word such as "Free". */
  readonly amount: React.ReactNode
  readonly isDiscount?: boolean
}

export interface TotalsProps {
  readonly rows: readonly TotalsRow[]
  readonly grandName: string
  readonly grandAmount: React.ReactNode
  /** One sentence: what is still estimated. */
  readonly note?: React.ReactNode
}

export function Totals({ rows, grandName, grandAmount, note }: TotalsProps) {
  return (
    <dl className="totals">
      {rows.map((row) => (
        <div key={row.key} className="totals-row" data-discount={row.isDiscount || undefined}>
          <dt>{row.name}</dt>
          <dd>{row.amount}</dd>
        </div>
      ))}
      <div className="totals-row totals-grand">
        <dt>
          {grandName}
          {note !== undefined && <small>{note}</small>}
        </dt>
        <dd>{grandAmount}</dd>
      </div>
    </dl>
  )
}
