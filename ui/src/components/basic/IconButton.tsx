import { Icon, type IconName } from './Icon.tsx'
import './IconButton.css'

export interface IconButtonProps {
  readonly icon: IconName
  /** The name assistive technology reads; an icon alone says nothing. */
  readonly name: string
  readonly isFilled?: boolean
  /** With a border, 56 px square: next to a primary action. */
  readonly isLarge?: boolean
  /** For a two-state button such as the wishlist's heart. */
  readonly isOn?: boolean | undefined
  readonly isDisabled?: boolean
  readonly onPress: () => void
  readonly 'aria-expanded'?: boolean
  readonly ref?: React.Ref<HTMLButtonElement>
}

/** Reserves the space of a large one whose code is loaded later. */
export const IconButtonFrame = () => <span className="icon-button" data-large aria-hidden="true" />

export const IconButton = ({
  icon,
  name,
  isFilled = false,
  isLarge = false,
  isOn,
  isDisabled = false,
  onPress,
  ...props
}: IconButtonProps) => (
  <button
    {...props}
    type="button"
    className="icon-button"
    aria-label={name}
    aria-pressed={isOn}
    data-large={isLarge || undefined}
    disabled={isDisabled}
    onClick={onPress}
  >
    <Icon name={icon} className={isFilled || isOn === true ? 'is-full' : undefined} />
  </button>
)
