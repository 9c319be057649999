/** A file, read but not judged: cells by column. */
export type GoodsTable = {
  readonly kind: 'variants' | 'categories'
  readonly rows: readonly GoodsRow[]
}

export type GoodsRow = {
  readonly file: string
  /** As the reader of the file counts: `row 7` of a sheet whose first is the header, `variants[5]` of JSON. */
  readonly place: string
  /** Of the sheet, or of the object of JSON; the others are missing. */
  readonly columns: ReadonlySet<string>
  /** Those that are not blank. */
  readonly cells: ReadonlyMap<string, string>
}

/** What is wrong with a file; without a place it is the file as a whole. */
export type Complaint = {
  readonly file: string
  readonly place?: string
  readonly column?: string
  readonly says: string
}

/** `goods.csv, row 7, column price_EUR: "1.234,5" is no amount such as 199.95.` */
export const sentenceOf = ({ file, place, column, says }: Complaint): string =>
  `${[file, place, column === undefined ? undefined : `column ${column}`].filter((part) => part !== undefined).join(', ')}: ${says}.`

/** A cell's text in a sentence. */
export const quoted = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return `"${line.length > 60 ? `${line.slice(0, 60)}…` : line}"`
}
