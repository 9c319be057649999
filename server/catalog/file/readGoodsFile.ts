import { isRecord } from '../../../core/domain/fields/fields.ts'
import { amountCell } from './cellReaders.ts'
import { readCsv } from './csvCells.ts'
import { categoryColumns, categoryKey, priceFields, variantColumns, variantKeys } from './goodsColumns.ts'
import type { Complaint, GoodsRow, GoodsTable } from './GoodsTable.ts'

export type GoodsFile = { readonly name: string; readonly bytes: Uint8Array }

export type ReadFile = { readonly tables: readonly GoodsTable[]; readonly complaints: readonly Complaint[] }

/** A file whose name ends in `.json` is JSON, every other one CSV. */
export const readGoodsFile = ({ name, bytes }: GoodsFile): ReadFile => {
  const text = textOf(bytes)
  if (text === null) return wrong(name, 'is not in UTF-8: save it as “CSV UTF-8”')
  return name.toLowerCase().endsWith('.json') ? readJson(name, text) : readSheet(name, text)
}

const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const wrong = (file: string, says: string): ReadFile => ({ tables: [], complaints: [{ file, says }] })

const columnsOf = { variants: variantColumns, categories: categoryColumns } as const

const readSheet = (file: string, text: string): ReadFile => {
  const rows = readCsv(text)
  if ('fault' in rows) return wrong(file, rows.fault)
  const columns = (rows[0] ?? []).map((name) => name.trim())
  const kind = kindOf(columns)
  if (kind === null) return wrong(file, noKind)
  const complaints: Complaint[] = []
  columns.forEach((column, index) => {
    if (!columnsOf[kind].includes(column))
      complaints.push({ file, place: 'row 1', says: `there is no column "${column}" for ${kind}` })
    if (columns.indexOf(column) !== index)
      complaints.push({ file, place: 'row 1', says: `column "${column}" is there twice` })
  })
  const all = new Set(columns)
  const read = rows.slice(1).flatMap((cells, index): readonly GoodsRow[] => {
    const place = `row ${index + 2}`
    const filled = cells.flatMap((cell, at): readonly (readonly [string, string])[] =>
      cell.trim() === '' ? [] : [[columns[at] ?? '', cell]],
    )
    if (filled.length === 0) return []
    if (cells.length > columns.length)
      complaints.push({ file, place, says: `has ${cells.length} cells, but there are ${columns.length} columns` })
    return [{ file, place, columns: all, cells: new Map(filled) }]
  })
  return { tables: [{ kind, rows: read }], complaints }
}

const noKind = `has neither a column ${variantKeys.sku.column}, as variants have, nor ${categoryKey.column}, as categories`

const kindOf = (columns: readonly string[]): GoodsTable['kind'] | null => {
  if (columns.includes(variantKeys.sku.column)) return 'variants'
  return columns.includes(categoryKey.column) ? 'categories' : null
}

const kinds = ['categories', 'variants'] as const

/** `{"categories": […], "variants": […]}`, each entry an object with the columns as its fields. */
const readJson = (file: string, text: string): ReadFile => {
  const json = parsed(text)
  if (!isRecord(json)) return wrong(file, 'is no JSON object with "categories" or "variants"')
  const complaints: Complaint[] = Object.keys(json)
    .filter((name) => !kinds.some((kind) => kind === name))
    .map((name) => ({ file, says: `"${name}" is neither categories nor variants` }))
  const tables = kinds.flatMap((kind): readonly GoodsTable[] => {
    const entries = json[kind]
    if (entries === undefined) return []
    if (!Array.isArray(entries)) {
      complaints.push({ file, says: `"${kind}" is no list` })
      return []
    }
    const rows = entries.flatMap((entry: unknown, index): readonly GoodsRow[] => {
      const place = `${kind}[${index}]`
      if (!isRecord(entry)) {
        complaints.push({ file, place, says: 'is no object' })
        return []
      }
      const cells = Object.entries(entry).map(([column, value]) => {
        const cell = columnsOf[kind].includes(column) ? cellOf(column, value) : undefined
        if (cell === undefined)
          complaints.push({
            file,
            place,
            column,
            says: columnsOf[kind].includes(column)
              ? 'is neither text, number, yes or no, nor a list of texts'
              : `there is no such column for ${kind}`,
          })
        return [column, cell ?? ''] as const
      })
      const filled = cells.filter(([, cell]) => cell.trim() !== '')
      return [{ file, place, columns: new Set(cells.map(([column]) => column)), cells: new Map(filled) }]
    })
    return [{ kind, rows }]
  })
  return { tables, complaints }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const amounts: ReadonlySet<string> = new Set(
  priceFields.flatMap(({ current, original }) => [current.column, original.column]),
)

/** The text that a sheet would have: amounts are whole minor units here, details a list of lines, other lists of codes. */
const cellOf = (column: string, value: unknown): string | undefined => {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number')
    return amounts.has(column) && Number.isSafeInteger(value) && value >= 0 ? amountCell.write(value) : String(value)
  if (typeof value === 'string') return amounts.has(column) && value !== '' ? undefined : value
  if (!Array.isArray(value) || !value.every((entry): entry is string => typeof entry === 'string')) return undefined
  return value.join(column.startsWith('details_') ? '\n' : ' ')
}
