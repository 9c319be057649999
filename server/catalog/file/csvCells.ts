import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/**
 * The rows of a CSV file, blank ones as `['']`. Separated by commas, semicolons (as Excel writes them in most of Europe)
 * or tabs: whichever the first line has most of.
 */
export const readCsv = (text: string): readonly (readonly string[])[] | { readonly fault: string } => {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => header.split(b).length - header.split(a).length)
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
    })
    return rows.map((row) => row.map(withoutGuard))
  } catch (error) {
    return { fault: `is no CSV: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/**
 * With a byte order mark, without which Excel takes it for another encoding, and with CRLF (RFC 4180). A number is
 * written as it is, also a negative one: only texts can be formulas.
 */
export const writeCsv = (rows: Iterable<readonly (string | number)[]>, delimiter: ',' | ';'): string =>
  stringify(
    Array.from(rows, (row) => row.map((cell) => (typeof cell === 'number' ? String(cell) : withGuard(cell)))),
    { bom: true, delimiter, record_delimiter: '\r\n', quoted_match: /^\s|\s$|[\r\n,;\t]/ },
  )

/**
 * A spreadsheet takes a cell that begins with one of these for a formula. An apostrophe in front makes it a text; where
 * the text itself begins with apostrophes and then one of these, it gets one more, so that reading undoes it exactly.
 */
const guarded = /^'*[=+\-@\t\r\n＝＋－＠]/

const withGuard = (cell: string): string => (guarded.test(cell) ? `'${cell}` : cell)

const withoutGuard = (cell: string): string => (cell.startsWith("'") && guarded.test(cell) ? cell.slice(1) : cell)
