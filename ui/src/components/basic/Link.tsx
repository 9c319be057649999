import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends Omit<React.ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of the shop, with its locale. */
  readonly to: string
  /** Kept in the browser's history, beside the address. */
  readonly state?: unknown
}

/** A link that changes the page without a request for a document. Decision 47. */
export const Link = ({ to, state, onClick, children, ...rest }: LinkProps) => {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
