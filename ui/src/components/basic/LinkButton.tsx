import { Link, type LinkProps } from './Link.tsx'
import type { ButtonKind } from './Button.tsx'
import './Button.css'

export interface LinkButtonProps extends Omit<LinkProps, 'className' | 'style'> {
  readonly kind?: Exclude<ButtonKind, 'link'>
  readonly isWide?: boolean
}

/** A link that looks like a button. It stays a link: it can be opened in another tab. */
export const LinkButton = ({ kind = 'second', isWide = false, children, ...props }: LinkButtonProps) => (
  <Link {...props} className="button" data-kind={kind} data-wide={isWide || undefined}>
    {children}
  </Link>
)
