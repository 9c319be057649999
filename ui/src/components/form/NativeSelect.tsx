import { Icon } from '../basic/Icon.tsx'

export interface NativeSelectProps<Value extends string> extends Omit<
  React.ComponentPropsWithoutRef<'select'>,
  'onChange' | 'value' | 'children'
> {
  readonly options: readonly { readonly value: Value; readonly name: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** First row while nothing is chosen. */
  readonly placeholder?: string | undefined
}

/** A native select and its chevron. */
export const NativeSelect = <Value extends string>({
  options,
  onChange,
  placeholder,
  ...props
}: NativeSelectProps<Value>) => (
  <>
    {/* The value of an option, or '' for the placeholder, which cannot be chosen. */}
    <select {...props} onChange={(event) => onChange(event.target.value as Value)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" />
  </>
)
