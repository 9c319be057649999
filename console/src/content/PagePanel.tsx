import { toFields, toText } from '../../../core/domain/fields/fields.ts'
import { withValue } from './documentTree.ts'
import { PlainEntry } from './fields/PlainEntry.tsx'

type Props = {
  readonly document: unknown
  readonly language: string
  readonly onChange: (document: unknown) => void
}

/** What a document says about itself in one language. */
export const PagePanel = ({ document, language, onChange }: Props) => {
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
    </>
  )
}
