import type { Field, FieldsOf } from './goodsColumns.ts'
import { quoted } from './GoodsTable.ts'
import type { Complaint, GoodsRow } from './GoodsTable.ts'

/** Reads cells and keeps what is wrong with them. A value that could not be read is undefined, and there is a complaint. */
export type CellJudge = {
  readonly complain: (row: GoodsRow, column: string | undefined, says: string) => void
  /** The cell of one row; undefined if it is missing, blank or wrong. */
  readonly one: <Value>(row: GoodsRow, field: Field<Value>) => Value | undefined
  /**
   * What the rows of one thing say: the one text that is there, what `old` has if the column is missing, and else what
   * something new has without it.
   */
  readonly all: <Value>(rows: Rows, field: Field<Value>, old: Value | undefined) => Value | undefined
  readonly facts: <Facts extends object>(rows: Rows, fields: FieldsOf<Facts>, old: Facts | undefined) => Facts
}

/** The rows of one product, colour or size. */
export type Rows = readonly [GoodsRow, ...GoodsRow[]]

export const cellJudge = (complaints: Complaint[]): CellJudge => {
  const missing = new Set<string>()
  const complain = ({ file, place }: GoodsRow, column: string | undefined, says: string): void =>
    void complaints.push({ file, place, says, ...(column === undefined ? {} : { column }) })
  const read = <Value>(row: GoodsRow, field: Field<Value>, text: string): Value | undefined => {
    const reading = field.read(text)
    if ('value' in reading) return reading.value
    complain(row, field.column, `${quoted(text)} ${reading.fault}`)
    return undefined
  }
  const withoutText = <Value>(rows: Rows, field: Field<Value>, old: Value | undefined): Value | undefined => {
    const { column, fallback } = field
    const [first] = rows
    const isThere = rows.some(({ columns }) => columns.has(column))
    if (!isThere && old !== undefined) return old
    if (fallback !== undefined) return fallback
    if (isThere) complain(first, column, 'is blank')
    else if (!missing.has(`${first.file} ${column}`)) {
      missing.add(`${first.file} ${column}`)
      complain(first, column, 'is missing, but something new needs it')
    }
    return undefined
  }
  const all = <Value>(rows: Rows, field: Field<Value>, old: Value | undefined): Value | undefined => {
    const named = rows.find(({ cells }) => cells.has(field.column))
    if (named === undefined) return withoutText(rows, field, old)
    const text = named.cells.get(field.column) ?? ''
    for (const row of rows) {
      const other = row.cells.get(field.column)
      if (other !== undefined && other !== text)
        complain(row, field.column, `${quoted(other)} is not what ${named.place} says of the same: ${quoted(text)}`)
    }
    return read(named, field, text)
  }
  return {
    complain,
    one: (row, field) => {
      const text = row.cells.get(field.column)
      return text === undefined ? undefined : read(row, field, text)
    },
    all,
    facts: <Facts extends object>(rows: Rows, fields: FieldsOf<Facts>, old: Facts | undefined): Facts =>
      // One entry for each of the fields; where one is undefined there is a complaint, and nothing is written.
      Object.fromEntries(namesOf(fields).map((name) => [name, all(rows, fields[name], old?.[name])])) as Facts,
  }
}

/** The table of fields is written out in full: it has no others than its type says. */
const namesOf = <Facts extends object>(fields: FieldsOf<Facts>) => Object.keys(fields) as (keyof Facts)[]
