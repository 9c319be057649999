import { defined } from '../../../../core/domain/fields/fields.ts'
import { Button } from 'react-aria-components/Button'
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Icon } from '../basic/Icon.tsx'

export interface DisclosureProps {
  readonly title: React.ReactNode
  /** `row` separates sections of a page, `facet` separates filters. */
  readonly kind?: 'row' | 'facet'
  /** The level of the heading in its page. */
  readonly level?: 2 | 3 | 4
  readonly isInitiallyOpen?: boolean
  readonly isOpen?: boolean
  readonly onOpenChange?: (isOpen: boolean) => void
  readonly children: React.ReactNode
}

export const Disclosure = ({
  title,
  kind = 'row',
  level = 3,
  isInitiallyOpen = false,
  isOpen,
  onOpenChange,
  children,
}: DisclosureProps) => {
  const Heading = `h${level}` as const
  return (
    <AriaDisclosure
      className="disclosure"
      data-kind={kind}
      defaultExpanded={isInitiallyOpen}
      {...defined({ isExpanded: isOpen, onExpandedChange: onOpenChange })}
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
