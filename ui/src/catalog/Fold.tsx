import { Icon } from '../components/Icon.tsx'
import '../components/Disclosure.css'
import './Fold.css'

export interface FoldProps {
  readonly title: string
  /** `row` parts sections of a page, `facet` parts filters. */
  readonly kind?: 'row' | 'facet'
  readonly isInitiallyOpen?: boolean
  readonly children: React.ReactNode
}

/** The browser's own disclosure in the kit's dress: the aria one would cost the browse path 3 kB gzip. */
export function Fold({ title, kind = 'row', isInitiallyOpen = false, children }: FoldProps) {
  return (
    <details className="disclosure fold" data-kind={kind} open={isInitiallyOpen}>
      <summary className="disclosure-button">
        <h2 className="disclosure-head">{title}</h2>
        <Icon name="plus" className="fold-plus" />
        <Icon name="minus" className="fold-minus" />
      </summary>
      <div className="disclosure-panel">{children}</div>
    </details>
  )
}
