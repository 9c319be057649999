import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from './Icon.tsx'
import './SelectList.css'

export interface SelectOption {
  readonly value: string
  readonly name: string
  /** Said after the name at the right edge: a dial code. */
  readonly aside?: string
}

/** The list that opens below a select. Only pages that import a select pay for it. */
export function SelectList({ options }: { readonly options: readonly SelectOption[] }) {
  return (
    <Popover className="select-popover" offset={4} placement="bottom start">
      <ListBox className="select-list">
        {options.map((option) => (
          <ListBoxItem key={option.value} id={option.value} textValue={option.name} className="select-option">
            <span className="select-option-name">{option.name}</span>
            {option.aside !== undefined && <span className="figures">{option.aside}</span>}
            <Icon name="check" />
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  )
}
