import './Rows.css'
import type { KeyboardEvent, ReactNode } from 'react'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'

type Props<Item> = {
  /** What the list is of, for whoever does not see it. */
  readonly name: string
  /** The first names its row, and so does each that `isName`. */
  readonly columns: readonly {
    readonly title: string
    readonly cell: (item: Item) => ReactNode
    readonly isName?: boolean
  }[]
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** The item that is open. */
  readonly opened?: string
  readonly onOpen: (key: string) => void
  /** What to say when there is none. */
  readonly nothing: string
}

/** A list: one tab stop, arrows (or J and K, while the focus is in it) move from row to row, Enter opens. */
export const Rows = <Item,>({ name, columns, items, keyOf, opened, onOpen, nothing }: Props<Item>) => (
  <div role="presentation" onKeyDownCapture={moveByLetter}>
    <Table className="rows" aria-label={name} onRowAction={(key) => onOpen(String(key))}>
      <TableHeader>
        {columns.map(({ title, isName = false }, at) => (
          <Column key={title} className="rows-column" isRowHeader={at === 0 || isName}>
            {title}
          </Column>
        ))}
      </TableHeader>
      <TableBody renderEmptyState={() => <p className="rows-nothing">{nothing}</p>}>
        {items.map((item) => {
          const key = keyOf(item)
          return (
            <Row key={key} id={key} className={key === opened ? 'row row-opened' : 'row'}>
              {columns.map(({ title, cell }) => (
                <Cell key={title} className="rows-cell">
                  {cell(item)}
                </Cell>
              ))}
            </Row>
          )
        })}
      </TableBody>
    </Table>
  </div>
)

const arrows: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' }

/** The letter never reaches the list, which would look for a row that begins with it. */
const moveByLetter = (event: KeyboardEvent): void => {
  const key = arrows[event.key]
  if (key === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  event.target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}
