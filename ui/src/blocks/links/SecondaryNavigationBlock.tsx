import { useLocation } from 'react-router-dom'
import { useCopy } from '../../copy/useCopy.ts'
import { splitLocalePrefix } from '../../../../core/domain/locale/splitLocalePrefix.ts'
import type { BlockProps } from '../page/blockTable.ts'
import { TargetLink } from '../parts/TargetLink.tsx'
import './SecondaryNavigationBlock.css'

/** CMS-53: one scrolling line; the entry of the page in view is marked. Its title is seen from lg on. */
export const SecondaryNavigationBlock = ({ block: { title, items } }: BlockProps<'secondary-navigation'>) => {
  const t = useCopy('blocks')
  const { rest } = splitLocalePrefix(useLocation().pathname)
  return (
    <nav className="near-pages" aria-label={title || t.neighbours()}>
      <div className="page">
        {title && <b className="only-large">{title}</b>}
        <ul>
          {items.map((item, index) => (
            <li key={index}>
              <TargetLink
                to={item.target}
                aria-current={
                  splitLocalePrefix(item.target.url).rest.replace(/[?#].*/, '') === rest ? 'page' : undefined
                }
              >
                {item.title}
              </TargetLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
