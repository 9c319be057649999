import { useEffect, useRef } from 'react'
import { Icon } from '../../components/basic/Icon.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { TargetLink } from '../parts/TargetLink.tsx'
import './FooterItemBlock.css'

/** CMS-61: a column of links. Below lg its title opens it, also before the page is alive. */
export const FooterItemBlock = ({ block: { title, links } }: BlockProps<'footer-item'>) => {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Where a style sheet cannot show what is folded (Firefox before 143, Safari before 18.4).
    if (fold.current && !CSS.supports('selector(::details-content)'))
      fold.current.open = matchMedia('(min-width: 1024px)').matches
  }, [])
  return (
    <div className="footer-item">
      <h2 className="label only-large">{title}</h2>
      <details ref={fold}>
        <summary>
          {title}
          <Icon name="plus" />
          <Icon name="minus" />
        </summary>
        <ul>
          {links.map((link, index) => (
            <li key={index}>
              <TargetLink to={link} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
