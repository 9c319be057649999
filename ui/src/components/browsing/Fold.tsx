import { Icon } from '../basic/Icon.tsx'
import './Fold.css'

export interface FoldProps {
  readonly title: string
  /** `row` separates sections of a page, `facet` separates filters. */
  readonly kind?: 'row' | 'facet'
  readonly isInitiallyOpen?: boolean
  readonly children: React.ReactNode
}

/** The browser's own disclosure in the kit's style: the aria one would add 3 kB gzip to browsing pages. */
export const Fold = ({ title, kind = 'row', isInitiallyOpen = false, children }: FoldProps) => (
  <details className="disclosure fold" data-kind={kind} open={isInitiallyOpen}>
    <summary className="disclosure-button">
      <h2 className="disclosure-head">{title}</h2>
      <Icon name="plus" className="fold-plus" />
      <Icon name="minus" className="fold-minus" />
    </summary>
    <div className="disclosure-panel">{children}</div>
  </details>
)
