/** PostgreSQL allows at most 65,535 parameters per statement. */
const rowsAtOnce = 1_000

/** Rows in parts, each of which a single statement can take. */
export const pagesOf = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, page) =>
    rows.slice(page * rowsAtOnce, (page + 1) * rowsAtOnce),
  )
