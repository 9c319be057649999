import './Totals.css'

export interface TotalsRow {
  readonly key: string
  readonly name: React.ReactNode
  /** A Money, or a word such as "Free". */
  readonly amount: React.ReactNode
  readonly isDiscount?: boolean
  readonly isStrong?: boolean
}

export interface TotalsProps {
  readonly rows: readonly TotalsRow[]
  readonly grandName: string
  readonly grandAmount: React.ReactNode
  /** One sentence: what is still estimated. */
  readonly note?: React.ReactNode
  /** Below the total: how it is paid. */
  readonly after?: readonly TotalsRow[]
}

export const Totals = ({ rows, grandName, grandAmount, note, after = [] }: TotalsProps) => (
  <dl className="totals">
    {rows.map(totalsRow)}
    <div className="totals-row totals-grand">
      <dt>
        {grandName}
        {note !== undefined && <small>{note}</small>}
      </dt>
      <dd>{grandAmount}</dd>
    </div>
    {after.map(totalsRow)}
  </dl>
)

const totalsRow = ({ key, name, amount, isDiscount, isStrong }: TotalsRow) => (
  <div key={key} className="totals-row" data-discount={isDiscount || undefined} data-strong={isStrong || undefined}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
)
