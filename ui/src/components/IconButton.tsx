import { Icon, type IconName } from './Icon.tsx'
import './IconButton.css'

export interface IconButtonProps {
  readonly icon: IconName
  /** The name assistive technology reads; an icon alone says nothing. */
  readonly name: string
  readonly isFilled?: boolean
  /** A border, 56 px square: beside a primary action. */
  readonly isLarge?: boolean
  /** For a two-state button such as the wishlist's heart. */
  readonly isOn?: boolean | undefined
  readonly isDisabled?: boolean
  readonly onPress: () => void
  readonly 'aria-expanded'?: boolean
  readonly ref?: React.Ref<HTMLButtonElement>
}

export function IconButton({
  icon,
  name,
  isFilled = false,
  isLarge = false,
  isOn,
  isDisabled = false,
  onPress,
  ...props
}: IconButtonProps) {
  return (
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
      <Icon name={icon} {...(isFilled || isOn === true ? { className: 'is-full' } : {})} />
    </button>
  )
}
