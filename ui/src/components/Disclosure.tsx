import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Icon } from './Icon.tsx'
import './Disclosure.css'

export interface DisclosureProps {
  readonly title: React.ReactNode
  /** `row` parts sections of a page, `facet` parts filters. */
  readonly kind?: 'row' | 'facet'
  /** The level of the heading in its page. */
  readonly level?: 2 | 3 | 4
  readonly isInitiallyOpen?: boolean
  readonly isOpen?: boolean
  readonly onOpenChange?: (isOpen: boolean) => void
  readonly children: React.ReactNode
}

export function Disclosure({
  title,
  kind = 'row',
  level = 3,
  isInitiallyOpen = false,
  isOpen,
  onOpenChange,
  children,
}: DisclosureProps) {
  const Heading = `h${level}` as const
  return (
    <AriaDisclosure
      className="disclosure"
      data-kind={kind}
      defaultExpanded={isInitiallyOpen}
      {...(isOpen === undefined ? {} : { isExpanded: isOpen })}
      {...(onOpenChange === undefined ? {} : { onExpandedChange: onOpenChange })}
    >
      {({ isExpanded }) => (
        <>
          <Heading className="disclosure-head">
            <Button slot="trigger" className="disclosure-button">
              <span>{title}</span>
              <Icon name={isExpanded ? 'minus' : 'plus'} />
            </Button>
          </Heading>
          <DisclosurePanel className="disclosure-panel">{children}</DisclosurePanel>
        </>
      )}
    </AriaDisclosure>
  )
}
