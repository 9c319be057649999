import type { FormField } from '../../../../contracts/content/blockForm.ts'
import { toFields, toText } from '../../../../core/domain/fields/fields.ts'
import { emptyValue } from '../newBlock.ts'
import { GroupEntry } from './GroupEntry.tsx'
import { InstantEntry } from './InstantEntry.tsx'
import { ListEntry } from './ListEntry.tsx'
import { PictureEntry } from './PictureEntry.tsx'
import { RichTextEntry } from './RichTextEntry.tsx'
import { SelectEntry } from './SelectEntry.tsx'
import { SwitchEntry } from './SwitchEntry.tsx'
import { PlainEntry } from './PlainEntry.tsx'

type Props = {
  readonly field: FormField
  readonly value: unknown
  /** undefined = the field is not there. */
  readonly onChange: (value: unknown) => void
}

/** OPR-32: asks for one field in the way that its schema says. Blocks inside a block are in the outline. */
export const FieldEntry = ({ field, value, onChange }: Props) => {
  const { title, help, input, isRequired, most } = field
  const words = typeof value === 'string' ? value : ''
  /** What is empty is not there, unless it must be. */
  const change = (next: string): void => onChange(next === '' && !isRequired ? undefined : next)
  switch (input) {
    case 'line':
    case 'url':
    case 'key':
      return <PlainEntry label={title} help={help} value={words} onChange={change} most={most} />
    case 'text':
      return <PlainEntry label={title} help={help} value={words} onChange={change} most={most} rows={3} />
    case 'richText':
      return <RichTextEntry label={title} help={help} value={words} onChange={change} most={most} />
    case 'number':
      return (
        <PlainEntry
          label={title}
          help={help}
          value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
          onChange={(next) => onChange(numberOf(next, isRequired))}
          isNumber
        />
      )
    case 'switch':
      return (
        <SwitchEntry
          label={title}
          help={help}
          isOn={value === true}
          onChange={(isOn) => onChange(isOn || isRequired ? isOn : undefined)}
        />
      )
    case 'choice':
      return (
        <SelectEntry
          label={title}
          help={help}
          value={toText(value)}
          options={[
            ...(isRequired ? [] : [{ value: '', text: 'Not chosen' }]),
            ...(field.choices ?? []).map((choice) => ({ value: String(choice), text: String(choice) })),
          ]}
          onChange={(next) => onChange(field.choices?.find((choice) => String(choice) === next))}
        />
      )
    case 'instant':
      return <InstantEntry label={title} help={help} value={words} onChange={onChange} />
    case 'group':
    case 'picture':
    case 'perBreakpoint':
      return (
        <GroupEntry
          title={title}
          help={help}
          isRequired={isRequired}
          isThere={value !== undefined}
          onChange={onChange}
          empty={emptyValue(field)}
        >
          {input === 'picture' && <PictureEntry title={title} value={value} onChange={onChange} />}
          {fieldsOf(field).map((inner) => (
            <FieldEntry
              key={inner.name}
              field={inner}
              value={toFields(value)[inner.name]}
              onChange={(next) => onChange(withField(value, inner.name, next))}
            />
          ))}
        </GroupEntry>
      )
    case 'list':
      return <ListEntry field={field} value={value} onChange={onChange} ask={(asked) => <FieldEntry {...asked} />} />
    case 'block':
    case 'blocks':
    case 'none':
      return null
  }
}

/** With the width in its title, where a field is asked for once per width. */
const fieldsOf = ({ input, fields = [] }: FormField): readonly FormField[] =>
  input === 'perBreakpoint'
    ? fields.map((field) => ({ ...field, title: widthNames[field.name] ?? field.name }))
    : fields

const widthNames: Readonly<Record<string, string>> = {
  xs: 'Phones, and wider if nothing else is said',
  sm: 'Large phones',
  md: 'Tablets',
  lg: 'Desktops',
}

const withField = (value: unknown, name: string, next: unknown): unknown => {
  const { [name]: _old, ...others } = toFields(value)
  return next === undefined ? others : { ...others, [name]: next }
}

/** What is not a number stays as it was typed, and the check complains of it. */
const numberOf = (text: string, isRequired: boolean): unknown => {
  if (text.trim() === '') return isRequired ? '' : undefined
  const number = Number(text.replace(',', '.'))
  return Number.isFinite(number) && !/[.,]$/.test(text) ? number : text
}
