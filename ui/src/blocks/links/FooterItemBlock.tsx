import { TargetLink } from '../TargetLink.tsx'
import type { BlockProps } from '../blockTable.ts'
import './FooterItemBlock.css'

/** CMS-61 */
export const FooterItemBlock = ({ block: { title, links } }: BlockProps<'footer-item'>) => (
  <div className="footer-item">
    <h2 className="label">{title}</h2>
    <ul>
      {links.map((link, index) => (
        <li key={index}>
          <TargetLink to={link} />
        </li>
      ))}
    </ul>
  </div>
)
