import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useCopy } from '../../copy/useCopy.ts'
import { splitLocalePrefix } from '../../../../core/domain/locale/splitLocalePrefix.ts'
import type { BlockProps } from '../page/blockTable.ts'
import { TargetLink } from '../parts/TargetLink.tsx'
import './SecondaryNavigationBlock.css'

/** CMS-53: one scrolling line; the entry of the page in view is marked, and scrolled into view. Its title is seen from lg on. */
export const SecondaryNavigationBlock = ({ block: { title, items } }: BlockProps<'secondary-navigation'>) => {
  const t = useCopy('blocks')
  const { rest } = splitLocalePrefix(useLocation().pathname)
  const line = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const here = line.current?.querySelector('[aria-current]')?.parentElement
    if (line.current && here)
      line.current.scrollLeft =
        here.offsetLeft - line.current.offsetLeft - (line.current.clientWidth - here.offsetWidth) / 2
  }, [rest])
  return (
    <nav className="near-pages" aria-label={title || t.neighbours()}>
      <div className="page">
        {title && <b className="only-large">{title}</b>}
        <ul ref={line}>
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
