import type { BenchRow } from './BenchRow.ts'

const heads = ['what', 'measured', 'bare, same run', 'ratio', 'budget', ''] as const

export const printTable = (rows: readonly BenchRow[]): string => {
  const cells = rows.map((row) => [
    row.what,
    row.measured,
    row.bare,
    row.ratio === null ? '' : `×${row.ratio.toFixed(row.ratio < 10 ? 2 : 0)}`,
    row.budget,
    row.kept === null ? '' : row.kept ? 'kept' : 'missed',
  ])
  const widths = heads.map((head, column) => Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}
