import { toFields, toText } from '../../../core/domain/fields/fields.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { withValue } from './documentTree.ts'
import { PlainEntry } from './fields/PlainEntry.tsx'

type Props = {
  readonly document: unknown
  readonly language: string
  /** What its readers get without this text; absent = this is what the others fall back to. */
  readonly instead?: string
  readonly onChange: (document: unknown) => void
}

/** What a document says about itself in one language, and taking all of its text away again. */
export const PagePanel = ({ document, language, instead, onChange }: Props) => {
  const { name, description } = toFields(toFields(toFields(document)['bodies'])[language])
  const change = (field: string, value: string | undefined): void =>
    onChange(withValue(document, ['bodies', language, field], value))
  return (
    <>
      <PlainEntry
        label="Title"
        help="The heading of its page, and what search engines show"
        value={toText(name)}
        onChange={(value) => change('name', value)}
        most={160}
      />
      <PlainEntry
        label="Description"
        help="For search engines, and below the heading of some pages"
        value={toText(description)}
        onChange={(value) => change('description', value === '' ? undefined : value)}
        most={1000}
        rows={4}
      />
      {instead !== undefined && (
        <div>
          <PressButton kind="danger" onPress={() => onChange(withValue(document, ['bodies', language], undefined))}>
            Remove this text: its shoppers read {instead}
          </PressButton>
        </div>
      )}
    </>
  )
}
