import { shopAll } from '../../../../core/domain/content/shopAll.ts'
import { Icon } from '../../components/basic/Icon.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { BlockPicture } from '../media/Media.tsx'
import { Block } from '../Slot.tsx'
import { TargetLink } from '../TargetLink.tsx'
import type { BlockProps } from '../blockTable.ts'
import './MenuItemBlock.css'

/** NAV-01, NAV-02: what a department's menu contains: everything, its columns, a banner, and what is chosen by sight. */
export const MenuItemBlock = ({ block }: BlockProps<'menu-item'>) => {
  const t = useCopy('blocks')
  const { title, columns, menuBanner, visualSelectors = [], visualSelectorsTitle } = block
  const all = shopAll(block, 'lg')
  return (
    <div className="menu-item page">
      {all && (
        <p className="menu-item-all">
          <TargetLink to={all.target}>
            {all.title || t.shopAll({ title })}
            <Icon name="chevron-right" />
          </TargetLink>
        </p>
      )}
      <div className="menu-item-columns">
        {columns.map(({ id, title: name, target, children }) => (
          <div key={id}>
            <p className="menu-item-head">{target ? <TargetLink to={target}>{name}</TargetLink> : name}</p>
            <ul>
              {children.map((link) => (
                <li key={link.id}>
                  <TargetLink to={link.target}>{link.title}</TargetLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {menuBanner && (
          <div className="menu-item-banner">
            <Block block={menuBanner} />
          </div>
        )}
      </div>
      {visualSelectors.length > 0 && (
        <div className="menu-item-sights">
          {visualSelectorsTitle && <p className="menu-item-head">{visualSelectorsTitle}</p>}
          <ul>
            {visualSelectors.map(({ mediaObject, title: name, target }, index) => (
              <li key={index}>
                <TargetLink to={target}>
                  <span className="media-frame">
                    <BlockPicture picture={mediaObject} width={160} />
                  </span>
                  {name}
                </TargetLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
