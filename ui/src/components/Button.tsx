import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import './Button.css'

export type ButtonKind = 'primary' | 'second' | 'quiet' | 'link'

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly kind?: ButtonKind
  readonly isWide?: boolean
  /** Why it cannot be pressed, in two words. It disables the button and becomes its label: "Sold out". */
  readonly disabledReason?: string | undefined
  readonly children: React.ReactNode
}

/** One rust button per screen; while pending, the words and the width stay, presses are ignored and a trail walks the foot. */
export function Button({ kind = 'second', isWide = false, disabledReason, isDisabled, isPending, children, ...props }: ButtonProps) {
  return (
    <AriaButton
      {...props}
      {...(isPending === true ? pendingProps : {})}
      className={kind === 'link' ? 'link link-button' : 'button'}
      data-kind={kind}
      data-wide={isWide || undefined}
      isDisabled={disabledReason !== undefined || isDisabled === true}
    >
      {disabledReason ?? children}
    </AriaButton>
  )
}

/** Not the aria component's own `isPending`: it announces by an element without a name, which outlives the button by seconds. */
const pendingProps: Pick<AriaButtonProps, 'onPress' | 'type' | 'render'> = {
  onPress: () => undefined,
  type: 'button',
  render: (dom) => <button {...dom} aria-busy="true" aria-disabled="true" data-pending="true" />,
}
