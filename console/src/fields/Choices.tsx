import './Choices.css'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'

type Props<Name extends string> = {
  /** What is chosen, for whoever does not see the row. */
  readonly label: string
  readonly names: Readonly<Record<Name, string>>
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
}

/** One of a few lists, side by side: arrows move, Enter or Space chooses. */
export const Choices = <Name extends string>({ label, names, chosen, onChoose }: Props<Name>) => (
  <ToggleButtonGroup
    className="choices"
    aria-label={label}
    disallowEmptySelection
    selectedKeys={[chosen]}
    onSelectionChange={([key]) => onChoose(String(key) as Name)}
  >
    {Object.entries<string>(names).map(([name, text]) => (
      <ToggleButton key={name} id={name} className="choice">
        {text}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
