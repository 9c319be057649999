import type { ReactNode } from 'react'
import type { FormField } from '../../../../contracts/content/blockForm.ts'
import { toFields, toText } from '../../../../core/domain/fields/fields.ts'
import { PressButton } from '../../parts/PressButton.tsx'
import { withEntry, withMoved, withoutEntry } from '../documentTree.ts'
import { firstText } from '../documentText.ts'
import { emptyValue } from '../newBlock.ts'

type Asked = {
  readonly field: FormField
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

/** `ask`: the form of one entry, which may have lists in it. */
type Props = Asked & { readonly ask: (asked: Asked) => ReactNode }

/** Entries that can be added, moved and removed. */
export const ListEntry = ({ field, value, onChange, ask }: Props) => {
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const isFull = field.most !== undefined && entries.length >= field.most
  /** The last entry of a list that need not be there takes the list along. */
  const change = (next: unknown): void =>
    onChange(Array.isArray(next) && next.length === 0 && !field.isRequired ? undefined : next)
  const entryField: FormField = field.entry
    ? { ...field.entry, isRequired: true }
    : { ...field, input: 'group', isRequired: true, help: '' }
  return (
    <fieldset className="entry-group">
      <legend className="entry-label">
        {field.title} <span className="entry-count">{entries.length}</span>
      </legend>
      {field.help !== '' && <p className="entry-help">{field.help}</p>}
      {entries.map((entry, at) => {
        const name = `${field.title} ${at + 1}`
        return (
          // Entries have no ids of their own, and a field keeps nothing but its focus.
          <details key={at} className="entry-item" open={entries.length === 1 || undefined}>
            <summary>
              {at + 1}. {summaryOf(entry)}
            </summary>
            {ask({
              field: { ...entryField, title: name },
              value: entry,
              onChange: (next) => onChange(entries.with(at, next)),
            })}
            <div className="entry-moves">
              {at > 0 && (
                <PressButton
                  kind="quiet"
                  name={`Move ${name} up`}
                  onPress={() => change(withMoved(entries, [], at, -1))}
                >
                  Up
                </PressButton>
              )}
              {at < entries.length - 1 && (
                <PressButton
                  kind="quiet"
                  name={`Move ${name} down`}
                  onPress={() => change(withMoved(entries, [], at, 1))}
                >
                  Down
                </PressButton>
              )}
              <PressButton kind="quiet" name={`Remove ${name}`} onPress={() => change(withoutEntry(entries, [], at))}>
                Remove
              </PressButton>
            </div>
          </details>
        )
      })}
      {!isFull && (
        <div>
          <PressButton
            kind="second"
            name={`Add to ${field.title.toLowerCase()}`}
            onPress={() => change(withEntry(entries, [], entries.length, emptyValue(entryField)))}
          >
            Add
          </PressButton>
        </div>
      )}
    </fieldset>
  )
}

/** The first words in an entry. */
const summaryOf = (entry: unknown): string => {
  if (typeof entry !== 'object') return toText(entry)
  const { text, title, label, id, url, richText, picture } = toFields(entry)
  return firstText([text, title, label, richText, id, url, toFields(picture)['url']], 40)
}
