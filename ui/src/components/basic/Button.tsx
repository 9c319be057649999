import './Button.css'

export type ButtonKind = 'primary' | 'second' | 'quiet' | 'link'

export interface ButtonProps {
  readonly kind?: ButtonKind
  readonly type?: 'button' | 'submit'
  readonly isWide?: boolean
  readonly isDisabled?: boolean
  /** Waiting for its answer: it keeps its place and focus, and presses do nothing. */
  readonly isPending?: boolean
  /** Why it cannot be pressed, in two words. It disables the button and becomes its label: "Sold out". */
  readonly disabledReason?: string | undefined
  readonly onPress?: (() => void) | undefined
  readonly 'aria-label'?: string
  readonly 'aria-expanded'?: boolean
  readonly 'aria-pressed'?: boolean
  readonly children: React.ReactNode
}

/**
 * A screen has one rust (primary) button. A pending button keeps its label and its width, ignores presses and shows a
 * trail moving along its lower edge.
 */
export const Button = ({
  kind = 'second',
  type = 'button',
  isWide = false,
  isDisabled = false,
  isPending = false,
  disabledReason,
  onPress,
  children,
  ...props
}: ButtonProps) => (
  <button
    {...props}
    // A form is not sent again while its answer is pending.
    type={isPending ? 'button' : type}
    className={kind === 'link' ? 'link link-button' : 'button'}
    data-kind={kind}
    data-wide={isWide || undefined}
    disabled={disabledReason !== undefined || isDisabled}
    onClick={isPending ? undefined : onPress}
    {...(isPending && { 'aria-busy': true, 'aria-disabled': true, 'data-pending': true })}
  >
    {disabledReason ?? children}
  </button>
)
