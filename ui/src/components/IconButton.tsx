import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Icon, type IconName } from './Icon.tsx'
import './IconButton.css'

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  readonly icon: IconName
  /** The name assistive technology reads; an icon alone says nothing. */
  readonly name: string
  readonly isFilled?: boolean
  /** A border, 56 px square: beside a primary action. */
  readonly isLarge?: boolean
  /** For a two-state button such as the wishlist's heart. */
  readonly isOn?: boolean | undefined
}

export function IconButton({ icon, name, isFilled = false, isLarge = false, isOn, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} className="icon-button" aria-label={name} {...(isOn === undefined ? {} : { 'aria-pressed': isOn })} data-large={isLarge || undefined}>
      <Icon name={icon} {...(isFilled || isOn === true ? { className: 'is-full' } : {})} />
    </AriaButton>
  )
}
