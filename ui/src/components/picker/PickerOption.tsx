import { useCopy } from '../../copy/useCopy.ts'
import './NativeRadio.css'

export interface PickerOptionProps {
  readonly className: string
  /** The group of radios. */
  readonly group: string
  readonly name: string
  readonly isSelected: boolean
  readonly isUnavailable: boolean
  readonly onSelect: () => void
  /** Id of the text that describes the choice. */
  readonly describedBy?: string | undefined
  /** What is seen of it. */
  readonly children: React.ReactNode
}

/** A sold-out option can be focused and chosen, so that it can say so; its name ends in "sold out". */
export const PickerOption = ({
  className,
  group,
  name,
  isSelected,
  isUnavailable,
  onSelect,
  describedBy,
  children,
}: PickerOptionProps) => {
  const t = useCopy('shell')
  return (
    <label
      className={`${className} native-radio`}
      data-selected={isSelected || undefined}
      data-unavailable={isUnavailable || undefined}
    >
      <input
        type="radio"
        name={group}
        aria-label={isUnavailable ? t.nameSoldOut({ name }) : name}
        checked={isSelected}
        onChange={onSelect}
        aria-describedby={describedBy}
      />
      {children}
    </label>
  )
}
